/** What was there at both ends of the year (Rz. 103), and the year as providers will report it (DAC8, KStTG). */

import { compare, compareText, dec, ZERO } from '@cryptax/kernel';
import { ALL_WALLETS } from '@cryptax/ledger';
import type { BalanceLine, Dac8Category, Dac8Sum, TaxYearReport } from '@cryptax/tax-de';
import { cents } from '../text/cents.ts';
import { dayText } from '../text/dates.ts';
import type { Locale, Text } from '../text/locale.ts';
import { priceOriginText } from '../text/price-sources.ts';
import { DAC8_CATEGORIES, SCOPES } from '../text/words.data.ts';
import { type ColumnRule, makeTable, type SumRule } from './make-table.ts';
import type { ReportTable } from './report-table.ts';

const TOTAL = { label: { de: 'Summe', en: 'Total' } } as const;

export function balanceTable({ balances, frame }: TaxYearReport, locale: Locale): ReportTable {
  const [before, after] = [frame.year - 1, frame.year].map((year) => dayText(`${year}-12-31`, locale));
  const columns: readonly ColumnRule<BalanceLine>[] = [
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => placesText(line, locale) },
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

/** One pool over all wallets has one cost; a reader still wants to know where its coins lie. */
function placesText({ wallet, after }: BalanceLine, locale: Locale): string {
  if (wallet !== ALL_WALLETS) return wallet;
  const places = (after.places ?? []).map((place) => `${place.wallet} ${quantityText(place.amount, locale)}`);
  return [SCOPES.global[locale], ...(places.length === 0 ? [] : [places.join('; ')])].join(': ');
}

function quantityText(text: string, locale: Locale): string {
  return locale === 'de' ? text.replace('.', ',') : text;
}

/** A sum of values names the coins that it leaves out. While the year runs nothing is valued and nothing left out. */
function totalOf(balances: readonly BalanceLine[]): SumRule {
  const isLeftOut = ({ after, value }: BalanceLine) => value === undefined && compare(dec(after.amount), ZERO) > 0;
  const coins = [...new Set(balances.filter(isLeftOut).map(({ asset }) => asset))];
  if (coins.length === 0 || balances.every(({ value }) => value === undefined)) return TOTAL;
  const names = coins.sort(compareText).join(', ');
  return {
    label: { de: `Summe (Marktwert ohne ${names}: kein Kurs)`, en: `Total (market value without ${names}: no price)` },
  };
}

/** A cost that does not cover all units says so, and so does a quantity that rests on open entries or lies below zero. */
function assetWithDoubt({ asset, after }: BalanceLine, locale: Locale): string {
  const amount = (text: string) => quantityText(text, locale);
  const { withoutCost, open, missingSince } = after;
  const doubts: readonly (Text | false)[] = [
    withoutCost !== undefined && {
      de: `${amount(withoutCost)} ohne bekannte Kosten`,
      en: `${amount(withoutCost)} of unknown cost`,
    },
    open !== undefined && { de: `${amount(open)} aus ungeklärten Buchungen`, en: `${amount(open)} from open entries` },
    missingSince !== undefined && {
      de: `unter null seit ${dayText(missingSince, locale)}, es fehlen Zugänge`,
      en: `below zero since ${dayText(missingSince, locale)}, receipts are missing`,
    },
  ];
  const words = doubts.flatMap((doubt) => (doubt === false ? [] : [doubt[locale]]));
  return words.length === 0 ? asset : `${asset} (${words.join('; ')})`;
}

interface Dac8Line extends Dac8Sum {
  readonly platform: string;
  readonly asset: string;
  readonly category: Dac8Category;
}

/** In the order of the reporting scheme. */
const CATEGORIES = Object.keys(DAC8_CATEGORIES) as readonly Dac8Category[];

export function dac8Table({ dac8 }: TaxYearReport, locale: Locale): ReportTable {
  const lines = dac8.flatMap(({ platform, asset, sums }) =>
    CATEGORIES.flatMap((category): readonly Dac8Line[] => {
      const sum = sums[category];
      return sum === undefined ? [] : [{ platform, asset, category, ...sum }];
    }),
  );
  const columns: readonly ColumnRule<Dac8Line>[] = [
    { id: 'platform', title: { de: 'Plattform', en: 'Platform' }, kind: 'text', cell: (line) => line.platform },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: (line) => line.asset },
    {
      id: 'category',
      title: { de: 'Art', en: 'Kind' },
      kind: 'text',
      cell: (l) => DAC8_CATEGORIES[l.category][locale],
    },
    { id: 'count', title: { de: 'Anzahl', en: 'Count' }, kind: 'count', cell: (line) => String(line.count) },
    { id: 'units', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: (line) => line.units },
    {
      id: 'value',
      title: { de: 'Wert', en: 'Value' },
      kind: 'eur',
      // Without a price for any of them: an empty cell, not a zero.
      cell: (line) => (line.withoutValue === line.count ? null : line.valueEur),
    },
    {
      id: 'without-value',
      title: { de: 'davon ohne Wert', en: 'thereof without value' },
      kind: 'count',
      cell: (line) => String(line.withoutValue),
    },
  ];
  const title = { de: 'Summen je Plattform (DAC8)', en: 'Sums per platform (DAC8)' };
  return makeTable({ id: 'dac8', title, columns }, lines, locale);
}
