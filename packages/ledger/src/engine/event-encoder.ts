/**
 * Reads a ledger event into its slot: texts become integers, names become pools, and everything that can be found
 * without looking at lots becomes a finding. Rule book 1.3, 1.6, 1.7 and section 3.
 */
import { type Day, issue, type Severity, yearOfDay } from '@cryptax/kernel';
import {
  type ForkEvent,
  INCOME_KINDS,
  type LedgerEvent,
  type Leg,
  type OpenEvent,
  type SwapEvent,
} from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';
import { type AssetTable, SPLIT_SCALE } from './asset-table.ts';
import type { Clock } from './clock.ts';
import { fineFraction, parseEuro } from './euro.ts';
import { DERIVATIVE_KINDS, fiatFeeCounts, isDisposalKind, treatmentOf } from './event-meaning.ts';
import { EURO, type EventTable, FLAG, KIND } from './event-table.ts';
import { type Fraction, ZERO_FRACTION } from './exact.ts';
import type { LedgerIssueCode } from './issue-codes.ts';
import { type Fault, LegReader } from './leg-reader.ts';
import type { PoolDirectory } from './pool-directory.ts';
import { noteSpentOutputs } from './spent-outputs.ts';

/** The legs of any event; reading them so is one look instead of a test of the kind. */
interface AnyLegs {
  readonly in?: Leg;
  readonly out?: Leg;
  readonly fee?: Leg;
}

const UNVALUED = FLAG.noPrice | FLAG.noCost | FLAG.noFeeValue;

export class EventEncoder {
  readonly #events: EventTable;
  readonly #assets: AssetTable;
  readonly #pools: PoolDirectory;
  readonly #settings: MatchSettings;
  readonly #clock: Clock;
  readonly #legs: LegReader;

  constructor(events: EventTable, assets: AssetTable, pools: PoolDirectory, settings: MatchSettings, clock: Clock) {
    this.#events = events;
    this.#assets = assets;
    this.#pools = pools;
    this.#settings = settings;
    this.#clock = clock;
    this.#legs = new LegReader(events, assets, pools, settings);
  }

  /** First look: scale and size of every amount, so that encoding needs one pass. */
  survey(event: LedgerEvent): void {
    const assets = this.#assets;
    const { out, in: into, fee }: AnyLegs = event;
    if (out !== undefined) assets.survey(assets.indexOf(out.asset), out.amount);
    if (into !== undefined) {
      const asset = assets.indexOf(into.asset);
      assets.survey(asset, into.amount);
      const { kind } = event;
      const isSplit = kind === 'fork' || kind === 'migration' || (kind === 'swap' && event.nature !== undefined);
      if (isSplit) assets.raiseScale(asset, SPLIT_SCALE);
    }
    if (fee !== undefined) assets.survey(assets.indexOf(fee.asset), fee.amount);
  }

