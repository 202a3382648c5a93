/**
 * Reads the legs, values and fee of an event into the columns of its slot. What cannot be read comes back as a fault,
 * which blocks the event. A missing value is a flag: the coins move, and no figure uses it (rule book 1.6).
 */
import { isFiat } from '../assets/fiat.ts';
import type { EventBase, LedgerEvent, Leg } from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';
import { type AmountColumn, unitsOf } from './amounts.ts';
import type { AssetTable } from './asset-table.ts';
import { type EuroValue, euroOf, parseEuro, parsePlain } from './euro.ts';
import { EURO, type EventTable, FLAG } from './event-table.ts';
import { plus, times } from './exact.ts';
import type { LedgerIssueCode } from './issue-codes.ts';
import type { PoolDirectory } from './pool-directory.ts';

export interface Fault {
  readonly code: LedgerIssueCode;
  readonly params: Readonly<Record<string, string>>;
}

export class LegReader {
  readonly #events: EventTable;
  readonly #assets: AssetTable;
  readonly #pools: PoolDirectory;
  readonly #settings: MatchSettings;

  constructor(events: EventTable, assets: AssetTable, pools: PoolDirectory, settings: MatchSettings) {
    this.#events = events;
    this.#assets = assets;
    this.#pools = pools;
    this.#settings = settings;
  }

  out(slot: number, leg: Leg): Fault | null {
    const fault = this.#amount(this.#events.out, slot, leg);
    if (fault === null) this.#events.outPool[slot] = this.#pool(slot, leg.asset);
    return fault;
  }

  in(slot: number, leg: Leg): Fault | null {
    const fault = this.#amount(this.#events.in, slot, leg);
    if (fault === null) this.#events.inPool[slot] = this.#pool(slot, leg.asset);
    return fault;
  }

  /** The pool of an asset in the event's wallet as the outgoing side, without a quantity (a fork). */
  outPool(slot: number, asset: string): void {
    this.#events.outPool[slot] = this.#pool(slot, asset);
  }

  toWallet(slot: number, wallet: string, asset: string): void {
    const index = this.#pools.walletIndex(wallet);
    this.#events.toWallet[slot] = index;
    this.#events.inPool[slot] = this.#pools.poolIndex(index, this.#assets.indexOf(asset));
  }

  value(slot: number, field: number, text: string | undefined, isSigned = false): Fault | null {
    if (text === undefined) {
      if (isSigned) return { code: 'missing-value', params: { field: 'valueEur' } };
      this.#markUnknown(slot, field);
      return null;
    }
    const quick = parsePlain(text);
    if (!Number.isNaN(quick)) {
      this.#events.setFine(slot, field, quick);
      return null;
    }
    const value = parseEuro(text);
    if (value === null || (value.fine < 0 && !isSigned)) {
      return { code: 'malformed-event', params: { field: 'valueEur', text } };
    }
    this.#events.setEuro(slot, field, value);
    return null;
  }

