/**
 * Prices that stand in for a better one nobody has told yet: the sentence that goes before every figure, and a column at the
 * end of each list that rests on such a price. A report without them has neither.
 */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { priceSourceName } from '../text/price-sources.ts';
import type { ReportTable, TableId } from './report-table.ts';

export const STAND_IN = 'stand-in';

const TITLE: Text = { de: 'Vorläufiger Kurs', en: 'Provisional price' };
const MARKED: Text = { de: 'vorläufig', en: 'provisional' };

/** A line by what it was made from: its entry, the entries that its cost came through, or the origin of its value. */
interface Line {
  readonly source?: { readonly eventId: string };
  readonly chain?: readonly (string | { readonly eventId: string })[];
  readonly value?: { readonly origin: { readonly insteadOf?: string } };
}

/** Each list in the order of its rows; sums over many entries have no mark of their own. */
const LINES: Readonly<Partial<Record<TableId, (report: TaxYearReport) => readonly Line[]>>> = {
  lots: ({ lots }) => lots,
  income: ({ income }) => income,
  derivatives: ({ derivatives }) => derivatives,
  transfers: ({ transfers }) => transfers,
  gifts: ({ gifts }) => gifts,
  departures: ({ departures }) => departures,
  carried: ({ carried }) => carried,
  fees: ({ fees }) => fees,
  balances: ({ balances }) => balances,
  transactions: ({ transactions }) => transactions,
};

export function withStandIns(table: ReportTable, report: TaxYearReport, locale: Locale): ReportTable {
  const lines = LINES[table.id]?.(report) ?? [];
  const events = new Set(report.completeness.standIns?.events);
  const isMarked = ({ source, chain = [], value }: Line) =>
    value?.origin.insteadOf !== undefined ||
    [source, ...chain].some((one) => one !== undefined && events.has(typeof one === 'string' ? one : one.eventId));
  const marks = lines.map((line) => (isMarked(line) ? MARKED[locale] : null));
  if (marks.every((mark) => mark === null)) return table;
  return {
    ...table,
    columns: [...table.columns, { id: STAND_IN, title: TITLE[locale], kind: 'text' }],
    rows: table.rows.map((row, index) => [...row, marks[index] ?? null]),
    totals: table.totals.map((total) => ({ ...total, cells: [...total.cells, null] })),
  };
}

/** How many entries, what is missing, and what to do; empty where every price is the one that counts. */
export function standInSentence({ completeness: { standIns } }: TaxYearReport, locale: Locale): string {
  if (standIns === undefined) return '';
  const { spouse = 0 } = standIns;
  const length = standIns.events.length + spouse;
  const others = spouse === 0 ? '' : otherText(numberText(String(spouse), { numbers: locale, grouping: true }))[locale];
  const count = numberText(String(length), { numbers: locale, grouping: true });
  const names = standIns.better.map((id) => priceSourceName(id, locale)).join(', ');
  return locale === 'de'
    ? `Vorläufige Kurse: Bei ${length === 1 ? 'einer Buchung' : `${count} Buchungen`}${others} steht ein Kurs für einen besseren ein, der noch fehlt (${names}). Die Zahlen können sich dadurch noch ändern; Kurse holen und den Bericht neu erstellen.`
    : `Provisional prices: in ${length === 1 ? 'one entry' : `${count} entries`}${others} a price stands in for a better one that is still missing (${names}). The figures may still change; fetch the prices and make the report again.`;
}

function otherText(count: string): Text {
  return { de: ` (davon ${count} im anderen Buch des Paares)`, en: ` (${count} of them in the couple’s other book)` };
}

export const STAND_IN_MARK = '*';

export const STAND_IN_NOTE: Text = {
  de: `${STAND_IN_MARK} Der Wert oder die Kosten dieser Zeile beruhen auf einem vorläufigen Kurs: Er steht für einen besseren ein, der noch fehlt, und kann sich noch ändern.`,
  en: `${STAND_IN_MARK} The value or the cost of this line rests on a provisional price: it stands in for a better one that is still missing, and may still change.`,
};
