/**
 * A plan as sales that can be filed: one sale per lot part, each naming its lot (individual identification, Rz. 61), with a
 * dated receipt in its note. The receipt carries a hash of what was instructed, so that it can be shown to be older than
 * the sale.
 */
import { createHash } from 'node:crypto';
import type { LedgerEvent, SellEvent } from '@cryptax/ledger';
import type { SellPart } from '@cryptax/planning';

/** `made` is the moment of the instruction, `date` the day of the sale. */
export function plannedSales(
  parts: readonly SellPart[],
  date: string,
  made: string,
  known: readonly LedgerEvent[],
): readonly SellEvent[] {
  const ids = new Set(known.map(({ id }) => id));
  return parts.map(({ wallet, asset, lotId, amount, proceeds }, index) => {
    const instruction = { made, date, wallet, asset, amount, lotId };
    const hash = createHash('sha256').update(JSON.stringify(instruction)).digest('hex');
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
      valueEur: proceeds,
      lotIds: [lotId],
      note: `Veräußerungsanweisung vom ${made}: ${amount} ${asset} aus Tranche ${lotId} in ${wallet} am ${date}. SHA-256 ${hash}`,
    };
  });
}
