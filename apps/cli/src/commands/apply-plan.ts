/**
 * A plan as sales that can be filed: one sale per lot part, each naming its lot (individual identification, Rz. 61), with a
 * dated receipt in its note. The receipt carries a hash of what was instructed, so that it can be shown to be older than
 * the sale.
 */
import { type Day, formatDay } from '@cryptax/kernel';
import type { LedgerEvent, SellEvent } from '@cryptax/ledger';
import { type SellPart, saleMoment } from '@cryptax/planning';
import { instructionNote } from '@cryptax/tax-de';

export interface Application {
  readonly day: Day;
  /** Moment of the instruction. */
  readonly made: string;
  readonly known: readonly LedgerEvent[];
}

/** The price of each part is not rounded: the sums must be those of the plan. */
export function plannedSales(parts: readonly SellPart[], { day, made, known }: Application): readonly SellEvent[] {
  const date = formatDay(day);
  const ids = new Set(known.map(({ id }) => id));
  return parts.map(({ wallet, asset, lotId, amount, exactProceeds }, index) => {
    let id = `plan-${date}-${index + 1}`;
    while (ids.has(id)) id = `${id}-2`;
    ids.add(id);
    return {
      id,
      // After everything the plan has seen.
      at: saleMoment(day),
      kind: 'sell',
      wallet,
      out: { asset, amount },
      valueEur: exactProceeds,
      lotIds: [lotId],
      note: instructionNote({ made, day: date, wallet, asset, amount, lotIds: [lotId] }),
    };
  });
}
