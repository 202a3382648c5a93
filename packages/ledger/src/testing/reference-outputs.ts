/**
 * Outputs of a chain in the reference engine: the way back from the outputs spent, walked anew for every event over the plain
 * list of all events before it.
 */
import type { LedgerEvent } from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';
import { type Fraction, order, total } from './fraction.ts';
import type { ReferenceBook, ReferenceLot } from './reference-book.ts';

export class ReferenceOutputs {
  readonly #events: readonly LedgerEvent[];
  readonly #settings: MatchSettings;

  constructor(events: readonly LedgerEvent[], settings: MatchSettings) {
    this.#events = events;
    this.#settings = settings;
  }

  /** Which lots the outputs hold; undefined where they do not decide. */
  holding(
    book: ReferenceBook,
    event: LedgerEvent,
    asset: string,
    quantity: Fraction,
  ): ((lot: ReferenceLot) => boolean) | undefined {
    const { scope, spentOutputs } = this.#settings;
    if (scope !== 'wallet' || spentOutputs === 'method') return undefined;
    if (event.spent === undefined || event.txHash === undefined) return undefined;
    const before = this.#events.slice(0, this.#events.indexOf(event));
    const hashes = new Set(event.spent.map(hashOf));
    for (const hash of hashes) {
      const same = before.filter(({ txHash }) => txHash === hash);
      const inputs = same
        .filter(({ wallet }) => wallet === event.wallet)
        .flatMap(({ spent = [] }) => spent.map(hashOf));
      const hasArrived = same.some(({ id }) => book.arrivals.has(JSON.stringify([id, event.wallet])));
      if (inputs.length === 0 && !hasArrived) return undefined;
      for (const input of inputs) hashes.add(input);
    }
    const brought = new Set(before.filter(({ txHash = '' }) => hashes.has(txHash)).map(({ id }) => id));
    const only = ({ chain }: ReferenceLot) => brought.has(chain.at(-1) ?? '');
    const held = total(
      book
        .pool(event.wallet, asset)
        .lots.filter(only)
        .map(({ amount }) => amount),
    );
    return order(held, quantity) < 0 ? undefined : only;
  }
}

function hashOf(output: string): string {
  return output.slice(0, output.lastIndexOf(':'));
}
