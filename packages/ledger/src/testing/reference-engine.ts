/**
 * The slow, obvious engine: one pass over the events in time order, every step as the rule book words it, in
 * exact fractions. It exists to be compared with the fast engine on random ledgers, so it shares no code with
 * it beyond the event types and the calendar. O(n^2) and proud of it.
 */
import { assertNever, berlinDay, type Day, type Instant } from '@cryptax/kernel';
import type { LedgerEvent, Leg, SwapEvent } from '../events/ledger-event.ts';
import type { MatchSettings, PoolMethod } from '../settings.ts';
import { type Fraction, fractionOf, isNothing, minus, NOTHING, over, plus, times } from './fraction.ts';
import { amountOf, averaged, ReferenceBook, type ReferenceLot } from './reference-book.ts';
import { forkedLots } from './reference-fork.ts';
import { ReferenceOutputs } from './reference-outputs.ts';
import { spread } from './reference-shares.ts';
import type { ReferenceDisposal, ReferenceIssue } from './reference-types.ts';
import {
  carriesOver,
  coinFee,
  feeValue,
  incomeValue,
  inTimeOrder,
  lacksFeeValue,
  missingValue,
  momentOf,
  netOf,
} from './reference-values.ts';

type Of<Kind extends LedgerEvent['kind']> = Extract<LedgerEvent, { kind: Kind }>;

export class ReferenceEngine {
  readonly book: ReferenceBook;
  readonly disposals: ReferenceDisposal[] = [];
  readonly income: { readonly event: Of<'income'>; readonly at: Instant; readonly expenses: Fraction }[] = [];
  readonly derivatives: { readonly at: Instant; readonly value: Fraction }[] = [];
  readonly issues: ReferenceIssue[] = [];
  /** Lots as they were acquired, and parts that left without a disposal: for the balance of all cost. */
  readonly acquired: ReferenceLot[] = [];
  readonly departed: ReferenceLot[] = [];
  readonly #settings: MatchSettings;
  readonly #lastTaxableDay: (day: Day) => Day;
  #switches: readonly PoolMethod[];
  #seq = 0;
  /** Of the newest take: whether an open event may change its lots. */
  #isDoubted = false;
  /** And whether the outputs spent decided it. */
  #isIdentified = false;
  readonly #outputs: ReferenceOutputs;

  constructor(events: readonly LedgerEvent[], settings: MatchSettings, lastTaxableDay: (day: Day) => Day) {
    this.#settings = settings;
    this.#switches = [...settings.poolMethods].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
    this.#lastTaxableDay = lastTaxableDay;
    this.book = new ReferenceBook(settings);
    const ordered = inTimeOrder(events);
    this.#outputs = new ReferenceOutputs(ordered, settings);
    for (const event of ordered) {
      this.#switchMethods(event.at);
      this.#process(event);
    }
  }

