/** Several wallets and exchanges in one book: do they add up, and do moved coins keep their age? */
import { holdingsByAsset } from '../../../../platform/ledger/worker/holdings-by-asset.ts';
import { countedSources } from '../book-facts.ts';
import { type Check, every, failed, sameEntries } from '../check.ts';

/** The wallets together hold what the source holds. */
export const walletsSum: Check = async ({ book, facts }) => {
  const { engine } = await book();
  return sameEntries(facts.holdings, holdingsByAsset(engine.holdings()), '0');
};

/** A part that was moved between own wallets is as old as the lot it came from. */
export const transfersKeepDates: Check = async ({ book }) => {
  const { engine, valued, place } = await book();
  const moved = engine.movements().filter(({ kind }) => kind === 'transfer');
  return every(moved, ({ eventId, lotId, acquiredAt, chain }) => {
    const origin = valued[place.get(chain[0] ?? '') ?? -1];
    const stated = origin !== undefined && 'acquiredAt' in origin ? origin.acquiredAt : undefined;
    const expected = stated ?? origin?.at;
    // Written with or without fractions of a second, it is the same moment.
    if (expected !== undefined && Date.parse(expected) === Date.parse(acquiredAt)) return undefined;
    return failed(`${eventId} ${lotId}`, expected ?? 'origin', acquiredAt);
  });
};

/** Each source brought as many events as before. */
export const sourcesCounted: Check = async ({ book, facts }) =>
  sameEntries(facts.sources, countedSources(await book()), 0);
