/** The entries of a proof as they are shown: what happened, where, how much of it counts, and the line of the file that says so. */
import { type LedgerEvent, type Leg, sidesOf } from '@cryptax/ledger';
import type { OriginProof, OriginRole } from './origin-proof.ts';

export interface OriginRow {
  readonly eventId: string;
  readonly role: OriginRole;
  /** How much of the sum went through the entry. */
  readonly euro: string;
  readonly at: string;
  readonly wallet: string;
  readonly toWallet: string | null;
  readonly out: Leg | null;
  readonly in: Leg | null;
  /** Whole price of the entry. */
  readonly valueEur: string | null;
  /** Null for what was typed in. */
  readonly source: { readonly file: string; readonly lines: readonly number[] } | null;
  /** Reference of the payment, or the transaction on the chain. */
  readonly reference: string | null;
}

export function originRows(
  { steps }: OriginProof,
  eventOf: (id: string) => LedgerEvent | undefined,
): readonly OriginRow[] {
  return steps.flatMap(({ eventId, role, euro }) => {
    const event = eventOf(eventId);
    if (event === undefined) return [];
    const { out = null, in: into = null } = sidesOf(event);
    const { source } = event;
    return [
      {
        eventId,
        role,
        euro,
        at: event.at,
        wallet: event.wallet,
        toWallet: event.kind === 'transfer' ? event.toWallet : null,
        out,
        in: into,
        valueEur: 'valueEur' in event ? (event.valueEur ?? null) : null,
        source: source === undefined ? null : { file: source.file, lines: source.lines ?? [source.line] },
        reference: ('money' in event ? event.bankReference : event.txHash) ?? null,
      },
    ];
  });
}
