/** Entries of two files merged into one: removing either file takes only its own with it. */
import type { LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';

function bought(id: string, amount: string, hour: number): LedgerEvent {
  const at = `2024-01-02T${String(hour).padStart(2, '0')}:00:00Z`;
  return { id, at, kind: 'buy', wallet: 'W', in: { asset: 'BTC', amount }, valueEur: amount.replace('.', '') };
}

const FILES: Readonly<Record<string, readonly LedgerEvent[]>> = {
  'a.json': [bought('a1', '0.1', 8), bought('a2', '0.2', 9)],
  'b.json': [bought('b1', '0.4', 10), bought('b2', '0.8', 11)],
  'c.json': [bought('c1', '1.6', 7)],
};

async function ledger(...names: readonly string[]): Promise<LedgerApi> {
  const api = testLedger();
  for (const name of names) await importAll(api, [file(name)]);
  return api;
}

function file(name: string): File {
  return textFile(name, JSON.stringify({ format: 'cryptax-ledger', version: 1, events: FILES[name] ?? [] }));
}

async function remove(api: LedgerApi, name: string): Promise<void> {
  const record = good(await api.imports('own')).find(({ fileName }) => fileName === name);
  good(await api.removeImport('own', record?.no ?? 0));
}

async function merge(api: LedgerApi, ...eventIds: readonly string[]): Promise<void> {
  good(await api.applyEdit('own', { kind: 'merge', why: 'merge', eventIds }));
}

async function entries(api: LedgerApi): Promise<readonly string[]> {
  const list = await api.queryEvents({ book: 'own', filter: {}, offset: 0, limit: 20 });
  return good(list)
    .rows.map(({ id, in: received }) => `${id} ${received?.amount}`)
    .sort();
}

describe('a merge over two files', () => {
  it.each([
    ['the earlier', 'a.json', ['b1 0.4', 'b2 0.8']],
    ['the later', 'b.json', ['a1 0.1', 'a2 0.2']],
  ])('comes apart when %s is removed, and the history goes both ways', async (_, name, left) => {
    const api = await ledger('a.json', 'b.json');
    await merge(api, 'a1', 'b1');
    const merged = ['a1 0.5', 'a2 0.2', 'b2 0.8'];
    expect(await entries(api)).toEqual(merged);
    await remove(api, name);
    expect(await entries(api)).toEqual(left);
    good(await api.undo('own'));
    expect(await entries(api)).toEqual(merged);
    good(await api.redo('own'));
    expect(await entries(api)).toEqual(left);
    // What is left goes with its own file.
    await remove(api, name === 'a.json' ? 'b.json' : 'a.json');
    expect(await entries(api)).toEqual([]);
  });

  it('comes apart through a merge on top of it', async () => {
    const api = await ledger('a.json', 'b.json', 'c.json');
    await merge(api, 'a1', 'b1');
    await merge(api, 'a1', 'c1');
    expect(await entries(api)).toEqual(['a2 0.2', 'b2 0.8', 'c1 2.1']);
    await remove(api, 'b.json');
    expect(await entries(api)).toEqual(['a1 0.1', 'a2 0.2', 'c1 1.6']);
  });

  it('stays where the file that goes has no part in it', async () => {
    const api = await ledger('a.json', 'b.json', 'c.json');
    await merge(api, 'a1', 'b1');
    await remove(api, 'c.json');
    expect(await entries(api)).toEqual(['a1 0.5', 'a2 0.2', 'b2 0.8']);
  });

  it('within one file goes with the file in one step', async () => {
    const api = await ledger('a.json', 'b.json');
    await merge(api, 'a1', 'a2');
    await remove(api, 'a.json');
    expect(await entries(api)).toEqual(['b1 0.4', 'b2 0.8']);
    good(await api.undo('own'));
    expect(await entries(api)).toEqual(['a1 0.3', 'b1 0.4', 'b2 0.8']);
  });

  it('gives back an entry made by hand', async () => {
    const api = await ledger('a.json');
    const { id: _, ...draft } = bought('', '3.2', 12);
    good(await api.applyEdit('own', { kind: 'add', why: '', event: draft as EventDraft }));
    const [typed = ''] = (await entries(api)).filter((text) => text.endsWith(' 3.2')).map((text) => text.split(' ')[0]);
    await merge(api, 'a1', typed);
    await remove(api, 'a.json');
    expect(await entries(api)).toEqual([`${typed} 3.2`]);
  });

  it('gives each sale the acquisition back that was assumed for it', async () => {
    const api = testLedger();
    for (const [name, id, hour] of [
      ['a.json', 's1', 8],
      ['b.json', 's2', 9],
    ] as const) {
      const { in: out, ...sale } = bought(id, '0.1', hour) as Extract<LedgerEvent, { kind: 'buy' }>;
      const events = [{ ...sale, kind: 'sell', out }];
      await importAll(api, [textFile(name, JSON.stringify({ format: 'cryptax-ledger', version: 1, events }))]);
    }
    const missing = { kind: 'missing-acquisition', offset: 0, limit: 9 } as const;
    const ids = good(await api.reviewList('own', missing)).cards.map(({ id }) => id);
    good(await api.applyFix('own', ids, { kind: 'assume-zero-cost' }));
    await merge(api, 's1', 's2');
    await remove(api, 'a.json');
    expect((await entries(api)).map((text) => text.split(' ')[0])).toEqual(['s2', 's2/assumed-main']);
    const { counts } = good(await api.reviewList('own', missing));
    expect([counts['missing-acquisition'], counts['spare-assumption']]).toEqual([0, 0]);
    expect(good(await api.summary('own')).holdings).toEqual([]);
  });

  it('that was given another amount since goes with its file, and the others are as their files say', async () => {
    const api = await ledger('a.json', 'b.json');
    await merge(api, 'a1', 'b1');
    good(await api.applyEdit('own', { kind: 'edit', why: '', event: bought('a1', '0.7', 8) }));
    const edited = ['a1 0.7', 'a2 0.2', 'b2 0.8'];
    await remove(api, 'a.json');
    expect(await entries(api)).toEqual(['b1 0.4', 'b2 0.8']);
    good(await api.undo('own'));
    expect(await entries(api)).toEqual(edited);
    await remove(api, 'b.json');
    expect(await entries(api)).toEqual(['a1 0.7', 'a2 0.2']);
  });

  it('that was taken apart once brings nothing back that was deleted later', async () => {
    const api = await ledger('a.json', 'b.json');
    await merge(api, 'a1', 'b1');
    await remove(api, 'a.json');
    good(await api.applyEdit('own', { kind: 'delete', why: '', eventIds: ['b1'] }));
    await importAll(api, [file('a.json')]);
    await remove(api, 'a.json');
    expect(await entries(api)).toEqual(['b2 0.8']);
  });

  it('is listed in the report: merged, and taken apart with the file', async () => {
    const api = await ledger('a.json', 'b.json');
    await merge(api, 'a1', 'b1');
    await remove(api, 'b.json');
    const source = { kind: 'book', book: 'own', year: 2024 } as const;
    const { rows } = good(await api.reportLines(source, { list: 'changes', offset: 0, limit: 9 }));
    expect(rows.filter(({ eventId }) => eventId === 'a1')).toMatchObject([
      { action: 'merged', fields: [{ field: 'in', before: '0.1 BTC', after: '0.5 BTC' }, {}] },
      { action: 'edited', code: 'unmerge', fields: [{ field: 'in', before: '0.5 BTC', after: '0.1 BTC' }, {}] },
    ]);
    const [last] = good(await api.journal('own'));
    expect(last).toMatchObject({ kind: 'remove-import', subjects: ['b.json', 'a1'] });
  });

  it('that was taken back is none', async () => {
    const api = await ledger('a.json', 'b.json');
    await merge(api, 'a1', 'b1');
    good(await api.undo('own'));
    await remove(api, 'a.json');
    expect(await entries(api)).toEqual(['b1 0.4', 'b2 0.8']);
  });
});

/** Amounts are powers of two: a sum tells which entries are in it. */
const AMOUNT: Readonly<Record<string, number>> = { a1: 1, a2: 2, b1: 4, b2: 8, c1: 16 };

it('whatever was merged, undone and redone, removing files leaves exactly what the others say', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('merge' as const), pick: fc.tuple(fc.nat(4), fc.nat(4)) }),
    fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
  );
  const order = fc.shuffledSubarray(Object.keys(FILES), { minLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), order, async (steps, names) => {
      const api = await ledger(...Object.keys(FILES));
      const imports = Object.keys(FILES).length;
      for (const each of steps) {
        if (each.kind !== 'merge') {
          const journal = good(await api.journal('own'));
          // The imports themselves stay.
          const canUndo = journal.find(({ state }) => state === 'done')?.kind === 'merge';
          const canRedo = journal.some(({ state }) => state === 'undone');
          if (each.kind === 'undo' ? canUndo : canRedo) good(await api[each.kind]('own'));
          continue;
        }
        const ids = (await entries(api)).map((text) => text.split(' ')[0] ?? '');
        const chosen = each.pick.flatMap((place) => ids[place % ids.length] ?? []);
        if (new Set(chosen).size === 2) await merge(api, ...chosen);
      }
      expect(good(await api.imports('own'))).toHaveLength(imports);
      const left = new Set(Object.keys(AMOUNT));
      for (const name of names) {
        await remove(api, name);
        for (const { id } of FILES[name] ?? []) left.delete(id);
        const total = (await entries(api)).reduce((sum, text) => sum + Math.round(Number(text.split(' ')[1]) * 10), 0);
        expect(total).toBe([...left].reduce((sum, id) => sum + (AMOUNT[id] ?? 0), 0));
      }
    }),
    { numRuns: 5 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
