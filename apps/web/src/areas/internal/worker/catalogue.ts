/** Every check of the worker under its name. The suites of the screens are lists of these names. */
import { compare, dec, decimal, equals, formatDecimal, isNegative, normalize, subtract, sum } from '@cryptax/kernel';
import type { DisposalView } from '@cryptax/ledger';
import { analyseHarvest, checkRepurchases, HARVEST_DEFAULTS } from '@cryptax/planning';
import { holdingsByAsset } from '../../../platform/ledger/worker/tax-figures.ts';
import type { CopyCheckId } from '../self-test-types.ts';
import {
  type Bench,
  type Check,
  countedSources,
  disagreement,
  every,
  factsOf,
  failed,
  passed,
  sameEntries,
} from './check.ts';
import {
  conservation,
  lotsAndHoldings,
  portfolioTotal,
  pricesKnown,
  pricesOf,
  reportSealed,
  understood,
  yearsAddUp,
} from './checks/figures.ts';
import { csvBadRow, csvImport, csvTwice, threeExchanges } from './checks/imports.ts';
import { allExamples, lawCheck, lawOf, limitEdges, orderKept, quantitySold, sameHoldings } from './checks/methods.ts';
import { backupAgain, copyAgrees, recordsReadable, storageRoom, undoRedo, writeReadDelete } from './checks/storage.ts';

/** Loss harvesting: what it proposes is there, is a loss, and looking at it changes nothing. */

/** Down to the smallest loss, so that there is as much to look at as possible. */
const OPTIONS = { ...HARVEST_DEFAULTS, minLoss: '0.01' };

async function analysis(bench: Bench) {
  const { context, now } = await pricesOf(bench);
  const { person, pools, today, settings } = context;
  const question = { person, pools, today, settings: settings.match, prices: now.prices, volatility: new Map() };
  return { result: analyseHarvest({ ...question, options: OPTIONS }), pools };
}

/** Each candidate is worth less than it cost. */
const harvestLosses: Check = async (bench) => {
  const { result } = await analysis(bench);
  return every(result.candidates, ({ asset, value, cost, loss }) => {
    const isLoss = compare(dec(loss), dec('0')) > 0 && isNegative(subtract(dec(value), dec(cost)));
    return isLoss ? undefined : failed(asset, `< ${cost}`, value);
  });
};

/** Nothing is proposed that the source does not hold. */
const harvestAmounts: Check = async (bench) => {
  const { result, pools } = await analysis(bench);
  const { facts } = bench;
  const shown = every(result.candidates, ({ asset, amount }) =>
    compare(dec(amount), dec(facts.holdings.get(asset) ?? '0')) <= 0
      ? undefined
      : failed(asset, facts.holdings.get(asset) ?? '0', amount),
  );
  if (shown.status === 'failed') return shown;
  // The lots that it chooses from are those of the source.
  return every(facts.holdings, ([asset, amount]) => {
    const own = pools.filter((pool) => pool.asset === asset);
    const held = sum(own.map(({ units, scale }) => decimal(units, scale)));
    return equals(held, dec(amount)) ? undefined : failed(asset, amount, formatDecimal(normalize(held)));
  });
};

/** A purchase shortly after a sale at a loss is a remark; it never takes a loss away (no wash-sale rule in Germany). */
const harvestRepurchase: Check = async ({ book, facts }) => {
  const { engine, valued } = await book();
  const { repurchases } = checkRepurchases(engine.disposals(), valued);
  return disagreement('years', facts.years, engine.years()) ?? passed(repurchases.length + 1);
};

const harvestWritesNothing: Check = async (bench) => {
  const before = await bench.book();
  const [revision, facts] = [before.revision, JSON.stringify([...factsOf(before).holdings])];
  await analysis(bench);
  const after = await bench.book();
  if (after.revision !== revision) return failed('revision', revision, after.revision);
  const now = JSON.stringify([...factsOf(after).holdings]);
  return now === facts ? passed(1) : failed('holdings', facts, now);
};

/** The holding period, counted here by calendar dates in Berlin, apart from the engine's own counting. */
const BERLIN = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The Berlin date one year later as text, 29 February as the 28th: days that compare as texts do. */
function lastTaxable(acquiredAt: string): string {
  const [year = '', month = '', day = ''] = BERLIN.format(new Date(acquiredAt)).split('-');
  const next = Number(year) + 1;
  return month === '02' && day === '29' ? `${next}-02-28` : `${next}-${month}-${day}`;
}

