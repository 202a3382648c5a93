import { ok } from '@cryptax/kernel';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { RangeText } from '../../../../../platform/ledger/certainty-types.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../../platform/ledger/ledger-client.ts';
import type { LedgerState } from '../../../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import type { ReportView } from '../../../report-types.ts';
import { LawTable } from './law-table.tsx';

afterEach(cleanup);

const NONE = { net: '0.00', taxable: '0.00' };
const REPORT = {
  year: 2024,
  source: { kind: 'book', book: 'own' },
  completeness: { complete: false },
  counts: { taxableLots: 0, freeLots: 0, income: 1, derivatives: 0 },
  summary: {
    assessed: {
      privateSales: NONE,
      taxFreeGain: '0.00',
      capital: NONE,
      income: { ...NONE, net: '3.10', limit: '256.00' },
    },
  },
} as unknown as ReportView;

async function show(high: string | null, report = REPORT, sales = { low: '0.00', high: '0.00' } as RangeText) {
  const range = {
    ...{ year: 2024, complete: false, limits: { privateSales: '1000.00', income: '256.00' } },
    ...{ privateSales: sales, income: { low: '3.10', high } },
  };
  const view = { revision: 1, tightness: 'exact', years: [range], open: 1, deciding: 1, outside: 0, doubtful: [] };
  const state = { kind: 'ready', book: 'own', revision: 1, counts: { review: 1 } } as unknown as LedgerState;
  const api = {
    subscribe: async (hear: (state: LedgerState) => void) => hear(state),
    certainty: async () => ok(view),
  } as unknown as LedgerApi;
  await act(async () => {
    render(
      <LocaleProvider locale="en">
        <LedgerProvider client={clientOf(api)}>
          <LawTable report={report} openFigure={null} onWhy={() => undefined} />
        </LedgerProvider>
      </LocaleProvider>,
    );
  });
}

it('calls nothing tax-free that open answers can lift over the limit', async () => {
  await show('2863.20');
  expect(screen.queryByText('tax-free')).toBeNull();
  expect(screen.getAllByText('still open').length).toBeGreaterThan(0);
});

it('says tax-free where the whole range stays below the limit', async () => {
  await show('200.00');
  expect(screen.getAllByText('tax-free').length).toBeGreaterThan(0);
  expect(screen.queryByText('still open')).toBeNull();
});

it('does not say that at least nothing is taxable', async () => {
  await show(null);
  expect(screen.queryByText(/at least/)).toBeNull();
  expect(screen.getAllByText('still open').length).toBeGreaterThan(1);
});

it('does not call a law empty while what belongs to it waits for a price', async () => {
  const { summary } = REPORT;
  const assessed = { ...summary.assessed, income: { ...summary.assessed.income, net: '0.00' } };
  const waiting = {
    ...REPORT,
    completeness: { complete: false, pending: 3 },
    counts: { ...REPORT.counts, income: 0 },
    summary: { ...summary, assessed },
  } as unknown as ReportView;
  await show('200.00', waiting, { low: null, high: null });
  const [s23, free, s22, s20] = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  for (const row of [s23, free, s22]) expect(row).toContain('none yet');
  for (const row of [s23, free, s22]) expect(row).toContain('still open');
  expect(s20).not.toContain('yet');
});
