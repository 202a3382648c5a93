/** Lists as an officer reads them: names that agree with each other, lines that add up, nothing left out without a word. */
import { add, dec, formatDecimal, subtract } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport, type TaxYearReport, type WalletInfo } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { renderReport } from '../render-report.ts';
import { GOLDEN_NAMES, goldenReport } from '../testing/golden.ts';
import { pdfText } from '../testing/pdf-text.ts';
import type { TableId } from './report-table.ts';
import { reportTable } from './report-tables.ts';

function rowsOf(id: TableId, report: TaxYearReport, columns: readonly string[]) {
  const table = reportTable(id, report, 'de');
  const places = columns.map((column) => table.columns.findIndex((each) => each.id === column));
  return table.rows.map((row) => places.map((at) => row[at] ?? null));
}

function reportOf(events: readonly LedgerEvent[], wallets: readonly WalletInfo[] = []): TaxYearReport {
  const frame = {
    person: { role: 'A' },
    settings: DEFAULT_SETTINGS,
    profile: {},
    generatedAt: '2025-05-02T08:00:00Z',
  } as const;
  const rest = { manualChanges: [], unreadRows: [], spouse: null } as const;
  const made = buildTaxYearReport({ ...frame, ...rest, year: 2024, wallets, events });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

test.each(GOLDEN_NAMES)('[REC-12] each line of the roll-forward of %s adds up in its printed cents', (name) => {
  const columns = ['opening-cost', 'came-cost', 'went-cost', 'closing-cost'];
  const lines = rowsOf('roll-forward', goldenReport(name), columns);
  const sums = reportTable('roll-forward', goldenReport(name), 'de').totals.map(({ cells }) => cells.slice(6, 10));
  for (const cells of [...lines, ...sums]) {
    if (cells.includes(null)) continue;
    const [opening, came, went, closing] = cells.map((cell) => dec(cell ?? ''));
    if (opening === undefined || came === undefined || went === undefined) throw new Error('A line has four figures');
    expect(formatDecimal(subtract(add(opening, came), went))).toBe(formatDecimal(closing ?? dec('0')));
  }
});

test('[REC-12] the roll-forward says where a cost is not wholly known, in its line and in its sum', () => {
  const report = goldenReport('defi');
  const flows = new Map(rowsOf('roll-forward', report, ['asset', 'flows']) as [string, string][]);
  expect(flows.get('PENDLE')).toContain('unter null seit 11.11.2024, es fehlen Zugänge');
  const [total] = reportTable('roll-forward', report, 'de').totals;
  expect(total?.label).toBe('Summe (Kosten ohne Teile von ETH, PENDLE: nicht bekannt)');
  const own = rowsOf('roll-forward', report, ['wallet', 'asset', 'flows']).filter(([, asset]) => asset === 'ETH');
  expect(own.map(([wallet, , text]) => [wallet, text?.includes('0,3591 ohne bekannte Kosten')])).toEqual([
    ['Börse München', false],
    ['MetaMask', true],
  ]);
});

test('[REC-13] what was not taken as a swap is not called one, neither in the annex nor among the fees', () => {
  const report = goldenReport('defi');
  const wrap = report.carried.find(({ reason }) => reason === 'wrap')?.source.eventId ?? '';
  expect(rowsOf('transactions', report, ['event', 'kind'])).toContainEqual([wrap, 'Einpacken (Wrapping)']);
  expect(rowsOf('fees', report, ['event', 'of'])).toContainEqual([wrap, 'Einpacken (Wrapping)']);
});

test('[REC-12] money paid in and out is a list of its own, with a sum per currency', () => {
  const money = { at: '2024-02-01T10:00:00Z', wallet: 'Kraken' };
  const report = reportOf([
    { ...money, id: 'a', kind: 'money-in', money: { asset: 'EUR', amount: '1000.00' }, bankReference: 'SEPA 1' },
    { ...money, id: 'b', kind: 'money-out', money: { asset: 'EUR', amount: '250.50' } },
    { ...money, id: 'c', kind: 'money-in', money: { asset: 'CHF', amount: '90.00' } },
  ]);
  expect(rowsOf('money', report, ['kind', 'currency', 'paid-in', 'paid-out', 'note'])).toEqual([
    ['Geldeinzahlung', 'EUR', '1000.00', null, 'SEPA 1'],
    ['Geldauszahlung', 'EUR', null, '250.50', null],
    ['Geldeinzahlung', 'CHF', '90.00', null, null],
  ]);
  expect(reportTable('money', report, 'de').totals.map(({ label, cells }) => [label, ...cells.slice(4, 6)])).toEqual([
    ['Summe CHF', '90.00', null],
    ['Summe EUR', '1000.00', '250.50'],
  ]);
});

test('[REC-07] a wallet of which nobody said what it is is named as such, not left out', () => {
  const bought: LedgerEvent = {
    ...{ id: 'a', at: '2024-02-01T10:00:00Z', kind: 'buy', wallet: 'Kraken', valueEur: '100.00' },
    in: { asset: 'BTC', amount: '1' },
  };
  const named = (wallets: readonly WalletInfo[]) =>
    rowsOf('dac8', reportOf([bought], wallets), ['platform', 'category']);
  expect(named([])).toEqual([['Kraken', 'nicht bekannt, ob Plattform oder eigene Wallet']]);
  expect(named([{ wallet: 'Kraken', kind: 'exchange' }])).toEqual([['Kraken', 'Gekauft gegen Geld']]);
  expect(named([{ wallet: 'Kraken', kind: 'wallet' }])).toEqual([]);
});

test('[REC-04] a value that nobody looked up names the file it came with', () => {
  const report = reportOf([
    {
      id: 'i',
      at: '2024-02-01T10:00:00Z',
      kind: 'income',
      incomeKind: 'staking',
      wallet: 'Kraken',
      in: { asset: 'ETH', amount: '1' },
      valueEur: '3.00',
    },
    {
      id: 't',
      at: '2024-03-01T10:00:00Z',
      kind: 'transfer',
      wallet: 'Kraken',
      toWallet: 'Ledger',
      out: { asset: 'ETH', amount: '1' },
    },
  ]);
  expect(rowsOf('income', report, ['price-source'])).toEqual([['Wert aus der Quelldatei']]);
  expect(rowsOf('transactions', report, ['price-source'])).toEqual([['Wert aus der Quelldatei'], [null]]);
});

test('[FORM-04] no file asks to enter the figures of a year with open points', () => {
  const advice = rowsOf('forms', goldenReport('defi'), ['advice']).flat();
  expect(new Set(advice)).toEqual(
    new Set(['Noch nicht eintragen: erst die offenen Punkte klären, sie können diese Zahlen ändern.']),
  );
  expect(rowsOf('forms', goldenReport('trader'), ['advice']).flat()).toContain('Eintragen.');
});

test('[MET-06] paper says on its cover, in the list and on the page of the method which lots were named', async () => {
  const trade = (id: string, day: string, rest: object) =>
    ({ ...{ id, at: `${day}T10:00:00Z`, wallet: 'Kraken' }, ...rest }) as LedgerEvent;
  const events = [
    trade('b1', '2024-01-10', { kind: 'buy', in: { asset: 'BTC', amount: '1' }, valueEur: '20000' }),
    trade('b2', '2024-02-10', { kind: 'buy', in: { asset: 'BTC', amount: '1' }, valueEur: '40000' }),
    trade('s1', '2024-06-10', { kind: 'sell', out: { asset: 'BTC', amount: '1' }, valueEur: '45000', lotIds: ['b2'] }),
    trade('s2', '2024-07-10', { kind: 'sell', out: { asset: 'BTC', amount: '1' }, valueEur: '45000' }),
  ];
  const pageLines = async (shown: readonly LedgerEvent[]) => {
    const { bytes } = await renderReport(reportOf(shown), { format: 'pdf', locale: 'de' });
    return (await pdfText(bytes)).pages.map((lines) => lines.map((cells) => cells.join(' ')).join('\n'));
  };
  const pages = await pageLines(events);
  expect(pages[0]?.replaceAll('\n', ' ')).toContain('FIFO, je Wallet; bei 1 Veräußerung');
  expect(pages.join('\n')).toContain('bei einer Veräußerung sind die Tranchen benannt');
  const list = pages.find((page) => page.includes('Veräußerungen je Tranche'));
  expect(list?.match(/benannt/g)).toHaveLength(1);
  const plain = (
    await pageLines(events.map(({ lotIds: _, ...event }: LedgerEvent & { lotIds?: unknown }) => event))
  ).join();
  expect(plain).not.toContain('Einzelbetrachtung');
});

test('a position for two coins is one event in every list: its entries say which part of it they are', () => {
  const bought = { wallet: 'W', kind: 'buy', at: '2024-01-10T10:00:00Z' } as const;
  const opened = { wallet: 'W', kind: 'swap', at: '2024-03-01T10:00:00Z', txHash: '0xopen' } as const;
  const share = { asset: 'LP', amount: '0.5' };
  const report = reportOf([
    { ...bought, id: 'a', in: { asset: 'DAI', amount: '1000' }, valueEur: '900' },
    { ...bought, id: 'b', in: { asset: 'USDC', amount: '900' }, valueEur: '800' },
    { ...opened, id: 'o1', out: { asset: 'DAI', amount: '1000' }, in: share, valueEur: '950' },
    { ...opened, id: 'o2', out: { asset: 'USDC', amount: '900' }, in: share, valueEur: '860' },
  ]);
  expect(rowsOf('lots', report, ['asset', 'gain', 'part'])).toEqual([
    ['DAI', '50.00', 'Tausch in LP (Teil 1 von 2)'],
    ['USDC', '60.00', 'Tausch in LP (Teil 2 von 2)'],
  ]);
  expect(rowsOf('transactions', report, ['kind', 'out'])).toEqual([
    ['Kauf', null],
    ['Kauf', null],
    ['Tausch (Teil 1 von 2)', '1.000 DAI'],
    ['Tausch (Teil 2 von 2)', '900 USDC'],
  ]);
});
