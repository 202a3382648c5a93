/**
 * The order of processing: by UTC time, then by order in the ledger (rule book 0.4). Two kinds of entries go before
 * others of the same second: a change of method, and the user's assumption about a named event, because
 * "acquired at the disposal's moment" must be there when the disposal is.
 */
import { resizedInts } from './columns.ts';
import type { EventTable } from './event-table.ts';

export class Timeline {
  count = 0;
  order = new Int32Array(0);
  readonly #events: EventTable;

  constructor(events: EventTable) {
    this.#events = events;
  }

  /** The first place that would change if these slots were inserted. */
  placeOf(slots: Int32Array): number {
    let earliest = slots[0];
    if (earliest === undefined) return this.count;
    for (const slot of slots) if (this.#compare(slot, earliest) < 0) earliest = slot;
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.order[middle] as number, earliest) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The first place of some slots. */
  firstOf(slots: ReadonlySet<number>): number {
    let first = this.count;
    for (const slot of slots) first = Math.min(first, this.#events.position[slot] as number);
    return first;
  }

  insert(slots: Int32Array): void {
    const fresh = this.#sorted(slots);
    const total = this.count + fresh.length;
    if (total > this.order.length) {
      this.order = resizedInts(this.order, Math.max(total, this.count === 0 ? 0 : Math.ceil(this.count * 1.25)));
    }
    let write = total - 1;
    let old = this.count - 1;
    for (let next = fresh.length - 1; next >= 0; write--) {
      const slot = fresh[next] as number;
      if (old >= 0 && this.#compare(this.order[old] as number, slot) > 0) {
        this.order[write] = this.order[old--] as number;
      } else {
        this.order[write] = slot;
        next--;
      }
    }
    this.count = total;
    this.#number(write + 1);
  }

  remove(slots: ReadonlySet<number>): void {
    const first = this.firstOf(slots);
    let write = first;
    for (let read = first; read < this.count; read++) {
      const slot = this.order[read] as number;
      if (slots.has(slot)) this.#events.position[slot] = -1;
      else this.order[write++] = slot;
    }
    this.count = write;
    this.#number(first);
  }

  /** First place whose event lies after a Berlin day. */
  firstAfterDay(day: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events.day[this.order[middle] as number] as number) > day) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Slots that stand in this order already. */
  restore(order: Int32Array<ArrayBuffer>): void {
    this.order = order;
    this.count = order.length;
    this.#number(0);
  }

  clear(): void {
    this.count = 0;
    this.order = new Int32Array(0);
  }

  #number(from: number): void {
    const { position } = this.#events;
    for (let place = from; place < this.count; place++) position[this.order[place] as number] = place;
  }

  /** Most ledgers come sorted; the check costs less than sorting. */
  #sorted(slots: Int32Array): Int32Array {
    for (let i = 1; i < slots.length; i++) {
      if (this.#compare(slots[i - 1] as number, slots[i] as number) > 0) {
        return slots.slice().sort((a, b) => this.#compare(a, b));
      }
    }
    return slots;
  }

  #compare(a: number, b: number): number {
    const { at, rank } = this.#events;
    return (at[a] as number) - (at[b] as number) || (rank[a] as number) - (rank[b] as number) || a - b;
  }
}
