/**
 * The second half of a trade with a broker that keeps no coins (`delivers`): bought coins go on to the user's wallet, sold
 * ones came from there. Reconciliation matches it with the wallet's own file like any other movement.
 */
import { buildEvents } from '../build/build-events.ts';
import { type Built, isEvent, type TransferCandidate } from '../build/built.ts';
import type { FileContext, Lines } from '../build/make-event.ts';
import type { RowFacts } from './row-facts.ts';

export function deliveryOf(
  facts: RowFacts,
  built: Built,
  id: string,
  lines: Lines,
  file: FileContext,
): TransferCandidate | undefined {
  const event = isEvent(built) ? built : built.kind === 'events' ? built.events[0] : undefined;
  if (event?.kind !== 'buy' && event?.kind !== 'sell') return undefined;
  const moved: RowFacts =
    event.kind === 'buy'
      ? { ...facts, kind: 'transfer-out', in: undefined, out: facts.in, fee: undefined }
      : { ...facts, kind: 'transfer-in', in: facts.out, out: undefined, fee: undefined };
  const delivery = buildEvents(moved, `${id}:delivery`, lines, file);
  return delivery.kind === 'candidate' ? delivery.candidate : undefined;
}
