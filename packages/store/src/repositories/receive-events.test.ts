import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { buy, file, revision, testBed, value } from '../testing/test-bed.ts';

async function book(store: Store): Promise<Readonly<Record<string, string>>> {
  const { events } = value(await store.events.readAll('own'));
  return Object.fromEntries(events.map((event) => [event.id, 'in' in event ? event.in.amount : '']).sort());
}

async function filled(ids: readonly string[] = ['1', '2', '3']) {
  const store = await testBed().open({ chunkSize: 4 });
  const apply = async (change: Parameters<Store['events']['apply']>[2]) =>
    value(await store.events.apply('own', await revision(store), change));
  const receive = async (content: Readonly<Record<string, string>>, remove: readonly string[] = []) => {
    const upserts = Object.entries(content).map(([id, amount]) => buy(id, amount));
    return value(await store.events.receive('own', await revision(store), { why: 'sync', upserts, remove }));
  };
  const step = async (action: 'undo' | 'redo') => value(await store.events[action]('own', await revision(store)));
  await apply({
    kind: 'import',
    why: 'import',
    files: [
      file(
        'f',
        ids.map((id) => buy(id, '1')),
      ),
    ],
    wallets: [],
  });
  return { store, apply, receive, step };
}

describe('undo after something came from another device', () => {
  test('what came is no step: on a new device there is nothing to undo after the first sync', async () => {
    const store = await testBed().open({ chunkSize: 4 });
    const upserts = ['1', '2', '3'].map((id) => buy(id, '1'));
    value(await store.events.receive('own', 0, { why: 'sync', upserts, remove: [] }));
    expect(value(await store.events.state('own')).undo).toBeUndefined();
    expect(await store.events.undo('own', await revision(store))).toMatchObject({
      ok: false,
      error: { code: 'journal.nothing-to-undo' },
    });
    expect(value(await store.journal.list('own'))).toMatchObject([
      { why: 'sync', counts: { added: 3 }, isReceived: true },
    ]);
  });

  test('it takes back the own step and leaves what came alone', async () => {
    const { store, apply, receive, step } = await filled();
    await apply({ kind: 'edit', why: 'edit', events: [buy('1', '5')] });
    await receive({ 2: '9', 4: '9' }, ['3']);
    expect(await step('undo')).toMatchObject({ kept: 0 });
    expect(await book(store)).toEqual({ 1: '1', 2: '9', 4: '9' });
    await step('redo');
    expect(await book(store)).toEqual({ 1: '5', 2: '9', 4: '9' });
  });

  test('an entry that another device changed since stays, and that is told', async () => {
    const { store, apply, receive, step } = await filled();
    await apply({ kind: 'bulk-edit', why: 'edit', events: [buy('1', '5'), buy('2', '5')] });
    await receive({ 1: '9' });
    expect(await step('undo')).toMatchObject({ kept: 1 });
    expect(await book(store)).toEqual({ 1: '9', 2: '1', 3: '1' });
    const [, edit] = value(await store.journal.list('own'));
    expect(edit).toMatchObject({ state: 'undone', log: [{ action: 'undo', kept: 1 }] });
  });

  test('taking back an import removes its entries, except those that were edited elsewhere', async () => {
    const { store, receive, step } = await filled(['1', '2', '3', '4', '5', '6']);
    await receive({ 2: '9', x: '9' });
    expect(await step('undo')).toMatchObject({ kept: 1 });
    expect(await book(store)).toEqual({ 2: '9', x: '9' });
    expect(value(await store.imports.list('own'))).toEqual([]);
    await step('redo');
    expect(await book(store)).toEqual({ 1: '1', 2: '9', 3: '1', 4: '1', 5: '1', 6: '1', x: '9' });
    expect(value(await store.imports.list('own'))).toHaveLength(1);
  });

  test('a step that waits for redo is not lost by what comes', async () => {
    const { store, apply, receive, step } = await filled();
    await apply({ kind: 'delete', why: 'delete', eventIds: ['1'] });
    await step('undo');
    await receive({ 2: '9' });
    await step('redo');
    expect(await book(store)).toEqual({ 2: '9', 3: '1' });
  });

  test('whatever happens, no step back or forth changes what another device had the last word on', async () => {
    const ids = ['1', '2', '3', '4', '5', '6'];
    const some = fc.uniqueArray(fc.constantFrom(...ids, '7', '8'), { minLength: 1, maxLength: 4 });
    const move = fc.record({
      what: fc.constantFrom('edit', 'delete', 'add', 'receive', 'drop', 'undo', 'redo'),
      some,
      amount: fc.integer({ min: 2, max: 99 }).map(String),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
        const { store, apply, receive } = await filled(ids);
        // What the other device last said about an event, as long as nothing was done to it here by hand since.
        const theirs = new Map<string, string | undefined>();
        for (const { what, some: chosen, amount } of moves) {
          const here = await book(store);
          const known = chosen.filter((id) => id in here);
          const fresh = chosen.filter((id) => !(id in here));
          if (what === 'edit' && known.length > 0) {
            await apply({ kind: 'bulk-edit', why: 'edit', events: known.map((id) => buy(id, amount)) });
            for (const id of known) theirs.delete(id);
          }
          if (what === 'delete' && known.length > 0) {
            await apply({ kind: 'delete', why: 'delete', eventIds: known });
            for (const id of known) theirs.delete(id);
          }
          if (what === 'add' && fresh.length > 0) {
            await apply({ kind: 'add', why: 'add', events: fresh.map((id) => buy(id, amount)) });
            for (const id of fresh) theirs.delete(id);
          }
          if (what === 'receive') {
            await receive(Object.fromEntries(chosen.map((id) => [id, amount])));
            for (const id of chosen) if (here[id] !== amount) theirs.set(id, amount);
          }
          if (what === 'drop') {
            await receive({}, chosen);
            for (const id of known) theirs.set(id, undefined);
          }
          if (what === 'undo' || what === 'redo') {
            const stepped = await store.events[what]('own', await revision(store));
            if (!stepped.ok) expect(stepped.error.code).toBe(`journal.nothing-to-${what}`);
            const now = await book(store);
            for (const [id, amountThere] of theirs) expect([id, now[id]]).toEqual([id, amountThere]);
          }
        }
      }),
      { numRuns: 15 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
    );
  });
});
