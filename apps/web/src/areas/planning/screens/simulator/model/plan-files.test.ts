import { ALL_WALLETS } from '@cryptax/ledger';
import { expect, it } from 'vitest';
import type { ParamsOf } from '../../../../../platform/i18n/strings.ts';
import { translate } from '../../../../../platform/i18n/strings.ts';
import type { MultiYearPlan } from '../../../planning-types.ts';
import { firstSettings } from '../components/optimiser-panel.tsx';
import { planStrings } from '../plan-strings.ts';
import { planCalendar, planCsv } from './plan-files.ts';

const PLAN = {
  steps: [
    {
      day: '2027-03-02',
      wallet: 'Kraken',
      asset: 'BTC',
      amount: '0.6',
      price: '50000',
      proceeds: '30000.00',
      reason: 'wait-until-free',
      parts: [
        {
          wallet: 'Kraken',
          asset: 'BTC',
          lotId: 'b2',
          acquiredAt: '2026-03-01T10:00:00Z',
          freeFrom: '2027-03-02',
          amount: '0.6',
          proceeds: '30000.00',
          exactProceeds: '30000.00',
          cost: '24000.00',
          gain: '6000.00',
          taxFree: true,
        },
      ],
    },
  ],
} as unknown as MultiYearPlan;

type Table = typeof planStrings.table;

const german = <K extends keyof Table & string>(key: K, ...params: ParamsOf<Table[K]>) =>
  translate(planStrings, 'de', key, ...params);

it('writes one line per lot, ready for a spreadsheet', () => {
  const [head, line] = planCsv(PLAN).replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(
    'day;wallet;asset;lot;acquired;free_from;amount;assumed_price_eur;proceeds_eur;cost_eur;gain_eur;tax_free;reason',
  );
  expect(line).toBe(
    '2027-03-02;Kraken;BTC;b2;2026-03-01T10:00:00Z;2027-03-02;0.6;50000;30000.00;24000.00;6000.00;yes;wait-until-free',
  );
});

it('puts each step on its day in the calendar, in words', () => {
  const file = planCalendar(PLAN, german, 'de', '2026-11-15T08:00:00.000Z', '').replaceAll('\r\n ', '');
  expect(file).toContain('DTSTART;VALUE=DATE:20270302');
  expect(file).toContain('SUMMARY:0\\,6 BTC verkaufen (Kraken)');
  expect(file).toContain('Am ersten steuerfreien Tag. Angenommener Erlös 30.000\\,00\u00a0€.');
});

it('names no wallet in the calendar where lots of all wallets are one pool', () => {
  const steps = PLAN.steps.map((step) => ({ ...step, wallet: ALL_WALLETS }));
  const file = planCalendar({ ...PLAN, steps }, german, 'de', '2026-11-15T08:00:00.000Z', '').replaceAll('\r\n ', '');
  expect(file).toContain('SUMMARY:0\\,6 BTC verkaufen\r\n');
});

it('starts with 10,000 euro, or with all there is', () => {
  expect(firstSettings('25305.48').target).toBe('10000');
  expect(firstSettings('842.10').target).toBe('842');
});
