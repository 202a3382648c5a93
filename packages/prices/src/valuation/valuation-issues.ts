/**
 * The review list of a valuation: each event that got no value, and once per asset and day what looks doubtful about a
 * price. Codes and parameters only; texts belong to the screens.
 */
import {
  absolute,
  compare,
  type Day,
  dec,
  defined,
  divide,
  formatDay,
  formatShortest,
  type Issue,
  issue,
  isZero,
  utcDay,
} from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import { findAsset } from '../assets/find-asset.ts';
import { VALUE_SCALE } from '../series/value-scale.ts';
import { partOf, pegLeg, type ValuedPart } from './apply-values.ts';
import { ANY_CLOSE, type FoundValue } from './found-value.ts';
import { momentOf, type OpenPart, type PartName } from './open-parts.ts';
import { doubtsOf } from './plausibility.ts';
import type { PriceBook } from './price-book.ts';
import { euroPrice, LEGS_TOLERANCE, liesApart, TRADE_TOLERANCE } from './tolerance.ts';

export type ValuationIssueCode =
  /** The event stays without a value. */
  | 'price.not-found'
  | 'price.no-rate'
  /** A close is known, and the reference rate of its currency is not. */
  | 'price.close-without-rate'
  | 'price.rate-limited'
  /** Doubtful, to be looked at. */
  | 'price.jump'
  | 'price.second-source'
  | 'price.legs-differ'
  | 'price.trade-off-market'
  | 'price.rate-hole'
  /** For information. */
  | 'price.provisional'
  /** Once per coin: its values count by the peg, and closes that may say otherwise were not looked at. */
  | 'price.peg-unlooked'
  | 'price.peg-broken'
  | 'price.ambiguous-symbol';

/** Cents of a tiny trade are too coarse to compare prices with. */
const SMALLEST_TRADE = dec('1');

/**
 * Doubts about a price concern every event that uses it. A list for reading names each once, with the first event; a
 * ledger that is valued piece by piece needs them with every event, or they would be lost with the first.
 */
export type DoubtsFor = 'first-event' | 'every-event';

/** A coin that counts by its peg, with the days whose closes nobody has looked at. */
interface UnlookedPeg {
  readonly first: LedgerEvent;
  readonly days: Set<Day>;
  readonly better: string;
}

type Remark = Pick<Issue<ValuationIssueCode>, 'code' | 'severity' | 'params'>;

export class ValuationIssues {
  readonly #book: PriceBook;
  readonly #doubtsFor: DoubtsFor;
  readonly #issues: Issue<ValuationIssueCode>[] = [];
  readonly #seen = new Set<string>();
  readonly #remarks = new Map<FoundValue, readonly Remark[]>();
  readonly #unlooked = new Map<string, UnlookedPeg>();

  constructor(book: PriceBook, doubtsFor: DoubtsFor = 'first-event') {
    this.#book = book;
    this.#doubtsFor = doubtsFor;
  }

  list(): readonly Issue<ValuationIssueCode>[] {
    const unlooked = Array.from(this.#unlooked, ([asset, { first, days, better }]) => {
      const [from, to] = [Math.min(...days), Math.max(...days)].map((day) => formatDay(day as Day)) as [string, string];
      return issueOf(first, 'price.peg-unlooked', 'info', { asset, days: String(days.size), from, to, better });
    });
    return [...this.#issues, ...unlooked];
  }

  check(event: LedgerEvent, parts: readonly OpenPart[], valued: readonly ValuedPart[]): void {
    this.#checkMissing(event, parts, valued);
    for (const part of valued) this.#checkPrice(event, part);
    if (event.kind === 'swap') this.#checkLegs(event, valued);
    if (parts.every(({ part }) => part === 'fee')) this.#checkTrade(event);
  }

