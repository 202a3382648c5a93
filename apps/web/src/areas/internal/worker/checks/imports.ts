/** Reading files into the copy, the whole way from the file to the ledger; each import is taken back afterwards. */
import { add, dec, formatDecimal, normalize, subtract } from '@cryptax/kernel';
import { holdingsByAsset } from '../../../../platform/ledger/worker/tax-figures.ts';
import { importRunnerOf } from '../../../import/worker/import-runner.ts';
import type { CheckOutcome } from '../../self-test-types.ts';
import { all, type Bench, type Check, failed, good, passed } from '../check.ts';
import { BROKEN_SAMPLE, SAMPLE_FILES, type SampleFile } from '../sample-files.data.ts';

/** Imports, lets `look` judge, and takes the import back. */
async function importing(
  bench: Bench,
  samples: readonly SampleFile[],
  look: (added: number) => Promise<CheckOutcome> | CheckOutcome,
): Promise<CheckOutcome> {
  const { store, books } = bench.session;
  const runner = importRunnerOf(bench.session);
  const files = samples.map(({ name, text }) => new File([text], name));
  const preview = good(await runner.preview(files, {}, undefined));
  const wrong = preview.files.find(({ counts }, index) => counts.rows !== samples[index]?.rows);
  if (wrong !== undefined) return failed(wrong.name, samples.map(({ rows }) => rows).join(', '), wrong.counts.rows);
  const done = good(await runner.commit(preview.previewId, undefined));
  try {
    return await look(done.added);
  } finally {
    const { loaded } = good(await books.get('own'));
    if (done.status === 'applied') good(await store.events.undo('own', loaded.revision));
  }
}

async function ownHoldings({ session }: Bench): Promise<ReadonlyMap<string, string>> {
  return holdingsByAsset(good(await session.books.get('own')).loaded.engine.holdings());
}

/** The files bring the events and the coins that were counted by hand. */
function importCheck(samples: readonly SampleFile[]): Check {
  return async (bench) => {
    const before = await ownHoldings(bench);
    return importing(bench, samples, async (added) => {
      const expected = samples.reduce((sum, { events }) => sum + events, 0);
      if (added !== expected) return failed(samples.map(({ name }) => name).join(', '), expected, added);
      const after = await ownHoldings(bench);
      for (const [asset, amount] of Object.entries(together(samples))) {
        const grown = subtract(dec(after.get(asset) ?? '0'), dec(before.get(asset) ?? '0'));
        const text = formatDecimal(normalize(grown));
        if (text !== amount) return failed(asset, amount, text);
      }
      return passed(added);
    });
  };
}

function together(samples: readonly SampleFile[]): Readonly<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { holdings } of samples) {
    for (const [asset, amount] of Object.entries(holdings)) {
      sums[asset] = formatDecimal(normalize(add(dec(sums[asset] ?? '0'), dec(amount))));
    }
  }
  return sums;
}

export const csvImport: Check = async (bench) => {
  const outcomes: CheckOutcome[] = [];
  for (const sample of SAMPLE_FILES) outcomes.push(await importCheck([sample])(bench));
  return all(outcomes);
};

export const threeExchanges: Check = importCheck(SAMPLE_FILES);

/** A file that is imported again adds nothing. */
export const csvTwice: Check = (bench) =>
  importing(bench, SAMPLE_FILES, () =>
    importing(bench, SAMPLE_FILES, (added) => (added === 0 ? passed(SAMPLE_FILES.length) : failed('again', 0, added))),
  );

/** A row that cannot be read waits for the user; the others go through. Nothing is dropped. */
export const csvBadRow: Check = (bench) =>
  importing(bench, [BROKEN_SAMPLE], async (added) => {
    if (added !== BROKEN_SAMPLE.events) return failed(BROKEN_SAMPLE.name, BROKEN_SAMPLE.events, added);
    const { cards } = good(await bench.session.books.get('own'));
    const waiting = cards.filter(({ kind }) => kind === 'unreadable-row');
    return waiting.length > 0 ? passed(BROKEN_SAMPLE.rows) : failed('review', 1, waiting.length);
  });
