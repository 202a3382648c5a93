/**
 * Single events and what they are worth. The dollar stands at 1.25 per euro on 4 and 5 March 2024 (Monday, Tuesday), nowhere
 * else; a few closes are known.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { ecbRates } from '../rates/ecb-rates.ts';
import type { PriceSource } from '../sources/price-source.ts';
import { valueLedger } from '../valuation/value-ledger.ts';
import { series } from './days.ts';
import { fixedSource } from './fixed-source.ts';

export const rates = ecbRates([series('USD', 'EUR', { '2024-03-04': '1.25', '2024-03-05': '1.25' })]);
export const AT = '2024-03-04T12:00:00Z';
export const bundled = fixedSource('daily', 'bundled', [
  series('BTC', 'EUR', { '2024-03-03': '55000', '2024-03-04': '60000', '2024-03-05': '61000' }),
  series('ETH', 'EUR', { '2024-03-04': '3000.5' }),
]);

type Draft = { readonly kind: LedgerEvent['kind'] } & Readonly<Record<string, unknown>>;
export const event = (draft: Draft, id = 'e1'): LedgerEvent =>
  ({ id, at: AT, wallet: 'W', ...draft }) as unknown as LedgerEvent;
export const leg = (amount: string, asset: string) => ({ asset, amount });
export const income = (amount: string, asset: string, more = {}) =>
  event({ kind: 'income', incomeKind: 'staking', in: leg(amount, asset), ...more });

export async function value(one: LedgerEvent, ...prices: PriceSource[]) {
  const result = await valueLedger([one], { rates, prices });
  const [valued] = result.events;
  return { ...result, valued, codes: result.issues.map(({ code }) => code) };
}
