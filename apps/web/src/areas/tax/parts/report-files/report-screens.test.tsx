/** The report screens over the ledger itself, without a worker: their states, the view that the user mode gives, the mark. */
import { err } from '@cryptax/kernel';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorReports } from '../../../../platform/errors/error-report.ts';
import type { EventDraft } from '../../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { setKnownPlan } from '../../../../platform/plan/plan.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';
import type { FileRequest } from '../../report-types.ts';

const WALLET = 'Kraken';

/** 1 BTC of 40,000.00 sold for 39,000.00 in 2024: a loss of 1,000.00. In 2023 a gain of 3,000.00. */
const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2023-02-01T10:00:00Z', wallet: WALLET, in: { asset: 'ETH', amount: '1' }, valueEur: '1000' },
  { kind: 'sell', at: '2023-09-01T10:00:00Z', wallet: WALLET, out: { asset: 'ETH', amount: '1' }, valueEur: '4000' },
  { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: WALLET, in: { asset: 'BTC', amount: '1' }, valueEur: '40000' },
  { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: WALLET, out: { asset: 'BTC', amount: '1' }, valueEur: '39000' },
];

const filled = testLedger();
beforeAll(async () => {
  await filled.open();
  for (const event of EVENTS) good(await filled.applyEdit('own', { kind: 'add', event, why: 'add' }));
});
afterEach(cleanup);

async function open(path: string, api: LedgerApi, mode: 'klaus' | 'expert' = 'klaus'): Promise<void> {
  settings.set('locale', 'en');
  settings.set('userMode', mode);
  await visit(path, { ledger: clientOf(api) });
}

const text = (words: string | RegExp) => screen.findByText(words);

describe('the user mode', () => {
  it('gives a beginner words, cards and purposes', async () => {
    await open('/klaus-tax?year=2024', filled);
    expect(await text('How your result comes about')).toBeDefined();
    cleanup();
    await open('/reports?year=2024', filled);
    expect(await screen.findByRole('heading', { name: /^Capital gains report/ })).toBeDefined();
    cleanup();
    await open('/tax-report-exporter?year=2024', filled);
    expect(await screen.findByRole('radio', { name: /^Type it into ELSTER/ })).toBeDefined();
  });

  it('gives an expert tables and every format, and the page can be turned over', async () => {
    await open('/klaus-tax?year=2024', filled, 'expert');
    expect(await screen.findByRole('table', { name: 'Result by law' })).toBeDefined();
    cleanup();
    await open('/reports?year=2024', filled, 'expert');
    const table = await screen.findByRole('table', { name: 'Reports by year' });
    // Newest first; the loss of 2024, and the gain of 2023 (over its limit of 600), which that loss is carried back to.
    expect([...table.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^2024final.*€1,000\.00/),
      expect.stringMatching(/^2023final.*€3,000\.00€2,000\.00/),
    ]);
    cleanup();
    await open('/tax-report-exporter?year=2024', filled, 'expert');
    expect(await screen.findByRole('radio', { name: /^JSON/ })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'By purpose' }));
    expect(await screen.findByRole('radio', { name: /^Check it in Excel/ })).toBeDefined();
  });
});

describe('the year that nobody has chosen', () => {
  /** Until the book is open the picker cannot know it. */
  const expectYear = (year: number) =>
    waitFor(() => expect(screen.getByRole('button', { name: /^Tax year/ }).textContent).toContain(String(year)));

  it('is the newest in which something was sold, of the report and of its files', async () => {
    await open('/klaus-tax', filled);
    await expectYear(2024);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tax report 2024' })).toBeDefined();
    cleanup();
    await open('/tax-report-exporter', filled);
    await expectYear(2024);
  });

  it('is the running one while something is sold in it, but for files the last one that is over', async () => {
    const running = new Date().getFullYear();
    const api = testLedger({ now: `${running}-12-31T12:00:00Z` });
    await api.open();
    for (const [hour, event] of EVENTS.slice(0, 2).entries()) {
      const at = `${running}-01-02T1${hour}:00:00Z`;
      good(await api.applyEdit('own', { kind: 'add', event: { ...event, at }, why: 'add' }));
    }
    await open('/klaus-tax', api);
    await expectYear(running);
    cleanup();
    await open('/tax-report-exporter', api);
    await expectYear(running - 1);
  });
});

