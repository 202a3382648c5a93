/** A sum of bounds in which a part can be replaced by another: an end without a bound is counted, not lost. */
import { add, type Decimal, subtract, ZERO } from '@cryptax/kernel';
import type { Bound } from './bound.ts';

interface End {
  readonly sum: Decimal;
  /** Parts that nothing bounds at this end. */
  readonly open: number;
}

const NONE: End = { sum: ZERO, open: 0 };

export class BoundSum {
  #low = NONE;
  #high = NONE;

  add({ low, high }: Bound): void {
    this.#low = withPart(this.#low, low);
    this.#high = withPart(this.#high, high);
  }

  remove({ low, high }: Bound): void {
    this.#low = withoutPart(this.#low, low);
    this.#high = withoutPart(this.#high, high);
  }

  copy(): BoundSum {
    const sum = new BoundSum();
    sum.#low = this.#low;
    sum.#high = this.#high;
    return sum;
  }

  bound(): Bound {
    return {
      low: this.#low.open > 0 ? null : this.#low.sum,
      high: this.#high.open > 0 ? null : this.#high.sum,
    };
  }
}

function withPart({ sum, open }: End, part: Decimal | null): End {
  return part === null ? { sum, open: open + 1 } : { sum: add(sum, part), open };
}

function withoutPart({ sum, open }: End, part: Decimal | null): End {
  return part === null ? { sum, open: open - 1 } : { sum: subtract(sum, part), open };
}