  /** The fee (rule book 1.7): fiat, in the coin received, or a coin of its own. */
  fee(slot: number, event: LedgerEvent): Fault | null {
    const { fee } = event;
    if (fee === undefined) return null;
    if (isFiat(fee.asset)) return this.#fiatFee(slot, fee);
    if ('in' in event && event.in.asset === fee.asset) return this.#feeInReceived(slot, event, fee.amount);
    const fault = this.#amount(this.#events.fee, slot, fee);
    if (fault !== null) return fault.code === 'zero-amount' ? null : fault;
    this.#events.feePool[slot] = this.#pool(slot, fee.asset);
    if (event.kind === 'transfer' && this.#settings.transferFee === 'ignore') return null;
    return this.value(slot, EURO.fee, fee.valueEur);
  }

  /** Whatever legs of a blocked event can be read: the lots do not take it, and its coins have moved all the same. */
  ofBlocked(slot: number, { out, in: into, fee }: { readonly out?: Leg; readonly in?: Leg; readonly fee?: Leg }): void {
    if (out !== undefined) this.out(slot, out);
    if (into !== undefined) this.in(slot, into);
    if (fee === undefined || this.#amount(this.#events.fee, slot, fee) !== null) return;
    this.#events.feePool[slot] = this.#pool(slot, fee.asset);
  }

  /** The fee's value joins the cost of what was bought (rule book 1.7). */
  addFeeToCost(slot: number): void {
    const events = this.#events;
    if (((events.flags[slot] as number) & FLAG.noFeeValue) !== 0) this.#markUnknown(slot, EURO.cost);
    const fee = events.feeValue[slot] as number;
    const sum = (events.cost[slot] as number) + fee;
    const isExact = events.exactEuro(slot, EURO.cost) === undefined && events.exactEuro(slot, EURO.fee) === undefined;
    if (isExact && sum <= Number.MAX_SAFE_INTEGER) events.setFine(slot, EURO.cost, sum);
    else events.setEuro(slot, EURO.cost, euroOf(plus(events.euro(slot, EURO.cost), events.euro(slot, EURO.fee))));
  }

  #markUnknown(slot: number, field: number): void {
    const flag = field === EURO.price ? FLAG.noPrice : field === EURO.cost ? FLAG.noCost : FLAG.noFeeValue;
    this.#events.flags[slot] = (this.#events.flags[slot] as number) | flag;
  }

  #pool(slot: number, asset: string): number {
    return this.#pools.poolIndex(this.#events.wallet[slot] as number, this.#assets.indexOf(asset));
  }

  #amount(column: AmountColumn, slot: number, leg: Leg): Fault | null {
    if (isFiat(leg.asset)) return { code: 'fiat-leg', params: { asset: leg.asset } };
    const asset = this.#assets.indexOf(leg.asset);
    const scale = this.#assets.scale[asset] as number;
    if (this.#assets.isBig(asset) || !column.parse(slot, leg.amount, scale)) {
      const units = unitsOf(leg.amount, scale);
      if (units === null) return { code: 'malformed-event', params: { field: 'amount', text: leg.amount } };
      column.set(slot, units);
    }
    return column.isZero(slot) ? { code: 'zero-amount', params: { asset: leg.asset } } : null;
  }

  #fiatFee(slot: number, fee: NonNullable<EventBase['fee']>): Fault | null {
    const text = fee.asset === 'EUR' ? fee.amount : fee.valueEur;
    if (text === undefined) {
      this.#markUnknown(slot, EURO.fee);
      return null;
    }
    const value: EuroValue | null = parseEuro(text);
    if (value === null || value.fine < 0) return { code: 'malformed-event', params: { field: 'fee', text } };
    this.#events.setEuro(slot, EURO.fee, value);
    return null;
  }

  /**
   * Only the net quantity arrives, and there is no fee disposal. A purchase still costs all that was paid; a reward is
   * worth only what arrived (rule book 14.3).
   */
  #feeInReceived(slot: number, event: Extract<LedgerEvent, { in: Leg }>, amount: string): Fault | null {
    const leg = event.in;
    const asset = this.#assets.indexOf(leg.asset);
    const scale = this.#assets.scale[asset] as number;
    const tooMuch = {
      code: 'fee-exceeds-amount',
      params: { asset: leg.asset, amount: leg.amount, fee: amount },
    } as const;
    /** Most trades of an exchange: without a bigint. */
    if (event.kind !== 'income' && !this.#assets.isBig(asset) && this.#events.fee.parse(slot, amount, scale)) {
      if (this.#events.in.takeOff(slot, this.#events.fee)) return null;
      this.#events.fee.set(slot, 0n);
      return tooMuch;
    }
    const fee = unitsOf(amount, scale);
    if (fee === null) return { code: 'malformed-event', params: { field: 'fee.amount', text: amount } };
    const gross = this.#events.in.units(slot);
    if (fee >= gross) return tooMuch;
    this.#events.in.set(slot, gross - fee);
    this.#events.fee.set(slot, fee);
    if (event.kind === 'income') {
      const value = times(this.#events.euro(slot, EURO.cost), { n: gross - fee, d: gross });
      this.#events.setEuro(slot, EURO.cost, euroOf(value));
    }
    return null;
  }
}
