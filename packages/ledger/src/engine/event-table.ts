/**
 * The events in columns, one slot each, as the matching reads them. Slots never move: the order of processing is a
 * list of slots, so an event that arrives late changes that list and nothing else. Rare things (several prices,
 * named lots, findings) lie beside the columns.
 */
import { addToGroup, type Issue } from '@cryptax/kernel';
import type { Method } from '../settings.ts';
import { AmountColumn } from './amounts.ts';
import { resizedBytes, resizedFloats, resizedInts } from './columns.ts';
import { type EuroValue, fineFraction } from './euro.ts';
import type { Fraction } from './exact.ts';
import { IdIndex } from './id-index.ts';
import type { LedgerIssueCode } from './issue-codes.ts';

/** Column codes of what an event does; a swap that the settings see as no disposal is a `carry`. */
export const KIND = {
  buy: 0,
  sell: 1,
  swap: 2,
  spend: 3,
  fee: 4,
  transfer: 5,
  income: 6,
  'gift-in': 7,
  'gift-out': 8,
  fork: 9,
  carry: 10,
  lost: 11,
  redeem: 12,
  derivative: 13,
  'assumed-acquisition': 14,
  /** Not an event: the moment at which a pool changes its method. */
  switch: 15,
  'open-in': 16,
  'open-out': 17,
  /** Money in or out: no leg, no lot, nothing to match. */
  money: 18,
} as const;

export const FLAG = {
  findings: 1,
  blocked: 2,
  stopsDisposal: 4,
  details: 8,
  /** A value that is not known: the column holds a zero that no figure may use. */
  noPrice: 16,
  noCost: 32,
  noFeeValue: 64,
  /** A result of section 20 that is nothing but a commission. */
  commission: 128,
} as const;

/** Which euro column an exact value belongs to. */
export const EURO = { price: 0, cost: 1, fee: 2 } as const;

export interface EventDetails {
  acquiredAt?: number;
  lotIds?: readonly string[];
  /** Transactions whose outputs were spent, and the own one whose outputs hold the change. */
  spent?: SpentHashes;
  /** The coins given were borrowed. */
  short?: true;
  priceOld?: Fraction;
  priceNew?: Fraction;
  method?: Method;
}

export interface SpentHashes {
  readonly hash: string;
  readonly from: readonly string[];
}

export class EventTable {
  count = 0;
  kind = new Uint8Array(0);
  /** Index of the income kind or derivative kind. */
  variant = new Uint8Array(0);
  flags = new Uint8Array(0);
  at = new Float64Array(0);
  day = new Int32Array(0);
  /** Order in the ledger; settles events of the same second. */
  rank = new Int32Array(0);
  /** Place in the order of processing, -1 if taken out. */
  position = new Int32Array(0);
  wallet = new Int32Array(0);
  /** Of a transfer. */
  toWallet = new Int32Array(0);
  /** Pools of the legs, -1 for none. A transfer arrives in `inPool`. */
  outPool = new Int32Array(0);
  inPool = new Int32Array(0);
  feePool = new Int32Array(0);
  readonly out = new AmountColumn(0);
  readonly in = new AmountColumn(0);
  readonly fee = new AmountColumn(0);
  /** Price of a disposal or value of a receipt, cost of the lot that comes in, value of the fee. */
  price = new Float64Array(0);
  cost = new Float64Array(0);
  feeValue = new Float64Array(0);
  readonly ids: string[] = [];
  /** Hash of each event's transaction, where it has one. */
  readonly hashes: (string | undefined)[] = [];
  readonly index = new IdIndex(this.ids);
  readonly details = new Map<number, EventDetails>();
  readonly findings = new Map<number, Issue<LedgerIssueCode>[]>();
  /** Events that spend outputs, by the hash of their transaction. */
  readonly spenders = new Map<string, number[]>();
  /** Slots that were given back. */
  readonly free: number[] = [];
  /** By slot and field the values of which the column is an estimate. */
  readonly exact = new Map<number, Fraction>();

  reserve(capacity: number): void {
    if (capacity > this.kind.length) this.#grow(capacity);
  }

  /** A fresh slot with empty legs; the id is not indexed yet. */
  open(id: string): number {
    const slot = this.free.pop() ?? this.#next();
    this.ids[slot] = id;
    this.outPool[slot] = -1;
    this.inPool[slot] = -1;
    this.feePool[slot] = -1;
    this.position[slot] = -1;
    return slot;
  }

