/** What was found out about cells, by their number (`RowCells.token`): two looks into arrays instead of a search by text. */
const SLOTS = 1 << 10;

export class TokenCache<T> {
  readonly #tokens = new Int32Array(SLOTS);
  readonly #values: (T | undefined)[] = new Array<T | undefined>(SLOTS).fill(undefined);

  /** Undefined if nothing is known; 0 is no cell. */
  get(token: number): T | undefined {
    const slot = token & (SLOTS - 1);
    return token !== 0 && this.#tokens[slot] === token ? this.#values[slot] : undefined;
  }

  set(token: number, value: T): void {
    const slot = token & (SLOTS - 1);
    this.#tokens[slot] = token;
    this.#values[slot] = value;
  }
}