function partsMarked(isFree: boolean): Check {
  return async (bench) =>
    every(
      (await allSales(bench)).flatMap(({ eventId, at, lots }) => lots.map((lot) => ({ eventId, at, lot }))),
      ({ eventId, at, lot }) => {
        if (lot.taxFree !== isFree) return undefined;
        const soldOn = BERLIN.format(new Date(at));
        const isOutside = soldOn > lastTaxable(lot.acquiredAt);
        return isOutside === isFree ? undefined : failed(eventId, lastTaxable(lot.acquiredAt), soldOn);
      },
    );
}

async function allSales({ book }: Bench): Promise<readonly DisposalView[]> {
  return (await book()).engine.disposals();
}

const freePartsOutside: Check = partsMarked(true);
const taxablePartsInside: Check = partsMarked(false);

/** The lots with a day on which they become free, from which the calendar is made, are together what the source holds. */
const calendarComplete: Check = async ({ book, facts }) => {
  const { engine } = await book();
  const held = holdingsByAsset(
    engine
      .exactLots()
      .map(({ wallet, asset, amount }) => ({ wallet, asset, amount: formatDecimal(amount), cost: '0' })),
  );
  return every(facts.holdings, ([asset, amount]) =>
    dec(amount).units === 0n || held.get(asset) === amount ? undefined : failed(asset, amount, held.get(asset) ?? '0'),
  );
};

/** Leap years and the turn of the Berlin day, from the rule book. */
const holdingLaw: Check = lawCheck(({ name }) => name.startsWith('01-') || name.startsWith('14-'));

/** Several wallets and exchanges in one book: do they add up, and do moved coins keep their age? */

/** The wallets together hold what the source holds. */
const walletsSum: Check = async ({ book, facts }) => {
  const { engine } = await book();
  return sameEntries(facts.holdings, holdingsByAsset(engine.holdings()), '0');
};

/** A part that was moved between own wallets is as old as the lot it came from. */
const transfersKeepDates: Check = async ({ book }) => {
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
const sourcesCounted: Check = async ({ book, facts }) => sameEntries(facts.sources, countedSources(await book()), 0);

export const CHECKS: Readonly<Record<CopyCheckId, Check>> = {
  'law-examples': allExamples,
  conservation,
  'lots-and-holdings': lotsAndHoldings,
  'years-add-up': yearsAddUp,
  'records-readable': recordsReadable,
  'storage-room': storageRoom,
  'fifo-order': orderKept('FIFO'),
  'fifo-quantity': quantitySold('FIFO'),
  'fifo-holdings': sameHoldings('FIFO'),
  'fifo-law': lawOf('FIFO'),
  'lifo-order': orderKept('LIFO'),
  'lifo-quantity': quantitySold('LIFO'),
  'lifo-holdings': sameHoldings('LIFO'),
  'lifo-law': lawOf('LIFO'),
  'hifo-order': orderKept('HIFO'),
  'hifo-quantity': quantitySold('HIFO'),
  'hifo-holdings': sameHoldings('HIFO'),
  'hifo-law': lawOf('HIFO'),
  'copy-agrees': copyAgrees,
  'write-read-delete': writeReadDelete,
  'undo-redo': undoRedo,
  'backup-again': backupAgain,
  'csv-import': csvImport,
  'csv-twice': csvTwice,
  'csv-bad-row': csvBadRow,
  'csv-three-exchanges': threeExchanges,
  'portfolio-total': portfolioTotal,
  'prices-known': pricesKnown,
  'report-sealed': reportSealed,
  'limit-edges': limitEdges,
  understood,
  'harvest-losses': harvestLosses,
  'harvest-amounts': harvestAmounts,
  'harvest-repurchase': harvestRepurchase,
  'harvest-writes-nothing': harvestWritesNothing,
  'holding-free': freePartsOutside,
  'holding-taxable': taxablePartsInside,
  'holding-calendar': calendarComplete,
  'holding-law': holdingLaw,
  'wallets-sum': walletsSum,
  'transfers-keep-dates': transfersKeepDates,
  'sources-counted': sourcesCounted,
};
