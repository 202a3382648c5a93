/**
 * Every amount, rate and date in the help, the glossary and docs/law is one of the rule book's data, a source of the law, or
 * an example that is named here. Whoever changes the data, or writes a new figure, hears of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVASION_RATE, LATE_RATES, LEAST_INTEREST_EUROS } from '../past-years/interest.data.ts';
import { FILING_DUTY_EUR, RETENTION_EUR } from './duties.data.ts';
import {
  CARRY_BACK_CAP,
  CARRY_FORWARD_BASE,
  CARRY_FORWARD_SHARE,
  FLAT_RATE,
  INCOME_LIMIT,
  PRIVATE_SALES_LIMIT,
  SAVINGS_ALLOWANCE,
} from './year-rules.data.ts';

const ROOT = new URL('../../../../', import.meta.url);
const SOLI = 5.5;

const percent = (share: string) => Number(share) * 100;
const pairs = [...SAVINGS_ALLOWANCE, ...CARRY_BACK_CAP, ...CARRY_FORWARD_BASE];

/** Amounts in euro and rates in percent, as the data have them. */
const AMOUNTS: ReadonlySet<number> = new Set([
  // The limit itself, and the last cent below it.
  ...[...PRIVATE_SALES_LIMIT, ...INCOME_LIMIT].flatMap(({ value }) => [Number(value), Number(value) - 0.01]),
  ...pairs.flatMap(({ value }) => [Number(value.single), Number(value.joint)]),
  ...[FILING_DUTY_EUR, RETENTION_EUR].map(Number),
  Number(LEAST_INTEREST_EUROS),
]);
const RATES: ReadonlySet<number> = new Set([
  ...FLAT_RATE.flatMap(({ value }) => [percent(value), percent(value) * (1 + SOLI / 100)]),
  ...CARRY_FORWARD_SHARE.map(({ value }) => percent(value)),
  ...[...LATE_RATES, EVASION_RATE].map(({ perMonth }) => Number(perMonth) / 100),
]);

/** Letters, laws and judgements by their day. */
const SOURCES: ReadonlySet<string> = new Set([
  '2000-10-05', // Ministry letter on the limit of couples
  '2005-01-11', // Federal Fiscal Court: the limit before the loss
  '2023-02-14', // Federal Fiscal Court, IX R 3/22
  '2025-01-22', // FG Nürnberg, 3 K 760/22
  '2025-03-06', // Ministry letter
  '2026-01-01', // KStTG in force
]);

/** Figures that are no law: examples (recomputed by worked-example.test.ts), bounds of the program or of an exchange, law that was repealed. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'how-tax-is-computed.md': [
    ...['45000', '2500', '30', '6000', '150', '2010', '1970', '740', '750', '1490', '8961', '46490', '9468', '507'].map(
      (amount) => `EUR ${amount}`,
    ),
    ...['2024-01-10', '2025-03-03', '2025-06-20', '2025-07-15', '2025-09-01', '2025-01-11'].map((day) => `day ${day}`),
  ],
  'missing-acquisition.md': ['EUR 0'],
  'income.md': ['EUR 0'],
  // First reports under section 11 KStTG; last days to file, counted out in notification-handlers.ts.
  'second-opinion.md': ['day 2027-07-31'],
  'tax-return.md': ['day 2026-07-31', 'day 2027-03-01'],
  'planning.md': ['EUR 100'],
  'capital-income.md': ['EUR 20000'],
  'past-years.md': ['EUR 50', 'day 2020-04-01', 'day 2021-10-11'],
  'private-sales.md': ['day 2023-03-01', 'day 2024-03-01'],
  // Since when an exchange has its data.
  'export-bybit.md': ['day 2023-03-01'],
  'export-kucoin.md': ['day 2017-09-16'],
};

/** Written out of data and held to them by tests of their own, or about prices of the product. */
const ELSEWHERE = new Set(['rescue-calendar.md', 'complete-history.md', 'plans.md']);

const TEXTS = [
  ...['docs/help/de', 'docs/help/en', 'docs/law'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT))
      .filter((file) => file.endsWith('.md') && !ELSEWHERE.has(file))
      .map((file) => `${folder}/${file}`),
  ),
  'apps/web/src/areas/learn/glossary/glossary.data.ts',
];

test.each(TEXTS)('[YEAR-01] the figures of the law in %s are those of the data', (path) => {
  const known = new Set(EXAMPLES[path.split('/').at(-1) ?? '']);
  const found = figuresOf(readFileSync(new URL(path, ROOT), 'utf8'));
  const unknown = found.filter((figure) => !isLaw(figure) && !known.has(figure));
  expect([...new Set(unknown)]).toEqual([]);
});

test('every example is still in a text', () => {
  for (const [file, figures] of Object.entries(EXAMPLES)) {
    const own = TEXTS.filter((path) => path.endsWith(`/${file}`));
    const found = new Set(own.flatMap((path) => figuresOf(readFileSync(new URL(path, ROOT), 'utf8'))));
    expect(
      figures.filter((figure) => !found.has(figure)),
      file,
    ).toEqual([]);
  }
});

function isLaw(figure: string): boolean {
  const [unit, value = ''] = figure.split(' ');
  if (unit === 'day') return SOURCES.has(value);
  return (unit === 'EUR' ? AMOUNTS : RATES).has(Number(value));
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONATE = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** The line of an export guide that says where its menus were looked up and when; written-articles.test.ts reads it. */
const LOOKED_UP = /^.*(?:nachgesehen am|gesucht am|looked up on|searched on) .*$/gm;

/** `EUR 1000`, `% 26.375`, `day 2025-03-06`. */
function figuresOf(text: string): readonly string[] {
  const plain = text.replaceAll('\u00a0', ' ').replace(LOOKED_UP, '');
  const number = String.raw`\d+(?:[.,]\d+)*`;
  const amounts = [...plain.matchAll(new RegExp(`€ ?(${number})|(${number}) ?(?:€|EUR|euros?\\b|Euro\\b)`, 'g'))];
  const rates = [...plain.matchAll(new RegExp(`(${number}) ?(?:%|Prozent|percent)`, 'g'))];
  const days = [...plain.matchAll(/\b(\d{2})\.(\d{2})\.(\d{4})\b/g)];
  const written = [
    ...plain.matchAll(new RegExp(`\\b(\\d{1,2})\\.? (${[...MONTHS, ...MONATE].join('|')}) (\\d{4})`, 'g')),
  ];
  return [
    ...amounts.map(([, before, after]) => `EUR ${valueIn(before ?? after ?? '')}`),
    ...rates.map(([, share = '']) => `% ${valueIn(share)}`),
    ...days.map(([, day, month, year]) => `day ${year}-${month}-${day}`),
    ...written.map(([, day = '', month = '', year]) => {
      const at = Math.max(MONTHS.indexOf(month), MONATE.indexOf(month)) + 1;
      return `day ${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
    }),
  ];
}

/** Two digits at the end are cents, three belong to the thousands; both languages write both. */
function valueIn(text: string): number {
  const parts = text.split(/[.,]/);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return Number(text);
  const isThousands = last.length === 3 && parts[0] !== '0' && text !== '26,375' && text !== '26.375';
  return isThousands ? Number(parts.join('')) : Number(`${parts.slice(0, -1).join('')}.${last}`);
}