describe('states of the tax report', () => {
  it('without data offers the import and a wallet', async () => {
    await open('/klaus-tax', testLedger());
    expect(await screen.findByRole('link', { name: 'Connect a wallet' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: /[Ii]mport/ }).length).toBeGreaterThan(0);
  });

  it('of a year without entries names the years that have some', async () => {
    await open('/klaus-tax?year=2021', filled);
    expect(await text('Nothing happened in 2021')).toBeDefined();
    expect(screen.getByRole('button', { name: '2023' })).toBeDefined();
  });

  it('that failed says so, and trying again makes it', async () => {
    let isBroken = true;
    const taxReport: LedgerApi['taxReport'] = async (...asked) =>
      isBroken ? err({ code: 'report.failed', cause: 'test' }) : filled.taxReport(...asked);
    await open('/klaus-tax?year=2024', { ...filled, taxReport });
    expect(await text('That did not work')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to import' }).getAttribute('href')).toMatch(/^\/import\b/);
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await text('How your result comes about')).toBeDefined();
  });

  it('tells the step that is running', async () => {
    const taxReport: LedgerApi['taxReport'] = (_, onStage) => {
      onStage?.('rules');
      return new Promise(() => undefined);
    };
    await open('/klaus-tax?year=2024', { ...filled, taxReport });
    expect(await text('Applying German tax rules')).toBeDefined();
  });
});

it('sealing and saving end when the worker fails, and can be tried again', async () => {
  const gone = () => Promise.reject(new Error('the worker is gone'));
  await open('/klaus-tax?year=2024', { ...filled, sealReport: gone, makeFile: gone });
  const seal = await screen.findByRole('button', { name: 'Seal the report' });
  fireEvent.click(seal);
  await expect.poll(() => errorReports.latest.get()?.detail).toBe('Error: the worker is gone');
  await waitFor(() => expect(seal.getAttribute('aria-busy')).toBeNull());
  act(errorReports.close);
  fireEvent.click(screen.getByRole('button', { name: /^Download JSON/ }));
  await expect.poll(() => errorReports.latest.get()?.detail).toBe('Error: the worker is gone');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  act(errorReports.close);
});

it('carries a loss back when it is chosen in the profile: 3,000.00 - 1,000.00 leave 2,000.00 of 2023', async () => {
  await open('/klaus-tax?year=2024', filled);
  fireEvent.click(await screen.findByRole('button', { name: 'change' }));
  fireEvent.click(await text('More details'));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Sales (section 23)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save and recalculate' }));
  const taxable = async () =>
    good(await filled.taxReport({ kind: 'book', book: 'own', year: 2023 })).summary.assessed.privateSales.taxable;
  await expect.poll(taxable).toBe('2000.00');
});

describe.each([
  ['free', true],
  ['premium', false],
] as const)('on the %s plan', (plan, isMarked) => {
  it(`a PDF is ${isMarked ? '' : 'not '}marked`, async () => {
    setKnownPlan('account', plan);
    const asked: FileRequest[] = [];
    const makeFile: LedgerApi['makeFile'] = async (_, request) => {
      asked.push(request);
      return err({ code: 'report.cancelled' });
    };
    await open('/reports?year=2024', { ...filled, makeFile });
    fireEvent.click(await screen.findByRole('button', { name: 'Download Annual report 2024' }));
    await expect.poll(() => asked).toMatchObject([{ format: 'pdf', preview: isMarked }]);
    setKnownPlan('account', 'free');
  });
});
