/**
 * What the holdings were worth on 31.12., from the bundled prices: an officer asks for it beside the quantities. A holding
 * without a price has no value, and neither has a year that has not ended.
 */
import { berlinDay, dayFromCivil, type Instant } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { loadEngine, type YearEndValue } from '@cryptax/tax-de';
import { valueEvents } from './value-events.ts';

export async function yearEndValues(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  year: number,
  now: Instant,
): Promise<readonly YearEndValue[]> {
  const lastDay = dayFromCivil(year, 12, 31);
  if (berlinDay(now) <= lastDay) return [];
  const held = loadEngine(events, settings)
    .holdingsOn(lastDay)
    .filter(({ amount }) => /[1-9]/.test(amount));
  if (held.length === 0) return [];
  // As if all were sold at noon of that day: the same prices in the same order of sources as everywhere.
  const asked = held.map(
    ({ wallet, asset, amount }, index): LedgerEvent => ({
      id: String(index),
      at: `${year}-12-31T12:00:00Z`,
      kind: 'sell',
      wallet,
      out: { asset, amount },
    }),
  );
  const { events: valued } = await valueEvents(asked);
  return valued.flatMap((sale): readonly YearEndValue[] => {
    if (sale.kind !== 'sell' || sale.valueEur === undefined || sale.valueOrigin === undefined) return [];
    const { wallet, out, valueEur, valueOrigin } = sale;
    return [{ wallet, asset: out.asset, amount: out.amount, valueEur, origin: valueOrigin }];
  });
}
