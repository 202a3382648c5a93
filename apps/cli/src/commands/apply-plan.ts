/**
 * A plan as sales that can be filed: one sale per lot part, each naming its lot (individual identification, Rz. 61), with a
 * dated receipt in its note. The receipt carries a hash of what was instructed, so that it can be shown to be older than
 * the sale.
 */
import type { LedgerEvent, SellEvent } from '@cryptax/ledger';
import type { SellPart } from '@cryptax/planning';
import { instructionNote } from '@cryptax/tax-de';

export interface Application {
  /** Day of the sale. */
  readonly date: string;
  /** Moment of the instruction. */
  readonly made: string;
  readonly known: readonly LedgerEvent[];
}

/** The price of each part is not rounded: the sums must be those of the plan. */
export function plannedSales(parts: readonly SellPart[], { date, made, known }: Application): readonly SellEvent[] {
  const ids = new Set(known.map(({ id }) => id));
  return parts.map(({ wallet, asset, lotId, amount, exactProceeds }, index) => {
    let id = `plan-${date}-${index + 1}`;
    while (ids.has(id)) id = `${id}-2`;
    ids.add(id);
    return {
      id,
      // The last second that is the same day in Berlin in summer and winter, after everything the plan has seen.
      at: `${date}T21:59:59Z`,
      kind: 'sell',
      wallet,
      out: { asset, amount },
      valueEur: exactProceeds,
      lotIds: [lotId],
      note: instructionNote({ made, day: date, wallet, asset, amount, lotIds: [lotId] }),
    };
  });
}
