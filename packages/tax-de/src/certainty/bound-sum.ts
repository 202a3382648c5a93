/** A sum of bounds in which a part can be replaced by another: an end without a bound is counted, not lost. */
import { add, type Decimal, subtract, ZERO } from '@cryptax/kernel';
import type { Bound } from './bound.ts';

export class BoundSum {
  #low = ZERO;
  #high = ZERO;
  /** Parts that nothing bounds at this end. */
  #openLow = 0;
  #openHigh = 0;

  add({ low, high }: Bound): void {
    if (low === null) this.#openLow += 1;
    else this.#low = add(this.#low, low);
    if (high === null) this.#openHigh += 1;
    else this.#high = add(this.#high, high);
  }

  remove({ low, high }: Bound): void {
    if (low === null) this.#openLow -= 1;
    else this.#low = subtract(this.#low, low);
    if (high === null) this.#openHigh -= 1;
    else this.#high = subtract(this.#high, high);
  }

  copy(): BoundSum {
    const sum = new BoundSum();
    sum.#low = this.#low;
    sum.#high = this.#high;
    sum.#openLow = this.#openLow;
    sum.#openHigh = this.#openHigh;
    return sum;
  }

  bound(): Bound {
    const low: Decimal | null = this.#openLow > 0 ? null : this.#low;
    return { low, high: this.#openHigh > 0 ? null : this.#high };
  }
}
