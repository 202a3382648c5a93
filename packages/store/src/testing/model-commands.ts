/** What a user can do to a book, each with what the model makes of it: changes, undo, redo, reloads, tabs, backups. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Change } from '../changes/change.ts';
import { Apply, MODEL_SETTING, type Move, openTab, type Row, type State, Step, tab } from './store-model.ts';
import { buy, file, revision, value } from './test-bed.ts';

const why = 'model';
const ids = Array.from({ length: 16 }, (_, i) => `e${i}`);
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 10 });
const amount = fc.integer({ min: 1, max: 9 }).map(String);
/** Places in the ledger, taken modulo its length when the command runs. */
const places = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 8 });

const has = (state: State, id: string): boolean => state.rows.some((row) => row.id === id);

/** Each row gives way to what `by` says; undefined keeps it. */
function replaced(state: State, by: (row: Row) => readonly Row[] | undefined): Move['next'] {
  const rows = state.rows.flatMap((row) => by(row) ?? [row]);
  return JSON.stringify(rows) === JSON.stringify(state.rows) ? 'unchanged' : { ...state, rows };
}

function pick({ rows }: State, at: readonly number[]): readonly string[] {
  return [...new Set(at.map((place) => rows[place % rows.length]?.id ?? ''))].filter((id) => id !== '');
}

const importFile = fc.tuple(fc.constantFrom('x', 'y', 'z'), someIds, amount).map(([name, list, units]) => {
  const files = [
    file(
      name,
      list.map((id) => buy(id, units)),
    ),
  ];
  const change: Change = { kind: 'import', why, files, wallets: [] };
  return new Apply(`import ${name} ${list} ${units}`, ({ state, nextImport: no }) => {
    const fresh = list.filter((id) => !has(state, id)).map((id): Row => ({ id, amount: units, origin: no }));
    const isKnown = fresh.length === 0 && state.imports.some((known) => known.name === name);
    const next = { ...state, rows: [...state.rows, ...fresh], imports: [...state.imports, { no, name }] };
    return { change, next: isKnown ? 'unchanged' : next };
  });
});

const add = fc.tuple(fc.constantFrom(...ids), amount).map(
  ([id, units]) =>
    new Apply(`add ${id} ${units}`, ({ state }) => {
      if (has(state, id)) return undefined;
      const rows = [...state.rows, { id, amount: units, origin: 0 }];
      return { change: { kind: 'add', why, events: [buy(id, units)] }, next: { ...state, rows } };
    }),
);

const edit = fc.tuple(places, amount).map(
  ([at, units]) =>
    new Apply(`edit ${at} ${units}`, ({ state }) => {
      const list = pick(state, at);
      return {
        change: { kind: 'bulk-edit', why, events: list.map((id) => buy(id, units)) },
        next: replaced(state, (row) => (list.includes(row.id) ? [{ ...row, amount: units }] : undefined)),
      };
    }),
);

const remove = places.map(
  (at) =>
    new Apply(`delete ${at}`, ({ state }) => {
      const list = pick(state, at);
      const next = replaced(state, (row) => (list.includes(row.id) ? [] : undefined));
      return { change: { kind: 'delete', why, eventIds: list }, next };
    }),
);

const split = fc.tuple(fc.nat(), fc.constantFrom(...ids), fc.boolean()).map(
  ([at, other, isFirst]) =>
    new Apply(`split ${at} ${other}`, ({ state }) => {
      const [id] = pick(state, [at]);
      if (id === undefined || has(state, other)) return undefined;
      const names = isFirst ? [id, other] : [other, id];
      const into = names.map((name, i) => buy(name, String(i + 1)));
      const pieces = names.map((name, i) => ({ id: name, amount: String(i + 1) }));
      const by = (row: Row) => (row.id === id ? pieces.map((piece) => ({ ...piece, origin: row.origin })) : undefined);
      return { change: { kind: 'split', why, eventId: id, into }, next: replaced(state, by) };
    }),
);

const merge = places.map(
  (at) =>
    new Apply(`merge ${at}`, ({ state }) => {
      const list = pick(state, at);
      const [first, last] = [list[0], list.at(-1)];
      if (first === undefined || last === undefined) return undefined;
      const next = replaced(state, (row) => {
        if (row.id === first) return [{ id: last, amount: '77', origin: row.origin }];
        return list.includes(row.id) ? [] : undefined;
      });
      return { change: { kind: 'merge', why, eventIds: list, into: buy(last, '77') }, next };
    }),
);

