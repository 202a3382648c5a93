/**
 * Lots that a sale names (individual identification, Rz. 61). What was named is written down with its moment and a hash; for
 * a sale that lies in the past the note has to say how it can be shown.
 */
import { formatInstant, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { instructionNote, saleDayOf, splitReceipt } from '@cryptax/tax-de';

/** The event as the form makes it, before its lots. */
type Sale = Pick<LedgerEvent, 'at' | 'wallet'> & { readonly out: { readonly asset: string; readonly amount: string } };

export function lotIdsOf(event: LedgerEvent | undefined): readonly string[] {
  return event !== undefined && 'lotIds' in event ? (event.lotIds ?? []) : [];
}

/** The note without the receipt, which the form keeps by itself. */
export function ownNote(event: LedgerEvent | undefined): string {
  return event?.note === undefined ? '' : splitReceipt(event.note).rest;
}

/** Named anew, for another sale, or as before. */
function isSameNaming(lotIds: readonly string[], sale: Sale, before: LedgerEvent | undefined): boolean {
  if (before === undefined || !('out' in before)) return false;
  const { at, wallet, out } = before;
  return (
    lotIdsOf(before).join('\n') === lotIds.join('\n') &&
    [at, wallet, out.asset, out.amount].join('\n') ===
      [sale.at, sale.wallet, sale.out.asset, sale.out.amount].join('\n')
  );
}

/** A sale of the past needs words on how its lots can be shown. */
export function lacksProof(
  lotIds: readonly string[],
  note: string,
  sale: Sale,
  before: LedgerEvent | undefined,
  now: Instant,
): boolean {
  if (lotIds.length === 0 || note.trim() !== '' || isSameNaming(lotIds, sale, before)) return false;
  const at = parseInstant(sale.at);
  return at.ok && at.value < now;
}

/** `lotIds` and `note` of the event. */
export function namingFields(
  lotIds: readonly string[],
  note: string,
  sale: Sale,
  before: LedgerEvent | undefined,
  now: Instant,
): { readonly lotIds?: readonly string[]; readonly note?: string } {
  const text = note.trim();
  if (lotIds.length === 0) return text === '' ? {} : { note: text };
  if (isSameNaming(lotIds, sale, before)) {
    const kept = before?.note ?? '';
    const whole = text === splitReceipt(kept).rest ? kept : joined(text, splitReceipt(kept).receipt);
    return { lotIds, ...(whole === '' ? {} : { note: whole }) };
  }
  const receipt = instructionNote({
    ...{ made: formatInstant(now), day: saleDayOf(sale.at), wallet: sale.wallet },
    ...{ asset: sale.out.asset, amount: sale.out.amount, lotIds },
  });
  return { lotIds, note: joined(text, receipt) };
}

function joined(text: string, receipt: string): string {
  return [text, receipt].filter((part) => part !== '').join('\n');
}
