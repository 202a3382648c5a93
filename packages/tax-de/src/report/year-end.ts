/**
 * What the balances were worth on 31.12.: an officer asks for it beside the quantities. They are valued as if all were sold
 * at noon of that day, so the same prices count in the same order of sources as everywhere, and only the price of that day
 * does: none of an earlier day, none of an own trade. A balance without a price has no value, and neither has a year that
 * has not ended.
 */
import { type Day, dayFromCivil } from '@cryptax/kernel';
import type { LedgerEngine, LedgerEvent, Scope } from '@cryptax/ledger';
import { heldOn } from './balances.ts';
import type { YearEndValue } from './report-input.ts';

const PREFIX = 'year-end:';

/** The sales to be valued; none as long as the year runs. */
export function yearEndSales(engine: LedgerEngine, scope: Scope, year: number, today: Day): readonly LedgerEvent[] {
  const lastDay = dayFromCivil(year, 12, 31);
  if (today <= lastDay) return [];
  return heldOn(engine, scope, lastDay)
    .filter(({ amount }) => /[1-9]/.test(amount) && !amount.startsWith('-'))
    .map(({ wallet, asset, amount }, index) => ({
      id: `${PREFIX}${index}`,
      at: `${year}-12-31T12:00:00Z`,
      kind: 'sell',
      wallet,
      out: { asset, amount },
    }));
}

export function yearEndValues(valued: readonly LedgerEvent[]): readonly YearEndValue[] {
  return valued.flatMap((sale): readonly YearEndValue[] => {
    if (!sale.id.startsWith(PREFIX)) return [];
    if (sale.kind !== 'sell' || sale.valueEur === undefined || sale.valueOrigin === undefined) return [];
    const { wallet, out, valueEur, valueOrigin } = sale;
    return [{ wallet, asset: out.asset, amount: out.amount, valueEur, origin: valueOrigin }];
  });
}
