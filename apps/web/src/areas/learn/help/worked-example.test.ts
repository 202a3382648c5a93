/** The example of the article on how the tax is computed, computed by the engine that makes the reports. */
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { formatDay } from '../../../ui/format/date.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { plainText } from './article.ts';
import { loadGuide } from './load-guide.ts';

const eth = (amount: string) => ({ asset: 'ETH', amount });
const eur = (amount: string) => ({ asset: 'EUR', amount });

const EVENTS: readonly LedgerEvent[] = [
  {
    id: 'first',
    at: '2024-01-10T10:00:00Z',
    kind: 'buy',
    wallet: 'W',
    in: eth('1'),
    valueEur: '2000.00',
    fee: eur('10.00'),
  },
  { id: 'second', at: '2025-03-03T10:00:00Z', kind: 'buy', wallet: 'W', in: eth('1'), valueEur: '2500.00' },
  {
    id: 'june',
    at: '2025-06-20T10:00:00Z',
    kind: 'sell',
    wallet: 'W',
    out: eth('1.5'),
    valueEur: '6000.00',
    fee: eur('30.00'),
  },
  {
    id: 'staking',
    at: '2025-07-15T10:00:00Z',
    kind: 'income',
    incomeKind: 'staking',
    wallet: 'W',
    in: eth('0.05'),
    valueEur: '150.00',
  },
  { id: 'september', at: '2025-09-01T10:00:00Z', kind: 'sell', wallet: 'W', out: eth('0.5'), valueEur: '2000.00' },
];

function report() {
  const answer = buildTaxYearReport({
    year: 2025,
    person: { role: 'A', name: '' },
    settings: DEFAULT_SETTINGS,
    profile: { years: { 2025: { taxableIncome: '45000' } } },
    generatedAt: '2026-05-02T08:00:00Z',
    wallets: [],
    manualChanges: [],
    unreadRows: [],
    spouse: null,
    events: EVENTS,
  });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** The tariff by hand, section 32a (1) no. 3 EStG 2025: (176.64 z + 2397) z + 1015.13 with z = 2.7557 and z = 2.9047. */
test('the engine gives what was worked out by hand', () => {
  const { summary, lots } = report();
  const { privateSales, taxFreeGain, income } = summary.assessed;
  expect(lots.map(({ gain, taxFree }) => [gain, taxFree])).toEqual([
    ['1970.00', true],
    ['740.00', false],
    ['750.00', false],
  ]);
  expect([privateSales.net, privateSales.limit, privateSales.taxable, taxFreeGain]).toEqual([
    '1490.00',
    '1000.00',
    '1490.00',
    '1970.00',
  ]);
  expect([income.net, income.limit, income.taxable]).toEqual(['150.00', '256.00', '0.00']);
  expect(summary.estimate).toMatchObject({
    kind: 'difference',
    without: { total: '8961.00' },
    with: { total: '9468.00' },
    extraTax: '507.00',
  });
});

test.each(['de', 'en'] as const)('the article says so (%s)', async (locale) => {
  const { articles } = await loadGuide(locale);
  const text = (articles.get('how-tax-is-computed')?.blocks ?? []).map(plainText).join('\n').replaceAll('\u00a0', ' ');
  const figures = ['2010.00', '1970.00', '740.00', '750.00', '1490.00', '150.00', '8961.00', '9468.00', '507.00'];
  for (const figure of figures) expect(text).toContain(formatEuro(figure, locale).replaceAll('\u00a0', ' '));
  expect(text).toContain(formatDay(report().lots[0]?.freeFrom ?? '', locale));
});
