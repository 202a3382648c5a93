/**
 * One venue's part of the ledger. An event belongs to it if it came from one of the venue's files or lies in a wallet of
 * the venue's name; quantities are those of all its movements.
 */
import {
  add,
  berlinYearOf,
  compareText,
  type Decimal,
  dec,
  defined,
  formatDecimal,
  formatShortest,
  groupBy,
  isZero,
  ZERO,
} from '@cryptax/kernel';
import type { HoldingView, LedgerEvent } from '@cryptax/ledger';
import { REVIEW_KINDS } from '../../../platform/ledger/event-types.ts';
import type { ImportInfo } from '../../../platform/ledger/import-types.ts';
import type { VenueView, VenueYear } from '../../../platform/ledger/price-types.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import { formatList, sourceOfEvent } from '../../../platform/ledger/worker/source-names.ts';
import { asWholes } from '../../../platform/ledger/worker/whole-parts.ts';
import { missingCoins } from './book-parts.ts';

/** Venues that have a page even while the ledger knows nothing of them. */
const ALWAYS = ['Coinbase', 'Binance', 'Kraken', 'Uniswap'] as const;
const TRADES: ReadonlySet<LedgerEvent['kind']> = new Set(['buy', 'sell', 'swap', 'spend']);

export interface VenueSources {
  readonly open: OpenBook;
  readonly imports: readonly ImportInfo[];
}

