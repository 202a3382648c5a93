/**
 * The signs of traded amounts, by the word of the row. An export writes its purchases alike; one with the other sign than those around
 * it is a reversal more often than a purchase.
 */
import type { FormatKind } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { TokenCache } from '../read/token-cache.ts';
import { cellAt } from './column-index.ts';
import type { RowFacts } from './row-facts.ts';
import { review, type Verdict } from './verdict.ts';

export type Sign = 'minus' | 'plus';

/** Which sign of a word is the odd one; of as many sales with a minus as without, nobody knows. */
export type OddSigns = ReadonlyMap<string, Sign | 'both'>;

interface Counts {
  readonly kind: FormatKind;
  plus: number;
  minus: number;
}

export class TradeSigns {
  readonly #column: number | undefined;
  readonly #counts = new Map<string, Counts>();
  readonly #byToken = new TokenCache<Counts>();

  constructor(typeColumn: number | undefined) {
    this.#column = typeColumn;
  }

  add(row: RowCells, kind: FormatKind, isMinus: boolean): void {
    const token = row.token(this.#column ?? -1);
    let counts = this.#byToken.get(token);
    if (counts?.kind !== kind) {
      counts = this.#countsOf(row, kind);
      if (token !== 0) this.#byToken.set(token, counts);
    }
    if (isMinus) counts.minus++;
    else counts.plus++;
  }

  /** Undefined if all rows of each word are alike. */
  odd(): OddSigns | undefined {
    const mixed = [...this.#counts].filter(([, { plus, minus }]) => plus > 0 && minus > 0);
    return mixed.length === 0 ? undefined : new Map(mixed.map(([word, counts]) => [word, oddOf(counts)]));
  }

  #countsOf(row: RowCells, kind: FormatKind): Counts {
    const word = wordOf(row, this.#column, kind);
    const known = this.#counts.get(word) ?? { kind, plus: 0, minus: 0 };
    this.#counts.set(word, known);
    return known;
  }
}

/** A trade with the odd sign of its word. */
export function reversedIn(
  { kind, in: received, out }: RowFacts,
  row: RowCells,
  typeColumn: number | undefined,
  isMinus: boolean,
  oddSigns: OddSigns | undefined,
): Verdict | undefined {
  if (oddSigns === undefined || received === undefined || out === undefined) return undefined;
  const odd = oddSigns.get(wordOf(row, typeColumn, kind));
  if (odd === undefined || (odd !== 'both' && (odd === 'minus') !== isMinus)) return undefined;
  const { amount } = kind === 'trade-buy' ? received : out;
  return review('amount.sign-contradicts-type', { kind, amount: isMinus ? `-${amount}` : amount });
}

function wordOf(row: RowCells, typeColumn: number | undefined, kind: FormatKind): string {
  return `${kind} ${cellAt(row, typeColumn).toLowerCase()}`;
}

function oddOf({ kind, plus, minus }: Counts): Sign | 'both' {
  if (plus !== minus) return plus > minus ? 'minus' : 'plus';
  return kind === 'trade-buy' ? 'minus' : 'both';
}
