/** One source of what figures say about fees: how often it spoke of each, and whether it said the same every time. */
import type { PlaceOfFee } from './column-decisions.ts';
import type { FeePart, FeeRule } from './row-fees.ts';

export type GroupOfFee = 'trade' | 'sent' | 'received';

/** A row that a witness is asked about. */
interface Hearing {
  /** All its fees, and where there are several each alone. */
  readonly subsets: readonly (readonly FeePart[])[];
  readonly say: (
    some: readonly FeePart[],
    base: { readonly coin: FeeRule; readonly isPaid?: boolean },
    place: PlaceOfFee,
  ) => void;
  /** Only where the fee is can be told. */
  readonly place: (place: PlaceOfFee) => void;
}

export class FeeWitness {
  readonly column: number;
  rows = 0;
  hasSpoken = false;
  readonly #counts = new Map<string, number>();

  constructor(column: number) {
    this.column = column;
  }

  open(group: GroupOfFee, parts: readonly FeePart[]): Hearing {
    this.rows++;
    const isSeveral = parts.length > 1;
    this.#count(group);
    for (const { key } of parts) this.#count(key);
    if (isSeveral) this.#count('several');
    const place = (where: PlaceOfFee) => {
      this.hasSpoken = true;
      this.#count(`${group} ${where}`);
    };
    return {
      subsets: isSeveral ? [parts, ...parts.map((part) => [part])] : [parts],
      place,
      say: (some, { coin, isPaid }, where) => {
        place(where);
        for (const { key } of some) {
          this.#count(`${key} ${coin}`);
          if (isPaid !== undefined && (coin === 'money' || coin === 'coin'))
            this.#count(`${key} ${isPaid ? 'sent' : 'received'}`);
        }
        if (isSeveral && some.length === parts.length) this.#count('adds up');
      },
    };
  }

  /** Undefined unless it said one thing of every fee. */
  coinOf(key: string): FeeRule | undefined {
    const rules: readonly FeeRule[] = ['money', 'coin', 'received', 'sent'];
    return rules.find((rule) => this.#isAlways(key, `${key} ${rule}`));
  }

  placeOf(group: GroupOfFee): PlaceOfFee | undefined {
    const places: readonly PlaceOfFee[] = ['within', 'beside'];
    return places.find((place) => this.#isAlways(group, `${group} ${place}`));
  }

  get addsUp(): boolean {
    return this.#isAlways('several', 'adds up');
  }

  #isAlways(asked: string, said: string): boolean {
    const rows = this.#counts.get(asked) ?? 0;
    return rows > 0 && this.#counts.get(said) === rows;
  }

  #count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
}
