/** What the user's own ledger says about years, free gains and how long coins are held. */
import { compare, dec, ok, ZERO } from '@cryptax/kernel';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import type { TaxFacts } from './journey-facts.ts';

export function useTaxFacts(): TaxFacts | undefined {
  const answer = useAnswer('journey', askTaxFacts);
  return answer.kind === 'ready' ? answer.value : undefined;
}

async function askTaxFacts(api: LedgerApi): Answer<TaxFacts> {
  const summary = await api.summary('own');
  if (!summary.ok) return summary;
  const model = await api.portfolioModel('own', { range: 'year' });
  if (!model.ok) return model;
  const { years } = summary.value;
  const { assets, today } = model.value;
  return ok({
    years: years.length,
    hasFreeGain: years.some(({ taxFreeGain }) => compare(dec(taxFreeGain), ZERO) > 0),
    heldSince: assets.map(({ lots }) => lots.heldSince).sort()[0] ?? null,
    today,
  });
}
