/** Random changes, undo, redo, reloads, tabs and backups against a model (testing/store-model.ts). */
import fc from 'fast-check';
import { test } from 'vitest';
import { COMMANDS } from './testing/model-commands.ts';
import { type Model, openTab, type Real } from './testing/store-model.ts';
import { testBed } from './testing/test-bed.ts';

test('the database shows what the model shows, whatever is done to it', async () => {
  const commands = fc.commands<Model, Real, false>(COMMANDS, { maxCommands: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(commands, fc.constantFrom(3, 40), async (steps, chunkSize) => {
      const options = { chunkSize };
      await fc.asyncModelRun(async () => {
        const bed = testBed();
        const tabs = [await openTab(bed, options), await openTab(bed, options)];
        const real: Real = { bed, tabs, active: 0, options };
        return { model: { state: { rows: [], imports: [] }, undo: [], redo: [], nextImport: 1 }, real };
      }, steps);
    }),
    { numRuns: 8 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
