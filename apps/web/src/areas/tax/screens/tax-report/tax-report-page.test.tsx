/** The tax report over the ledger itself: what is sealed is the report in view, and hidden amounts are hidden to the last cell. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../platform/i18n/locale.tsx';
import type { EventDraft } from '../../../../platform/ledger/edit-types.ts';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';
import { LotMarks } from './tables/lots-table.tsx';

const WALLET = 'Kraken';

/**
 * 1 ETH of 1,000 sold for 4,000 in 2023, 1 BTC of 41,000 sold for 39,000 in 2024. Sold after more than a year: ADA of 2,000 for
 * 500 in 2025, DOT of 100 for 700 in 2024.
 */
const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2023-02-01T10:00:00Z', wallet: WALLET, in: { asset: 'ETH', amount: '1' }, valueEur: '1000' },
  { kind: 'sell', at: '2023-09-01T10:00:00Z', wallet: WALLET, out: { asset: 'ETH', amount: '1' }, valueEur: '4000' },
  { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: WALLET, in: { asset: 'BTC', amount: '1' }, valueEur: '41000' },
  { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: WALLET, out: { asset: 'BTC', amount: '1' }, valueEur: '39000' },
  { kind: 'buy', at: '2023-01-10T10:00:00Z', wallet: WALLET, in: { asset: 'ADA', amount: '9' }, valueEur: '2000' },
  { kind: 'buy', at: '2023-01-11T10:00:00Z', wallet: WALLET, in: { asset: 'DOT', amount: '9' }, valueEur: '100' },
  { kind: 'sell', at: '2024-06-11T10:00:00Z', wallet: WALLET, out: { asset: 'DOT', amount: '9' }, valueEur: '700' },
  { kind: 'sell', at: '2025-06-10T10:00:00Z', wallet: WALLET, out: { asset: 'ADA', amount: '9' }, valueEur: '500' },
];
/** Two lots of SOL in 2022. */
const SOL: readonly EventDraft[] = [
  { kind: 'buy', at: '2022-01-10T10:00:00Z', wallet: WALLET, in: { asset: 'SOL', amount: '1' }, valueEur: '100' },
  { kind: 'buy', at: '2022-02-10T10:00:00Z', wallet: WALLET, in: { asset: 'SOL', amount: '1' }, valueEur: '150' },
];

const ledger = testLedger();
beforeAll(async () => {
  await ledger.open();
  for (const event of EVENTS) good(await ledger.applyEdit('own', { kind: 'add', event, why: 'add' }));
});
afterEach(() => {
  cleanup();
  settings.set('hideAmounts', false);
});

async function open(address: string, mode: 'klaus' | 'expert' = 'klaus') {
  settings.set('locale', 'en');
  settings.set('userMode', mode);
  return visit(address, { ledger: clientOf(ledger) });
}

it('offers the seal again when another year is looked at', async () => {
  const router = await open('/klaus-tax?year=2024');
  fireEvent.click(await screen.findByRole('button', { name: 'Seal the report' }));
  expect(await screen.findByText('Sealed')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Seal the report' })).toBeNull();
  await router.navigate({ to: '/klaus-tax', search: { year: 2023 } });
  await screen.findByRole('heading', { name: 'Tax report 2023' });
  expect(screen.getByRole('button', { name: 'Seal the report' })).toBeDefined();
  expect(screen.queryByText('Sealed')).toBeNull();
});

it('calls a report provisional while a stablecoin waits for the close of its day, and offers to fetch it', async () => {
  const own = testLedger();
  await own.open();
  const out = { asset: 'PYUSD', amount: '10' };
  for (const event of [
    { kind: 'buy', at: '2025-06-10T10:00:00Z', wallet: WALLET, in: out, valueEur: '9' },
    { kind: 'spend', at: '2025-07-10T10:00:00Z', wallet: WALLET, out },
  ] satisfies EventDraft[]) {
    good(await own.applyEdit('own', { kind: 'add', event, why: 'add' }));
  }
  settings.set('locale', 'en');
  await visit('/klaus-tax?year=2025', { ledger: clientOf(own) });
  await screen.findByRole('heading', { name: 'Tax report 2025, provisional' });
  expect(screen.getByText(/^One value is provisional: until there is an answer from DefiLlama/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Fetch prices' })).toBeDefined();
});

it('hides the figures of the form as well', async () => {
  await open('/klaus-tax?year=2024');
  await screen.findByText(/^Entry in Anlage SO/);
  expect(document.body.textContent).toMatch(/39,000/);
  cleanup();
  settings.set('hideAmounts', true);
  await open('/klaus-tax?year=2024');
  await screen.findByText(/^Entry in Anlage SO/);
  expect(document.body.textContent).not.toMatch(/39,000|41,000|2,000/);
});

it('says of a loss after the holding period that it does not count, by law and in the list of years', async () => {
  const rowOf = async (table: string, name: string) => {
    const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
    return rows.find(({ textContent }) => textContent?.startsWith(name))?.textContent;
  };
  const ofYear = async (year: number) => {
    await open(`/klaus-tax?year=${year}`, 'expert');
    const row = await rowOf('Result by law', 'Sales after the holding period');
    cleanup();
    return row;
  };
  const [loss, gain] = [await ofYear(2025), await ofYear(2024)];
  expect(loss).toContain('1,500.00');
  expect(loss).toContain('does not count');
  expect(loss).not.toContain('tax-free');
  expect(gain).toContain('600.00');
  expect(gain).toContain('tax-free');
  await open('/reports?year=2025', 'expert');
  expect(await rowOf('Reports by year', '2025')).toMatch(/1,500\.00.*does not count/);
  expect(await rowOf('Reports by year', '2024')).not.toContain('does not count');
});

it('[MET-06] says beside the method and in words that lots were named', async () => {
  const { eventIds } = good(await ledger.applyEdit('own', { kind: 'add-many', events: SOL, why: 'add' }));
  const out = { asset: 'SOL', amount: '1' };
  const sale: EventDraft = { kind: 'sell', at: '2022-03-10T10:00:00Z', wallet: WALLET, out, valueEur: '120' };
  const event = { ...sale, lotIds: eventIds.slice(1) };
  good(await ledger.applyEdit('own', { kind: 'add', event, why: 'add' }));
  await open('/klaus-tax?year=2022');
  expect(await screen.findByText(/FIFO per wallet, 1 disposal with named lots/)).toBeDefined();
  expect(screen.getByText(/Where you named lots, or the blockchain shows them, those take precedence/)).toBeDefined();
});

it.each([
  [{ taxFree: true, gain: '-5.00', named: false }, ['does not count']],
  [{ taxFree: true, gain: '5.00', named: true }, ['tax-free', 'named']],
  [{ taxFree: false, gain: '-5.00', named: false }, ['taxable']],
])('marks a lot %o with %o', (line, marks) => {
  const { container } = render(
    <LocaleProvider locale="en">
      <LotMarks line={line} />
    </LocaleProvider>,
  );
  expect([...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)).toEqual(marks);
});
