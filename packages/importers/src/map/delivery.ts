/**
 * The second half of a trade with a broker that keeps no coins (`delivers`): bought coins go on to the user's wallet, sold
 * ones came from there. Reconciliation matches it with the wallet's own file like any other movement.
 */
import { type Built, buildEvents, type TransferCandidate } from './build-events.ts';
import type { RowFacts } from './row-facts.ts';

export function deliveryOf(
  facts: RowFacts,
  built: Built,
  id: string,
  file: { readonly file: string; readonly format: string },
): TransferCandidate | undefined {
  const kind = built.kind === 'events' ? built.events[0]?.kind : undefined;
  if (kind !== 'buy' && kind !== 'sell') return undefined;
  const moved: RowFacts =
    kind === 'buy'
      ? { ...facts, kind: 'transfer-out', in: undefined, out: facts.in, fee: undefined }
      : { ...facts, kind: 'transfer-in', in: facts.out, out: undefined, fee: undefined };
  const delivery = buildEvents(moved, `${id}:delivery`, [facts.line], file);
  return delivery.kind === 'candidate' ? delivery.candidate : undefined;
}