  /** A pool takes another method only at a moment when it is empty (rule book 4.4); else it keeps its own. */
  #switchMethods(until: string): void {
    const due = this.#switches.filter(({ from }) => from === undefined || from <= until);
    this.#switches = this.#switches.filter((item) => !due.includes(item));
    for (const { wallet, asset, method } of due) {
      const pool = this.book.pool(wallet, asset);
      if (pool.wallet === wallet && pool.lots.length === 0) pool.method = method;
    }
  }

  #process(event: LedgerEvent): void {
    if (missingValue(event, this.#settings) !== undefined) {
      this.#report(event, { code: 'missing-value', missing: NOTHING, stopsDisposal: false });
      if (event.kind === 'derivative') return;
    }
    switch (event.kind) {
      case 'buy': {
        const cost = plus(fractionOf(event.valueEur ?? '0'), feeValue(event));
        this.#feeDisposal(event);
        this.#acquire(event, event.in, cost, event.at, costIf(event.valueEur !== undefined && !lacksFeeValue(event)));
        break;
      }
      case 'sell':
      case 'spend':
        this.#dispose(event, 'main', event.out, event.valueEur, feeValue(event), event.lotIds);
        this.#feeDisposal(event);
        break;
      case 'fee':
        this.#dispose(event, 'fee', event.out, event.valueEur, NOTHING);
        break;
      case 'swap':
        this.#swap(event);
        break;
      case 'transfer':
        this.#transfer(event);
        break;
      case 'income':
        this.#feeDisposal(event);
        if (event.valueEur !== undefined && !lacksFeeValue(event))
          this.income.push({ event, at: momentOf(event.at), expenses: feeValue(event) });
        this.#acquire(event, event.in, incomeValue(event), event.at, costIf(event.valueEur !== undefined));
        break;
      case 'gift-in':
        this.#feeDisposal(event);
        this.#acquire(
          event,
          event.in,
          fractionOf(event.valueEur ?? '0'),
          event.acquiredAt ?? event.at,
          costIf(event.valueEur !== undefined),
        );
        break;
      case 'assumed-acquisition':
        this.#acquire(event, event.in, fractionOf(event.valueEur), event.acquiredAt ?? event.at);
        break;
      case 'gift-out':
        this.departed.push(...this.#takeOrReport(event, event.out, false, event.lotIds));
        this.#feeDisposal(event);
        break;
      case 'lost':
      case 'redeem':
        this.departed.push(...this.#takeOrReport(event, event.out, false));
        this.#feeDisposal(event);
        break;
      case 'open':
        this.#open(event);
        break;
      case 'migration':
        this.#carryOver(event, event.out, event.in);
        break;
      case 'fork':
        this.#fork(event);
        break;
      case 'derivative':
        this.derivatives.push({ at: momentOf(event.at), value: fractionOf(event.valueEur ?? '0') });
        break;
      case 'money-in':
      case 'money-out':
        break;
      default:
        assertNever(event);
    }
  }

  /** Whatever the answer, the coins leave the wallet; only one pool over all wallets might have kept its lots. */
  #open(event: Of<'open'>): void {
    if ('in' in event) {
      this.#feeDisposal(event);
      this.#acquire(event, event.in, NOTHING, event.at, 'origin');
      return;
    }
    this.departed.push(...this.#takeOrReport(event, event.out, false));
    this.#feeDisposal(event);
    if (this.#settings.scope === 'global') {
      Object.assign(this.book.pool(event.wallet, event.out.asset), { isDoubted: true, isLasting: true });
    }
  }

  #swap(event: SwapEvent): void {
    if (carriesOver(event, this.#settings)) {
      this.#carryOver(event, event.out, event.in, event.lotIds);
      return;
    }
    /** Price = value of the coin received, cost = value of the coin given (Rz. 58, 59); one value serves both. */
    const price = event.valueInEur ?? event.valueEur ?? event.valueOutEur;
    const cost = event.valueOutEur ?? event.valueEur ?? event.valueInEur;
    this.#dispose(event, 'main', event.out, price, feeValue(event), event.lotIds);
    this.#feeDisposal(event);
    this.#acquire(event, event.in, fractionOf(cost ?? '0'), event.at, costIf(cost !== undefined));
  }

  #transfer(event: Of<'transfer'>): void {
    if (this.#settings.scope === 'wallet') {
      const parts = this.#takeOrReport(event, event.out, false);
      this.book.put(
        event.toWallet,
        event.out.asset,
        parts.map((lot) => ({ ...lot, chain: [...lot.chain, event.id] })),
        this.#isDoubted,
      );
    }
    const fee = coinFee(event);
    if (fee === undefined) return;
    if (this.#settings.transferFee === 'ignore') this.departed.push(...this.#takeOrReport(event, fee, false));
    else this.#feeDisposal(event);
  }

  /** Lots renamed and rescaled: migration, and swaps that the settings treat as no disposal. */
  #carryOver(event: Of<'migration'> | SwapEvent, out: Leg, into: Leg, lotIds?: readonly string[]): void {
    const parts = this.#takeOrReport(event, out, false, lotIds);
    const isDoubted = this.#isDoubted;
    this.#feeDisposal(event);
    const renamed = spread(parts, netOf(event, into));
    this.book.put(
      event.wallet,
      into.asset,
      renamed.map((lot) => ({ ...lot, chain: [...lot.chain, event.id] })),
      isDoubted,
    );
  }

  /** Each old lot shares its cost with new coins of the same date by market value at the fork (Rz. 67, 68). */
  #fork(event: Of<'fork'>): void {
    this.#feeDisposal(event);
    const pool = this.book.pool(event.wallet, event.asset);
    if (pool.method === 'AVERAGE') pool.lots = averaged(pool.lots);
    const held = amountOf(pool.lots);
    const received = netOf(event, event.in);
    if (isNothing(held)) {
      this.#report(event, { code: 'fork-without-lots', missing: NOTHING, stopsDisposal: false });
      return;
    }
    if (pool.isUnknownAverage) pool.lots = pool.lots.map((lot) => ({ ...lot, unknown: lot.unknown ?? 'cost' }));
    const { kept, fresh } = forkedLots(event, pool.lots, held, received);
    pool.lots = kept;
    this.book.put(
      event.wallet,
      event.in.asset,
      fresh.map((lot) => ({ ...lot, seq: this.#seq++ })),
      pool.isDoubted,
    );
  }

  /** The coin fee as a disposal of its own at market value (rule book 1.7); none if paid from the coin received. */
  #feeDisposal(event: LedgerEvent): void {
    const fee = coinFee(event);
    if (fee !== undefined) this.#dispose(event, 'fee', fee, fee.valueEur, NOTHING);
  }

  #dispose(
    event: LedgerEvent,
    part: 'main' | 'fee',
    leg: Leg,
    value: string | undefined,
    expenses: Fraction,
    lotIds?: readonly string[],
  ): void {
    const lots = this.#takeOrReport(event, leg, true, lotIds);
    if (lots.length === 0) return;
    const at = momentOf(event.at);
    const amount = fractionOf(leg.amount);
    const proceeds = fractionOf(value ?? '0');
    const parts = lots.map((lot) => {
      const share = over(lot.amount, amount);
      const own = { proceeds: times(proceeds, share), expenses: times(expenses, share) };
      const gain = minus(minus(own.proceeds, lot.cost), own.expenses);
      return { lot, ...own, gain, taxFree: berlinDay(at) > this.#lastTaxableDay(berlinDay(lot.acquiredAt)) };
    });
    const { asset } = leg;
    const isPending =
      value === undefined || (part === 'main' && lacksFeeValue(event)) || lots.some((lot) => lot.unknown !== undefined);
    this.disposals.push({
      eventId: event.id,
      part,
      at,
      asset,
      wallet: event.wallet,
      amount,
      proceeds,
      expenses,
      parts,
      isPending,
      isDoubted: this.#isDoubted,
      isIdentified: this.#isIdentified,
    });
  }

  #acquire(
    event: LedgerEvent,
    leg: Leg,
    cost: Fraction,
    acquiredAt: string,
    unknown: Pick<ReferenceLot, 'unknown'> | 'origin' = {},
  ): void {
    const lot = {
      lotId: event.id,
      seq: this.#seq++,
      acquiredAt: momentOf(acquiredAt),
      amount: netOf(event, leg),
      cost,
      chain: [event.id],
      ...(unknown === 'origin' ? { unknown } : unknown),
    };
    this.acquired.push(lot);
    this.book.put(event.wallet, leg.asset, [lot]);
  }

  /** A take that falls short touches no lot and becomes an issue with the missing quantity (rule book 1.9). */
  #takeOrReport(
    event: LedgerEvent,
    leg: Leg,
    isDisposal: boolean,
    lotIds?: readonly string[],
  ): readonly ReferenceLot[] {
    const quantity = fractionOf(leg.amount);
    const only = lotIds === undefined ? this.#outputs.holding(this.book, event, leg.asset, quantity) : undefined;
    this.#isIdentified = only !== undefined;
    const taken = this.book.take(event.wallet, leg.asset, quantity, lotIds, only);
    this.#isDoubted = taken.ok && taken.isDoubted;
    if (taken.ok) return taken.parts;
    this.#report(event, { code: taken.code, missing: taken.missing, stopsDisposal: isDisposal });
    return [];
  }

  #report(event: LedgerEvent, found: Omit<ReferenceIssue, 'eventId' | 'at'>): void {
    this.issues.push({ eventId: event.id, at: momentOf(event.at), ...found });
  }
}

function costIf(isKnown: boolean): Pick<ReferenceLot, 'unknown'> {
  return isKnown ? {} : { unknown: 'cost' };
}