const removeImport = fc.nat().map(
  (n) =>
    new Apply(`remove import ${n}`, ({ state }) => {
      const record = state.imports[n % state.imports.length];
      if (!record) return undefined;
      const rows = state.rows.filter((row) => row.origin !== record.no);
      const imports = state.imports.filter((known) => known !== record);
      return { change: { kind: 'remove-import', why, importNo: record.no }, next: { ...state, rows, imports } };
    }),
);

const answer = fc.tuple(places, places, fc.constantFrom(...ids), amount).map(
  ([edited, gone, id, units]) =>
    new Apply(`answer ${edited} ${gone} ${id} ${units}`, ({ state }) => {
      const remove = pick(state, gone);
      const list = pick(state, edited).filter((each) => !remove.includes(each));
      const adds = has(state, id) ? [] : [id];
      const next = replaced(state, (row) => {
        if (remove.includes(row.id)) return [];
        return list.includes(row.id) ? [{ ...row, amount: units }] : undefined;
      });
      const kept = next === 'unchanged' ? state : next;
      const rows = [...kept.rows, ...adds.map((each) => ({ id: each, amount: units, origin: 0 }))];
      return {
        change: {
          kind: 'answer',
          why,
          add: adds.map((each) => buy(each, units)),
          edit: list.map((each) => buy(each, units)),
          remove,
          repair: [],
          settle: [],
        },
        next: next === 'unchanged' && adds.length === 0 ? 'unchanged' : { ...kept, rows },
      };
    }),
);

const set = fc
  .tuple(fc.constantFrom('FIFO', 'AVERAGE'), fc.subarray(['1', '2', '3', '4']), fc.boolean())
  .map(([method, prices, isGone]) => {
    const name = isGone ? 'unset' : `set ${method} ${prices}`;
    return new Apply(name, ({ state }) => {
      const { setting: before, ...rest } = state;
      const after = isGone ? undefined : { method, prices };
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      const next = after === undefined ? rest : { ...rest, setting: after };
      return {
        change: { kind: 'settings', why, subjects: [], set: [{ key: MODEL_SETTING, before, after }] },
        next: isSame ? 'unchanged' : next,
      };
    });
  });

const clear = fc.constant(
  new Apply('clear', ({ state }) => {
    const isEmpty = state.rows.length + state.imports.length === 0;
    return { change: { kind: 'clear', why }, next: isEmpty ? 'unchanged' : { ...state, rows: [], imports: [] } };
  }),
);

const undo = fc.constant(
  new Step('undo', async (model, real) => {
    const result = await tab(real).events.undo('own', await revision(tab(real)));
    const before = model.undo.pop();
    expect(result.ok).toBe(before !== undefined);
    if (!before) return;
    model.redo.push(model.state);
    model.state = before;
  }),
);

const redo = fc.constant(
  new Step('redo', async (model, real) => {
    const result = await tab(real).events.redo('own', await revision(tab(real)));
    const after = model.redo.pop();
    expect(result.ok).toBe(after !== undefined);
    if (!after) return;
    model.undo.push(model.state);
    model.state = after;
  }),
);

const reload = fc.constant(
  new Step('reload', async (_, real) => {
    tab(real).close();
    real.tabs[real.active] = await openTab(real.bed, real.options);
  }),
);

const otherTab = fc.constant(
  new Step('other tab', async (_, real) => {
    real.active = 1 - real.active;
  }),
);

const trim = fc.integer({ min: 0, max: 3 }).map(
  (keep) =>
    new Step(`trim ${keep}`, async (model, real) => {
      value(await tab(real).journal.trim('own', keep));
      model.undo = keep === 0 ? [] : model.undo.slice(-keep);
    }),
);

const backupAndRestore = fc.constant(
  new Step('backup and restore', async (_, real) => {
    const backup = value(await tab(real).backup({ compression: 'none' }));
    value(await tab(real).erase('everything'));
    value(await tab(real).restore(backup, { mode: 'replace' }));
  }),
);

/** Often the changes that make others possible. */
export const COMMANDS = [
  ...[
    importFile,
    importFile,
    importFile,
    add,
    edit,
    edit,
    remove,
    split,
    merge,
    removeImport,
    clear,
    answer,
    answer,
    set,
    set,
  ],
  ...[undo, undo, undo, undo, redo, redo, redo, reload, otherTab, otherTab, trim, backupAndRestore],
];
