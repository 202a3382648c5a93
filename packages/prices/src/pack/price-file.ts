/**
 * A price file in any of the shapes people have: the four-column list, or one market as an exchange publishes it for download.
 * Both give the same series, so that a history that no service tells can be loaded as it was found.
 */
import { type Issue, issue, type WithIssues } from '@cryptax/kernel';
import { type ArchiveError, marketOfFile, parseArchiveCsv } from '../build/archive-csv.ts';
import type { DailySeries } from '../series/daily-series.ts';
import { type PriceCsvIssue, parsePriceCsv } from './price-csv.ts';

const CODES: Readonly<Record<ArchiveError['code'], PriceCsvIssue>> = {
  'archive.unknown-file': 'price-file.no-header',
  'archive.unknown-market': 'price-file.no-header',
  'archive.bad-row': 'price-file.bad-row',
  'archive.contradiction': 'price-file.contradiction',
};

export function readPriceFile(text: string, file: string): WithIssues<readonly DailySeries[], PriceCsvIssue> {
  const market = marketOfFile(file);
  if (market === undefined) return parsePriceCsv(text, file);
  const none = (code: PriceCsvIssue, line: number, why: string) => ({ value: [], issues: [problem(code, line, why)] });
  const problem = (code: PriceCsvIssue, line: number, why: string): Issue<PriceCsvIssue> =>
    issue(code, 'error', { file, line }, { text: why });
  // What a stablecoin was worth that day is another question, which this file cannot answer.
  if (!/^[A-Z]{3}$/.test(market.quote)) return none('price-file.bad-currency', 1, market.quote);
  const series = parseArchiveCsv(text, file);
  if (!series.ok) return none(CODES[series.error.code], Math.max(1, series.error.line), series.error.text);
  return { value: series.value.days.length === 0 ? [] : [series.value], issues: [] };
}
