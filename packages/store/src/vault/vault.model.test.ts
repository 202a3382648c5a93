/**
 * Random changes against the model of a book, while the database is locked, unlocked, locked with another passphrase, opened by
 * another tab, and while each of these dies in the middle: the book is always what the model says.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMMANDS } from '../testing/model-commands.ts';
import { quickPassphrases } from '../testing/quick-passphrases.ts';
import { breakWrite, dumpRaw } from '../testing/raw-database.ts';
import { type Model, openTab, type Real, Step, tab } from '../testing/store-model.ts';
import { testBed, value } from '../testing/test-bed.ts';

beforeEach(() => quickPassphrases());
afterEach(() => vi.restoreAllMocks());

/** The other tab let go; its user opens it again. */
async function reopenOther(real: Real): Promise<void> {
  real.tabs[1 - real.active]?.store.close();
  real.tabs[1 - real.active] = await openTab(real.bed, real.options);
}

const turn = fc.constantFrom('one', 'two').map(
  (secret) =>
    new Step(`turn the lock with ${secret}`, async (_, real) => {
      const { vault } = tab(real);
      const { unlock, chunkSize } = real.options;
      if (unlock === undefined) value(await vault.turnOn(secret));
      else value(await vault.turnOff(unlock));
      real.options = unlock === undefined ? { chunkSize, unlock: { kind: 'passphrase', secret } } : { chunkSize };
      await reopenOther(real);
      const { tables } = await dumpRaw(real.bed);
      const records = Object.entries(tables).flatMap(([name, list]) => (name === 'vault' ? [] : list));
      const isSealed = (record: unknown) => 'sealed' in (record as object);
      expect(records.every((record) => isSealed(record) === (unlock === undefined))).toBe(true);
    }),
);

const crash = fc.nat({ max: 60 }).map(
  (at) =>
    new Step(`turn the lock and die at write ${at}`, async (_, real) => {
      const { vault } = tab(real);
      const { unlock, chunkSize } = real.options;
      const broken = breakWrite(at, 'abort');
      const done = await (unlock === undefined ? vault.turnOn('one') : vault.turnOff(unlock));
      broken.repair();
      if (done.ok)
        real.options =
          unlock === undefined ? { chunkSize, unlock: { kind: 'passphrase', secret: 'one' } } : { chunkSize };
      await reopenOther(real);
    }),
);

const changePassphrase = fc.constantFrom('three', 'four').map(
  (secret) =>
    new Step(`passphrase ${secret}`, async (_, real) => {
      const { unlock } = real.options;
      if (unlock === undefined) return;
      const next = { kind: 'passphrase', secret } as const;
      value(await tab(real).vault.setWay(unlock, next));
      real.options = { ...real.options, unlock: next };
    }),
);

test('a locked database shows what the model shows, whatever is done to it and to its lock', async () => {
  const steps = [...COMMANDS, turn, turn, turn, crash, crash, changePassphrase];
  const commands = fc.commands<Model, Real, false>(steps, { maxCommands: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(commands, fc.constantFrom(3, 40), async (list, chunkSize) => {
      await fc.asyncModelRun(async () => {
        const bed = testBed();
        const options = { chunkSize };
        const tabs = [await openTab(bed, options), await openTab(bed, options)];
        const real: Real = { bed, tabs, active: 0, options };
        return { model: { state: { rows: [], imports: [] }, undo: [], redo: [], nextImport: 1 }, real };
      }, list);
    }),
    { numRuns: 5 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