  /** Gives a slot back for the next event. */
  release(slot: number): void {
    this.free.push(slot);
    this.#forgetSpender(slot);
    this.details.delete(slot);
    this.findings.delete(slot);
    this.#forgetEuros(slot);
    this.out.empty(slot);
    this.in.empty(slot);
    this.fee.empty(slot);
    this.flags[slot] = 0;
    this.variant[slot] = 0;
  }

  setFine(slot: number, field: number, fine: number): void {
    if (field === EURO.price) this.price[slot] = fine;
    else if (field === EURO.cost) this.cost[slot] = fine;
    else this.feeValue[slot] = fine;
  }

  setEuro(slot: number, field: number, value: EuroValue): void {
    this.setFine(slot, field, value.fine);
    if (value.exact !== undefined) this.exact.set(slot * 3 + field, value.exact);
    else this.exact.delete(slot * 3 + field);
  }

  #forgetEuros(slot: number): void {
    this.price[slot] = 0;
    this.cost[slot] = 0;
    this.feeValue[slot] = 0;
    if (this.exact.size === 0) return;
    for (let key = slot * 3; key < slot * 3 + 3; key++) this.exact.delete(key);
  }

  euro(slot: number, field: number): Fraction {
    const exact = this.exact.get(slot * 3 + field);
    if (exact !== undefined) return exact;
    const column = field === EURO.price ? this.price : field === EURO.cost ? this.cost : this.feeValue;
    return fineFraction(column[slot] as number);
  }

  /** Present only where the column is an estimate. */
  exactEuro(slot: number, field: number): Fraction | undefined {
    return this.exact.size === 0 ? undefined : this.exact.get(slot * 3 + field);
  }

  addFinding(slot: number, finding: Issue<LedgerIssueCode>): void {
    addToGroup(this.findings, slot, finding);
    this.flags[slot] = (this.flags[slot] as number) | FLAG.findings;
  }

  detail(slot: number): EventDetails {
    const known = this.details.get(slot);
    if (known !== undefined) return known;
    const fresh: EventDetails = {};
    this.details.set(slot, fresh);
    this.flags[slot] = (this.flags[slot] as number) | FLAG.details;
    return fresh;
  }

  setSpent(slot: number, spent: SpentHashes): void {
    this.detail(slot).spent = spent;
    addToGroup(this.spenders, spent.hash, slot);
  }

  #forgetSpender(slot: number): void {
    const hash = this.details.get(slot)?.spent?.hash;
    if (hash === undefined) return;
    const others = (this.spenders.get(hash) ?? []).filter((other) => other !== slot);
    if (others.length === 0) this.spenders.delete(hash);
    else this.spenders.set(hash, others);
  }

  clear(): void {
    this.count = 0;
    this.spenders.clear();
    this.ids.length = 0;
    this.hashes.length = 0;
    this.index.clear();
    this.details.clear();
    this.findings.clear();
    this.exact.clear();
    this.free.length = 0;
    for (const column of [this.out, this.in, this.fee]) column.big.clear();
    this.#grow(0);
  }

  #next(): number {
    if (this.count === this.kind.length) this.#grow(Math.max(64, Math.ceil(this.count * 1.25)));
    return this.count++;
  }

  #grow(capacity: number): void {
    this.kind = resizedBytes(this.kind, capacity);
    this.variant = resizedBytes(this.variant, capacity);
    this.flags = resizedBytes(this.flags, capacity);
    this.at = resizedFloats(this.at, capacity);
    this.day = resizedInts(this.day, capacity);
    this.rank = resizedInts(this.rank, capacity);
    this.position = resizedInts(this.position, capacity);
    this.wallet = resizedInts(this.wallet, capacity);
    this.toWallet = resizedInts(this.toWallet, capacity);
    this.outPool = resizedInts(this.outPool, capacity);
    this.inPool = resizedInts(this.inPool, capacity);
    this.feePool = resizedInts(this.feePool, capacity);
    this.price = resizedFloats(this.price, capacity);
    this.cost = resizedFloats(this.cost, capacity);
    this.feeValue = resizedFloats(this.feeValue, capacity);
    for (const column of [this.out, this.in, this.fee]) column.resize(capacity);
  }
}
