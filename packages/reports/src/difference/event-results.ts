/** The results of a report added up per event and law: what an event contributed to which net. */
import { add, type Decimal, dec, subtract } from '@cryptax/kernel';
import type { SourceRef, TaxYearReport } from '@cryptax/tax-de';
import type { EffectLaw } from './report-difference.ts';

export interface EventResult {
  readonly law: EffectLaw;
  readonly source: SourceRef;
  readonly asset: string | null;
  amount: Decimal;
  /** Events that the lots came through. */
  readonly chain: Set<string>;
}

export type EventResults = ReadonlyMap<string, EventResult>;

export function eventResults({ lots, income, derivatives }: TaxYearReport): EventResults {
  const results = new Map<string, EventResult>();
  for (const { source, asset, gain, taxFree, chain } of lots) {
    const law = taxFree ? 'tax-free' : 'private-sales';
    const result = resultOf(results, law, source, asset);
    result.amount = add(result.amount, dec(gain));
    for (const { eventId } of chain) result.chain.add(eventId);
  }
  for (const { source, asset, valueEur, expenses } of income) {
    const result = resultOf(results, 'income', source, asset);
    result.amount = add(result.amount, subtract(dec(valueEur), dec(expenses)));
  }
  for (const { source, valueEur } of derivatives) {
    const result = resultOf(results, 'capital', source, null);
    result.amount = add(result.amount, dec(valueEur));
  }
  return results;
}

/** One event may dispose of two assets: of its main coin and of the coin that paid the fee. */
function resultOf(
  results: Map<string, EventResult>,
  law: EffectLaw,
  source: SourceRef,
  asset: string | null,
): EventResult {
  const key = JSON.stringify([law, source.eventId, asset]);
  const known = results.get(key) ?? { law, source, asset, amount: dec('0.00'), chain: new Set<string>() };
  results.set(key, known);
  return known;
}