  /** The new slot, or null if the moment cannot be read: such an event has no place in time. */
  encode(event: LedgerEvent, rank: number): number | null {
    const events = this.#events;
    const at = this.#clock.instant(event.at);
    if (Number.isNaN(at)) return null;
    const slot = events.open(event.id);
    events.at[slot] = at;
    events.day[slot] = this.#clock.berlinDay(at);
    events.rank[slot] = rank;
    events.wallet[slot] = this.#pools.walletIndex(event.wallet);
    events.hashes[slot] = event.txHash;
    if (event.spent !== undefined) noteSpentOutputs(events, slot, event);
    const bodyFault = this.#body(event, slot);
    const lacksOwnValue = ((events.flags[slot] as number) & UNVALUED) !== 0;
    const fault = bodyFault ?? (events.kind[slot] === KIND.money ? null : this.#legs.fee(slot, event));
    if (fault !== null) this.#block(event, slot, fault);
    else {
      if (event.kind === 'buy') this.#legs.addFeeToCost(slot);
      const isUnvalued = ((events.flags[slot] as number) & UNVALUED) !== 0;
      /** Of an open movement the meaning is asked first. */
      if (isUnvalued && event.kind !== 'open') this.#noteMissingValue(event, slot, lacksOwnValue);
    }
    this.#remark(event, slot);
    return slot;
  }

  /** Kind, legs and values; a fault blocks the event. */
  #body(event: LedgerEvent, slot: number): Fault | null {
    const legs = this.#legs;
    const events = this.#events;
    switch (event.kind) {
      case 'buy':
        events.kind[slot] = KIND.buy;
        return legs.in(slot, event.in) ?? legs.value(slot, EURO.cost, event.valueEur);
      case 'sell':
      case 'spend':
      case 'fee':
        events.kind[slot] = KIND[event.kind];
        if ('lotIds' in event) this.#nameLots(slot, event.lotIds);
        if (event.kind === 'sell') this.#markShort(slot, event.short);
        return legs.out(slot, event.out) ?? legs.value(slot, EURO.price, event.valueEur);
      case 'swap':
        return this.#swap(event, slot);
      case 'transfer':
        events.kind[slot] = KIND.transfer;
        legs.toWallet(slot, event.toWallet, event.out.asset);
        return legs.out(slot, event.out);
      case 'income':
        events.kind[slot] = KIND.income;
        events.variant[slot] = INCOME_KINDS.indexOf(event.incomeKind);
        return legs.in(slot, event.in) ?? legs.value(slot, EURO.cost, event.valueEur);
      case 'gift-in':
      case 'assumed-acquisition':
        events.kind[slot] = KIND[event.kind];
        return (
          this.#acquiredAt(slot, event.acquiredAt) ??
          legs.in(slot, event.in) ??
          legs.value(slot, EURO.cost, event.valueEur)
        );
      case 'gift-out':
      case 'lost':
      case 'redeem':
        events.kind[slot] = KIND[event.kind];
        if ('lotIds' in event) this.#nameLots(slot, event.lotIds);
        return legs.out(slot, event.out);
      case 'migration':
        events.kind[slot] = KIND.carry;
        return legs.out(slot, event.out) ?? legs.in(slot, event.in);
      case 'fork':
        return this.#fork(event, slot);
      case 'derivative':
        events.kind[slot] = KIND.derivative;
        events.variant[slot] = DERIVATIVE_KINDS.indexOf(event.derivativeKind);
        if (event.part === 'commission') events.flags[slot] = (events.flags[slot] as number) | FLAG.commission;
        return legs.value(slot, EURO.price, event.valueEur, true);
      case 'open':
        return this.#open(event, slot);
      case 'money-in':
      case 'money-out':
        events.kind[slot] = KIND.money;
        return null;
    }
  }

  /** Price = value of the coin received, cost = value of the coin given (Rz. 58, 59); one value serves both. */
  #swap(event: SwapEvent, slot: number): Fault | null {
    this.#nameLots(slot, event.lotIds);
    const legs = this.#legs;
    const fault = legs.out(slot, event.out) ?? legs.in(slot, event.in);
    const isCarried = event.nature !== undefined && treatmentOf(event.nature, this.#settings) === 'carry-over';
    this.#events.kind[slot] = isCarried ? KIND.carry : KIND.swap;
    if (!isCarried) this.#markShort(slot, event.short);
    if (isCarried || fault !== null) return fault;
    return (
      legs.value(slot, EURO.price, event.valueInEur ?? event.valueEur ?? event.valueOutEur) ??
      legs.value(slot, EURO.cost, event.valueOutEur ?? event.valueEur ?? event.valueInEur)
    );
  }