  #checkMissing(event: LedgerEvent, parts: readonly OpenPart[], valued: readonly ValuedPart[]): void {
    if (parts.length === valued.length) return;
    const isDone = (part: PartName) => partOf(valued, part) !== undefined;
    /** One side of a swap is enough (rule book 1.6). */
    const isSwapDone = isDone('in') || isDone('out');
    for (const { part, asset, at, required } of parts) {
      if (!required || (isSwapDone && (part === 'in' || part === 'out')) || isDone(part)) continue;
      const answer = this.#book.resolve(asset, at);
      if (answer.kind === 'found') continue;
      const { state, reason, currency, retryAfterMs } = answer;
      const code = this.#book.isCurrency(asset)
        ? 'price.no-rate'
        : currency === undefined
          ? (`price.${state}` as const)
          : 'price.close-without-rate';
      const more = {
        ...defined({ currency, retryAfterMs: retryAfterMs === undefined ? undefined : String(retryAfterMs) }),
      };
      this.#add(event, code, 'error', { asset, day: formatDay(utcDay(at)), part, reason, ...more });
    }
  }

  #checkPrice(event: LedgerEvent, { open, found }: ValuedPart): void {
    const { asset } = open;
    const { rate, close } = found;
    if (rate !== undefined && !rate.isOfTheDay) {
      const params = { currency: rate.currency, day: formatDay(utcDay(open.at)), published: formatDay(rate.published) };
      this.#once(event, 'price.rate-hole', 'warning', params);
    }
    if (found.peg === 'unlooked') this.#noteUnlooked(event, open, found);
    if (close === undefined) return;
    if (this.#doubtsFor === 'first-event' && !this.#isNew(`close ${asset} ${close.day}`)) return;
    const remarks = this.#remarks.get(found) ?? this.#remarksOn(open, found, close.day);
    this.#remarks.set(found, remarks);
    for (const { code, severity, params } of remarks) {
      if (code === 'price.ambiguous-symbol') this.#once(event, code, severity, params);
      else this.#add(event, code, severity, params);
    }
  }

  /** Thousands of rows of one stablecoin are one remark; a ledger that is valued piece by piece has the mark on each value. */
  #noteUnlooked(event: LedgerEvent, { asset, at }: OpenPart, { insteadOf = ANY_CLOSE }: FoundValue): void {
    if (this.#doubtsFor === 'every-event') return;
    const known = this.#unlooked.get(asset) ?? { first: event, days: new Set<Day>(), better: insteadOf };
    known.days.add(utcDay(at));
    this.#unlooked.set(asset, known);
  }

  /** What there is to say of a close: the same for every event that uses it. */
  #remarksOn({ asset }: OpenPart, found: FoundValue, on: Day): readonly Remark[] {
    const day = formatDay(on);
    const { insteadOf, price } = found;
    const ambiguity = price.state === 'manual' ? undefined : findAsset(asset, on)?.ambiguity;
    const remarks: Remark[] = doubtsOf(asset, found, this.#book).map((doubt) => ({ ...doubt, severity: 'warning' }));
    const inform = (code: ValuationIssueCode, params: Remark['params']) =>
      ({ code, severity: 'info', params }) as const;
    if (insteadOf !== undefined) {
      remarks.unshift(inform('price.provisional', { asset, day, source: price.source, better: insteadOf }));
    }
    if (found.peg === 'broken') {
      remarks.push(inform('price.peg-broken', { asset, day, price: formatShortest(euroPrice(found)) }));
    }
    if (ambiguity !== undefined) remarks.push(inform('price.ambiguous-symbol', { asset, ambiguity }));
    return remarks;
  }

  #checkLegs(event: LedgerEvent, valued: readonly ValuedPart[]): void {
    const received = partOf(valued, 'in');
    const given = partOf(valued, 'out');
    if (received === undefined || given === undefined || pegLeg(valued) !== undefined) return;
    if (!liesApart(received.eur, given.eur, LEGS_TOLERANCE)) return;
    const params = { in: formatShortest(received.eur), out: formatShortest(given.eur) };
    this.#add(event, 'price.legs-differ', 'warning', params);
  }

  /** A trade that brought its own value, against the close of its day where one is at hand. */
  #checkTrade(event: LedgerEvent): void {
    const traded = tradedLeg(event);
    if (traded === undefined) return;
    const on = utcDay(momentOf(event.at));
    const close = this.#book.closeOn(traded.leg.asset, on);
    if (close === undefined) return;
    const [amount, value] = [dec(traded.leg.amount), absolute(dec(traded.valueEur))];
    if (compare(value, SMALLEST_TRADE) < 0 || isZero(amount)) return;
    const price = divide(value, amount, VALUE_SCALE, 'half-even');
    if (!liesApart(price, euroPrice(close), TRADE_TOLERANCE)) return;
    this.#add(event, 'price.trade-off-market', 'warning', {
      asset: traded.leg.asset,
      day: formatDay(on),
      price: formatShortest(divide(value, amount, 8, 'half-even')),
      second: close.price.source,
      secondPrice: formatShortest(euroPrice(close)),
    });
  }

  #once(
    event: LedgerEvent,
    code: ValuationIssueCode,
    severity: Issue['severity'],
    params: Readonly<Record<string, string>>,
  ): void {
    if (this.#isNew(`${code} ${JSON.stringify(params)}`)) this.#add(event, code, severity, params);
  }

  #isNew(key: string): boolean {
    if (this.#doubtsFor === 'every-event') return true;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  #add(
    event: LedgerEvent,
    code: ValuationIssueCode,
    severity: Issue['severity'],
    params: Readonly<Record<string, string>>,
  ): void {
    this.#issues.push(issueOf(event, code, severity, params));
  }
}

function issueOf(
  event: LedgerEvent,
  code: ValuationIssueCode,
  severity: Issue['severity'],
  params: Readonly<Record<string, string>>,
): Issue<ValuationIssueCode> {
  const { file, line } = event.source ?? {};
  const place = defined({ file, line });
  return issue(code, severity, { ...place, eventId: event.id }, params);
}

function tradedLeg(event: LedgerEvent): { readonly leg: Leg; readonly valueEur: string } | undefined {
  if (event.kind === 'buy' || event.kind === 'income') {
    return event.valueEur === undefined ? undefined : { leg: event.in, valueEur: event.valueEur };
  }
  if (event.kind === 'sell' || event.kind === 'swap') {
    return event.valueEur === undefined ? undefined : { leg: event.out, valueEur: event.valueEur };
  }
  return undefined;
}
