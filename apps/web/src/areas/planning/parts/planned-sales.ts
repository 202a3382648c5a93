/** Parts of a plan as sales to be entered: one per part, each naming its lot, with the instruction in its note (Rz. 61). */
import { ALL_WALLETS } from '@cryptax/ledger';
import { instructionNote, saleDayOf } from '@cryptax/tax-de';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import type { SellPart } from '../planning-types.ts';

/** `now` is the moment of the instruction and of the sale; its price is the one of the plan until the real one is known. */
export function plannedSales(parts: readonly SellPart[], now: string): readonly EventDraft[] {
  return parts.map(({ wallet, asset, amount, lotId, exactProceeds }) => ({
    ...{ at: now, kind: 'sell', wallet, out: { asset, amount }, lotIds: [lotId] },
    ...{ valueEur: exactProceeds, valueOrigin: { source: 'user', method: 'manual' } },
    note: instructionNote({ made: now, day: saleDayOf(now), wallet, asset, amount, lotIds: [lotId] }),
  }));
}

/** Over all wallets a lot has no wallet that could sell it. */
export function canBeEntered(parts: readonly SellPart[]): boolean {
  return parts.length > 0 && parts.every(({ wallet }) => wallet !== ALL_WALLETS);
}