  #open(event: OpenEvent, slot: number): Fault | null {
    const isIn = 'in' in event;
    this.#events.kind[slot] = isIn ? KIND['open-in'] : KIND['open-out'];
    return isIn ? this.#legs.in(slot, event.in) : this.#legs.out(slot, event.out);
  }

  /** One remark for an event, whatever it lacks: its own value before that of its fee. */
  #noteMissingValue(event: LedgerEvent, slot: number, lacksOwnValue: boolean): void {
    const params = lacksOwnValue ? { field: 'valueEur' } : { field: 'fee.valueEur', asset: event.fee?.asset ?? '' };
    this.#note(event, slot, 'missing-value', 'error', params);
  }

  #fork(event: ForkEvent, slot: number): Fault | null {
    this.#events.kind[slot] = KIND.fork;
    this.#legs.outPool(slot, event.asset);
    const prices: Fraction[] = [];
    for (const text of [event.priceOldEur, event.priceNewEur]) {
      if (text === undefined) continue;
      const price = parseEuro(text);
      if (price === null || price.fine < 0) return { code: 'malformed-event', params: { field: 'price', text } };
      prices.push(price.exact ?? fineFraction(price.fine));
    }
    const [priceOld, priceNew] = prices;
    if (priceNew === undefined) this.#note(event, slot, 'fork-price-missing', 'warning', { asset: event.in.asset });
    const detail = this.#events.detail(slot);
    detail.priceOld = priceNew === undefined ? ZERO_FRACTION : (priceOld ?? ZERO_FRACTION);
    detail.priceNew = priceNew ?? ZERO_FRACTION;
    return this.#legs.in(slot, event.in);
  }

  #acquiredAt(slot: number, text: string | undefined): Fault | null {
    if (text === undefined) return null;
    const at = this.#clock.instant(text);
    if (Number.isNaN(at)) return { code: 'malformed-event', params: { field: 'acquiredAt', text } };
    this.#events.detail(slot).acquiredAt = at;
    return null;
  }

  #nameLots(slot: number, lotIds: readonly string[] | undefined): void {
    if (lotIds !== undefined && lotIds.length > 0) this.#events.detail(slot).lotIds = [...lotIds];
  }

  #markShort(slot: number, short: true | undefined): void {
    if (short) this.#events.detail(slot).short = true;
  }

  #block(event: LedgerEvent, slot: number, fault: Fault): void {
    const severity: Severity = fault.code === 'zero-amount' ? 'info' : 'error';
    this.#note(event, slot, fault.code, severity, fault.params);
    this.#legs.ofBlocked(slot, event);
    const stops = fault.code !== 'zero-amount' && isDisposalKind(event.kind) ? FLAG.stopsDisposal : 0;
    this.#events.flags[slot] = (this.#events.flags[slot] as number) | FLAG.blocked | stops;
  }

  /** What the report must say about an event whatever the lots are. */
  #remark(event: LedgerEvent, slot: number): void {
    const events = this.#events;
    if (event.kind === 'swap' && event.nature !== undefined) {
      const treatment = treatmentOf(event.nature, this.#settings);
      this.#note(event, slot, 'open-law-choice', 'info', { nature: event.nature, treatment });
    }
    if (event.kind === 'assumed-acquisition') {
      this.#note(event, slot, 'assumed-acquisition', 'warning', {
        asset: event.in.asset,
        amount: event.in.amount,
        basis: event.basis,
      });
    }
    if (event.kind === 'open') {
      const [direction, leg] = 'in' in event ? (['in', event.in] as const) : (['out', event.out] as const);
      const params = { direction, asset: leg.asset, amount: leg.amount, wallet: event.wallet, reason: event.reason };
      this.#note(event, slot, 'open-event', 'error', params);
    }
    if ((events.feeValue[slot] as number) > 0 && (events.feePool[slot] as number) < 0 && !fiatFeeCounts(event.kind)) {
      this.#note(event, slot, 'fee-without-effect', 'info', { fee: event.fee?.amount ?? '' });
    }
    const day = events.day[slot] as number;
    const utcDay = this.#clock.utcDay(events.at[slot] as number);
    if (utcDay !== day && this.#hasTaxYear(event, slot) && yearOfDay(utcDay as Day) !== yearOfDay(day as Day)) {
      this.#note(event, slot, 'utc-berlin-day-differs', 'info', { effect: 'year' });
    }
  }

  #hasTaxYear(event: LedgerEvent, slot: number): boolean {
    const { kind } = event;
    return (
      isDisposalKind(kind) || kind === 'income' || kind === 'derivative' || (this.#events.feePool[slot] as number) >= 0
    );
  }

  #note(
    event: LedgerEvent,
    slot: number,
    code: LedgerIssueCode,
    severity: Severity,
    params: Readonly<Record<string, string>>,
  ): void {
    const { file, line } = event.source ?? {};
    const place = file === undefined || line === undefined ? {} : { file, line };
    this.#events.addFinding(slot, issue(code, severity, { eventId: event.id, ...place }, params));
  }
}
