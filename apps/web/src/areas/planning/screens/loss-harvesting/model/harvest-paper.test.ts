import { ALL_WALLETS } from '@cryptax/ledger';
import { expect, it } from 'vitest';
import { type ParamsOf, translate } from '../../../../../platform/i18n/strings.ts';
import type { HarvestAnalysis, HarvestCandidate } from '../../../planning-types.ts';
import { lossHarvestingStrings } from '../strings.ts';
import { harvestPaper, harvestSteps } from './harvest-paper.ts';

const sale = (more: Partial<HarvestCandidate>) =>
  ({
    ...{ asset: 'ETH', wallet: 'Kraken', amount: '1.5', value: '3000.00', loss: '450.00', isChosen: true },
    ...{ taxSaving: '100.00', transactionCost: '3.00', netBenefit: '97.00', roi: '32.33', carriedForward: '0.00' },
    ...{ freeFrom: '2027-03-02', action: 'strong', ...more },
  }) as HarvestCandidate;

const FOUND = {
  year: { year: 2026 },
  candidates: [
    sale({}),
    sale({ asset: 'SOL', wallet: ALL_WALLETS, amount: '20' }),
    sale({ asset: 'ADA', isChosen: false }),
  ],
  warnings: [],
  ...{ taxSaving: '100.00', totalLoss: '900.00', transactionCost: '6.00', carryPossible: '0.00' },
} as unknown as HarvestAnalysis;

type Table = typeof lossHarvestingStrings.table;
const english = <K extends keyof Table & string>(key: K, ...params: ParamsOf<Table[K]>) =>
  translate(lossHarvestingStrings, 'en', key, ...params);

it('names each sale that is worth it with its figures as they are to be shown', () => {
  const hidden = { euro: () => '€••••', quantity: (_: string, asset: string) => `•••• ${asset}` };
  expect(harvestSteps(FOUND, english, hidden).slice(0, 2)).toEqual([
    'Sell •••• ETH on Kraken, about €••••. Realises a loss of €••••.',
    'Sell •••• SOL on all wallets, about €••••. Realises a loss of €••••.',
  ]);
  expect(harvestSteps({ ...FOUND, candidates: [] }, english, hidden)).toEqual([]);
});

it('prints the figures themselves, candidate by candidate and step by step', () => {
  const [candidates, plan] = harvestPaper(FOUND, 'Losses', english, 'en').tables;
  expect(candidates?.rows.map((row) => row[0])).toEqual(['1.50 ETH, Kraken', '20.00 SOL', '1.50 ADA, Kraken']);
  expect(plan?.rows[0]).toEqual(['1', 'Sell 1.50 ETH on Kraken, about €3,000.00. Realises a loss of €450.00.']);
});

it('[LOSS-02] says that a loss meets the gains of its year first, and that section 22 has a limit of its own', () => {
  const { 'standing.below': below, 'standing.need': need } = lossHarvestingStrings.table;
  expect(below.de).toMatch(/mindert zuerst die Gewinne dieses Jahres.*Nur was übrig bleibt/);
  expect(below.en).toMatch(/first reduces this year’s gains.*Only what is left/);
  expect([need.de, need.en].join()).toMatch(/§ 22.*section 22 no\. 3/s);
});