/** Null for a name that neither the ledger nor the list of formats knows. */
export function venueView({ open, imports }: VenueSources, wanted: string): VenueView | null {
  const { loaded, cards } = open;
  const events = loaded.valued.filter((event) => belongs(event, wanted));
  const wallets = new Set(events.filter((event) => same(sourceOfEvent(event), wanted)).map(({ wallet }) => wallet));
  for (const { wallet } of events) if (same(wallet, wanted)) wallets.add(wallet);
  // An account of which nothing is known but what was sent to it.
  const arrived = loaded.valued.find((event) => event.kind === 'transfer' && same(event.toWallet, wanted));
  if (arrived?.kind === 'transfer') wallets.add(arrived.toWallet);
  const name = nameOf(wanted, events) ?? (arrived?.kind === 'transfer' ? arrived.toWallet : undefined);
  if (name === undefined) return null;
  const ids = new Set(events.map(({ id }) => id));
  const ownImports = imports.filter(({ source }) => same(source, wanted));
  const files = new Set(ownImports.map(({ no }) => no));
  const named = new Set(events.flatMap(({ source }) => source?.file ?? []));
  // A row that nobody could read on another device is known here by the name of its file.
  const isOwn = ({ importNo, file }: { readonly importNo: number; readonly file: string }) =>
    importNo === 0 ? named.has(file) : files.has(importNo);
  const ownCards = cards.filter(({ eventId, origin, wallet }) =>
    eventId === undefined
      ? (origin !== undefined && isOwn(origin)) || (wallet !== undefined && wallets.has(wallet))
      : ids.has(eventId),
  );
  const whole = asWholes(events);
  const days = events.map(({ at }) => at).sort();
  const [first, last] = [days[0], days.at(-1)];
  return {
    id: wanted.toLowerCase(),
    name,
    wallets: [...wallets].sort(),
    balances: balancesOf(open, wallets),
    missing: missingCoins(open.loaded.engine.balances().filter(({ wallet }) => wallets.has(wallet))),
    counts: {
      events: whole.length,
      trades: whole.filter(({ kind }) => TRADES.has(kind)).length,
      transfers: whole.filter(({ kind }) => kind === 'transfer').length,
      income: whole.filter(({ kind }) => kind === 'income').length,
    },
    first,
    last,
    years: yearsOf(open, events),
    imports: ownImports,
    files: [...named].sort(),
    gaps: REVIEW_KINDS.map((kind) => ({ kind, count: ownCards.filter((card) => card.kind === kind).length })).filter(
      ({ count }) => count > 0,
    ),
  };
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function belongs(event: LedgerEvent, wanted: string): boolean {
  return same(event.wallet, wanted) || same(sourceOfEvent(event), wanted);
}

function nameOf(wanted: string, events: readonly LedgerEvent[]): string | undefined {
  const [event] = events;
  if (event !== undefined) return same(event.wallet, wanted) ? event.wallet : sourceOfEvent(event);
  return [...ALWAYS, ...formatList().map(({ source }) => source)].find((name) => same(name, wanted));
}

/** Quantities by all movements; a cost only where lots are kept by wallet and the cost of all of them is known. */
function balancesOf({ loaded }: OpenBook, wallets: ReadonlySet<string>): VenueView['balances'] {
  const costs = costsOf(loaded.engine.holdings(), wallets);
  const held = groupBy(
    loaded.engine.balances().filter(({ wallet }) => wallets.has(wallet)),
    ({ asset }) => asset,
  );
  return Array.from(held, ([asset, own]) => {
    const amount = formatShortest(own.reduce((sum, each) => add(sum, dec(each.amount)), ZERO));
    const open = formatShortest(own.reduce((sum, each) => add(sum, dec(each.open)), ZERO));
    const cost = costs.get(asset);
    return { asset, amount, ...(isZero(dec(open)) ? {} : { open }), ...defined({ cost }) };
  })
    .filter(({ amount }) => !isZero(dec(amount)) && !amount.startsWith('-'))
    .sort((a, b) => compareText(a.asset, b.asset));
}

function costsOf(holdings: readonly HoldingView[], wallets: ReadonlySet<string>): ReadonlyMap<string, string> {
  const own = groupBy(
    holdings.filter(({ wallet }) => wallets.has(wallet)),
    ({ asset }) => asset,
  );
  const known = Array.from(own).filter(([, lots]) => lots.every(({ withoutCost }) => withoutCost === undefined));
  return new Map(
    known.map(([asset, lots]) => [
      asset,
      formatDecimal(lots.reduce((sum, { cost }) => add(sum, dec(cost ?? '0')), dec('0.00'))),
    ]),
  );
}

interface YearSum {
  fees: Decimal;
  pricedFees: number;
  unpricedFees: number;
  gain: Decimal;
  taxable: Decimal;
  results: number;
  pending: number;
  trades: number;
}

const emptyYear = (): YearSum => ({
  fees: dec('0.00'),
  pricedFees: 0,
  unpricedFees: 0,
  gain: dec('0.00'),
  taxable: dec('0.00'),
  results: 0,
  pending: 0,
  trades: 0,
});

/** What is unknown is counted beside the sums; a sum of nothing but unknowns is unknown itself. */
function yearsOf({ loaded }: OpenBook, events: readonly LedgerEvent[]): readonly VenueYear[] {
  const years = new Map<number, YearSum>();
  const waiting = new Set(loaded.engine.pending().map(({ eventId }) => eventId));
  for (const event of events) {
    const year = berlinYearOf(event.at) ?? 0;
    const sum = years.get(year) ?? emptyYear();
    years.set(year, sum);
    if (TRADES.has(event.kind)) sum.trades++;
    if (waiting.has(event.id)) sum.pending++;
    const fee = feeOf(event);
    if (fee === 'unknown') sum.unpricedFees++;
    else if (fee !== undefined) {
      sum.pricedFees++;
      sum.fees = add(sum.fees, dec(fee));
    }
    const result = loaded.resultOf(event.id);
    if (result === undefined) continue;
    sum.results++;
    sum.gain = add(sum.gain, dec(result.gain));
    sum.taxable = add(sum.taxable, dec(result.taxableGain));
  }
  return Array.from(years, ([year, sum]) => {
    const isKnown = sum.results > 0 || sum.pending === 0;
    return {
      year,
      trades: sum.trades,
      pending: sum.pending,
      unpricedFees: sum.unpricedFees,
      fees: sum.pricedFees > 0 || sum.unpricedFees === 0 ? formatDecimal(sum.fees) : null,
      gain: isKnown ? formatDecimal(sum.gain) : null,
      taxable: isKnown ? formatDecimal(sum.taxable) : null,
    };
  }).sort((a, b) => b.year - a.year);
}

function feeOf(event: LedgerEvent): string | 'unknown' | undefined {
  if (event.kind === 'fee') return event.valueEur ?? 'unknown';
  if (event.fee === undefined) return undefined;
  return event.fee.asset === 'EUR' ? event.fee.amount : (event.fee.valueEur ?? 'unknown');
}
