/** What was there at both ends of the year (Rz. 103), and the year as providers will report it (DAC8, KStTG). */

import { compare, dec, ZERO } from '@cryptax/kernel';
import type { BalanceLine, Dac8Category, Dac8Sum, TaxYearReport } from '@cryptax/tax-de';
import { cents } from '../text/cents.ts';
import { dayText } from '../text/dates.ts';
import type { Locale, Text } from '../text/locale.ts';
import { priceOriginText } from '../text/price-sources.ts';
import { DAC8_CATEGORIES } from '../text/words.data.ts';
import { doubtsOf, isCostUnknown, namesOfAssets, unknownCost } from './cost-doubts.ts';
import { type ColumnRule, makeTable, type SumRule } from './make-table.ts';
import type { ReportTable } from './report-table.ts';
import { placesText, walletText } from './wallet-text.ts';

const TOTAL = { label: { de: 'Summe', en: 'Total' } } as const;

export function balanceTable({ balances, frame }: TaxYearReport, locale: Locale): ReportTable {
  const [before, after] = [frame.year - 1, frame.year].map((year) => dayText(`${year}-12-31`, locale));
  const columns: readonly ColumnRule<BalanceLine>[] = [
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => placeOf(line, locale) },
    {
      id: 'asset',
      title: { de: 'Kryptowert', en: 'Asset' },
      kind: 'text',
      cell: (line) => assetWithDoubt(line, locale),
    },
    {
      id: 'before',
      title: { de: `Bestand ${before}`, en: `Balance ${before}` },
      kind: 'quantity',
      cell: (line) => line.before.amount,
    },
    {
      id: 'before-cost',
      title: { de: `Anschaffungskosten ${before}`, en: `Cost ${before}` },
      kind: 'eur',
      cell: (line) => line.before.cost,
      sum: true,
    },
    {
      id: 'after',
      title: { de: `Bestand ${after}`, en: `Balance ${after}` },
      kind: 'quantity',
      cell: (line) => line.after.amount,
    },
    {
      id: 'after-cost',
      title: { de: `Anschaffungskosten ${after}`, en: `Cost ${after}` },
      kind: 'eur',
      cell: (line) => line.after.cost,
      sum: true,
    },
    {
      id: 'value',
      title: { de: `Marktwert ${after}`, en: `Market value ${after}` },
      kind: 'eur',
      cell: ({ value }) => cents(value?.eur ?? null),
      sum: true,
    },
    {
      id: 'price-source',
      title: { de: 'Kursquelle', en: 'Price source' },
      kind: 'text',
      cell: ({ value }) => priceOriginText(value?.origin ?? null, locale, false),
    },
  ];
  const title = { de: 'Bestände zum Jahresende', en: 'Balances at the end of the year' };
  return makeTable({ id: 'balances', title, columns, sums: [totalOf(balances)] }, balances, locale);
}

function placeOf({ wallet, after }: BalanceLine, locale: Locale): string {
  return [walletText(wallet, locale), placesText(after, locale)].filter((text) => text !== '').join(': ');
}

/** Sums name the coins that they leave out. While the year runs nothing is valued and nothing left out of the values. */
function totalOf(balances: readonly BalanceLine[]): SumRule {
  const namesOf = (isLeftOut: (line: BalanceLine) => boolean) => namesOfAssets(balances.filter(isLeftOut));
  const isValued = balances.some(({ value }) => value !== undefined);
  const unpriced = namesOf(
    ({ after, value }) => isValued && value === undefined && compare(dec(after.amount), ZERO) > 0,
  );
  const unknown = namesOf((line) => [line.before, line.after].some(isCostUnknown));
  const words: readonly Text[] = [
    ...(unknown === '' ? [] : [unknownCost(unknown)]),
    ...(unpriced === ''
      ? []
      : [{ de: `Marktwert ohne ${unpriced}: kein Kurs`, en: `market value without ${unpriced}: no price` }]),
  ];
  if (words.length === 0) return TOTAL;
  const joined = (locale: Locale) => words.map((text) => text[locale]).join('; ');
  return { label: { de: `${TOTAL.label.de} (${joined('de')})`, en: `${TOTAL.label.en} (${joined('en')})` } };
}

function assetWithDoubt({ asset, after }: BalanceLine, locale: Locale): string {
  const words = doubtsOf(after, locale);
  return words.length === 0 ? asset : `${asset} (${words.join('; ')})`;
}

interface Dac8Line extends Dac8Sum {
  readonly platform: string;
  readonly asset: string;
  readonly category: Dac8Category;
}

/** A wallet with entries in the year of which nobody said whether a platform keeps it. */
interface Undescribed {
  readonly platform: string;
}

/** Named in the list: without a word they would look like wallets that no platform reports. */
export function undescribedWallets({ completeness, transactions }: TaxYearReport): readonly string[] {
  const used = new Set(
    transactions.flatMap(({ wallet, toWallet }) => [wallet, ...(toWallet === null ? [] : [toWallet])]),
  );
  return completeness.wallets
    .filter(({ wallet, kind }) => kind === undefined && used.has(wallet))
    .map(({ wallet }) => wallet);
}

const NOT_KNOWN: Text = {
  de: 'nicht bekannt, ob Plattform oder eigene Wallet',
  en: 'not known whether platform or own wallet',
};

/** In the order of the reporting scheme. */
const CATEGORIES = Object.keys(DAC8_CATEGORIES) as readonly Dac8Category[];

export function dac8Table(report: TaxYearReport, locale: Locale): ReportTable {
  const known = report.dac8.flatMap(({ platform, asset, sums }) =>
    CATEGORIES.flatMap((category): readonly Dac8Line[] => {
      const sum = sums[category];
      return sum === undefined ? [] : [{ platform, asset, category, ...sum }];
    }),
  );
  const lines: readonly (Dac8Line | Undescribed)[] = [
    ...known,
    ...undescribedWallets(report).map((platform) => ({ platform })),
  ];
  const ifKnown = (cell: (line: Dac8Line) => string | null) => (line: Dac8Line | Undescribed) =>
    'category' in line ? cell(line) : null;
  const columns: readonly ColumnRule<Dac8Line | Undescribed>[] = [
    { id: 'platform', title: { de: 'Plattform', en: 'Platform' }, kind: 'text', cell: (line) => line.platform },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: ifKnown(({ asset }) => asset) },
    {
      id: 'category',
      title: { de: 'Art', en: 'Kind' },
      kind: 'text',
      cell: (l) => ('category' in l ? DAC8_CATEGORIES[l.category] : NOT_KNOWN)[locale],
    },
    { id: 'count', title: { de: 'Anzahl', en: 'Count' }, kind: 'count', cell: ifKnown(({ count }) => String(count)) },
    { id: 'units', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: ifKnown(({ units }) => units) },
    {
      id: 'value',
      title: { de: 'Wert', en: 'Value' },
      kind: 'eur',
      // Without a price for any of them: an empty cell, not a zero.
      cell: ifKnown((line) => (line.withoutValue === line.count ? null : line.valueEur)),
    },
    {
      id: 'without-value',
      title: { de: 'davon ohne Wert', en: 'of which without value' },
      kind: 'count',
      cell: ifKnown(({ withoutValue }) => String(withoutValue)),
    },
  ];
  const title = { de: 'Summen je Plattform (DAC8)', en: 'Sums per platform (DAC8)' };
  return makeTable({ id: 'dac8', title, columns }, lines, locale);
}
