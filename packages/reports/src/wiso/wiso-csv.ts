/**
 * The list of disposals in the CSV layout that WISO Steuer imports for private disposals (a line of identifiers, a line
 * of column names, German days, decimal points; docs/reports/wiso.md names the sources). It has no column for expenses,
 * so they are added to the cost: gain = proceeds - cost basis then holds as in the report.
 */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { LotLine, TaxYearReport } from '@cryptax/tax-de';
import { safeText } from '../csv/csv-text.ts';
import { dayText } from '../text/dates.ts';
import { readable } from '../text/readable.ts';

const COLUMNS =
  'Amount,Currency,Date Sold,Date Acquired,Short/Long,Buy/Input at,Sell/Output at,Proceeds,Cost Basis,Gain/Loss';
const LINE_END = '\r\n';

export function wisoCsv({ lots, frame, method }: TaxYearReport): string {
  const head = `Identifier:Capital_Gains,Method:${method.method},Tax_Year:${frame.year},Base_Currency:EUR`;
  return [head, COLUMNS, ...lots.map(line)].map((text) => text + LINE_END).join('');
}

/** Short and long follow the holding period of the law, which the report has applied already. */
function line(lot: LotLine): string {
  return [
    lot.quantity,
    plain(readable(lot.asset)),
    dayText(lot.soldOn, 'de'),
    dayText(lot.acquiredOn, 'de'),
    lot.taxFree ? 'Long' : 'Short',
    plain(lot.chain[0]?.wallet ?? lot.wallet),
    plain(lot.wallet),
    lot.proceeds,
    formatDecimal(add(dec(lot.cost), dec(lot.expenses))),
    lot.gain,
  ].join(',');
}

/** The layout knows no quotes. */
function plain(text: string): string {
  return safeText(text.replace(/[\p{Cc},;"]+/gu, ' ').trim());
}
