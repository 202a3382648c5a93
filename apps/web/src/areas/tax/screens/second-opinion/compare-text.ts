/** Comparisons as tables for whoever works on with them: one line for each cause of each sale or sum, exact amounts. */
import type { ComparisonCause } from '@cryptax/reports/comparison';
import type { SecondOpinion, StatementRow } from '@cryptax/tax-de';
import { csvTable } from '../../../../platform/files/csv-text.ts';
import { type Locale, translate } from '../../../../platform/i18n/strings.ts';
import { causeStrings, secondOpinionStrings } from './strings.ts';

/** A row without a difference has one line as well, so that the table holds every sale. */
function byCause<Row extends { readonly differences: readonly Part[] }, Part>(rows: readonly Row[]) {
  return rows.flatMap((row) => {
    const parts: readonly (Part | null)[] = row.differences.length === 0 ? [null] : row.differences;
    return parts.map((part) => ({ row, part }));
  });
}

export function opinionText({ rows }: SecondOpinion, locale: Locale): string {
  const t = (
    key:
      | 'day'
      | 'asset'
      | 'gain.ours'
      | 'gain.theirs'
      | 'cause'
      | 'lines'
      | 'entry'
      | 'csv.quantity.ours'
      | 'csv.quantity.theirs'
      | 'csv.difference'
      | 'csv.taxable',
  ) => translate(secondOpinionStrings, locale, key);
  type Line = {
    readonly row: SecondOpinion['rows'][number];
    readonly part: SecondOpinion['rows'][number]['differences'][number] | null;
  };
  return csvTable<Line>(
    {
      [t('day')]: ({ row }) => row.day,
      [t('asset')]: ({ row }) => row.asset,
      [t('csv.quantity.ours')]: ({ row }) => row.ours?.quantity ?? '',
      [t('csv.quantity.theirs')]: ({ row }) => row.theirs?.quantity ?? '',
      [t('gain.ours')]: ({ row }) => row.ours?.gain ?? '',
      [t('gain.theirs')]: ({ row }) => row.theirs?.gain ?? '',
      [t('cause')]: ({ part }) => (part === null ? '' : translate(causeStrings, locale, part.cause)),
      [t('csv.difference')]: ({ part }) => part?.gainEur ?? '',
      [t('csv.taxable')]: ({ part }) => part?.taxableEur ?? '',
      [t('lines')]: ({ row }) => row.lines.join(' '),
      [t('entry')]: ({ row }) => row.eventIds.join(' '),
    },
    byCause<Line['row'], SecondOpinion['rows'][number]['differences'][number]>(rows),
  );
}

export function statementText(rows: readonly StatementRow[], locale: Locale): string {
  const t = (
    key:
      | 'asset'
      | 'kind'
      | 'cause'
      | 'lines'
      | 'entry'
      | 'csv.quantity.ours'
      | 'csv.quantity.theirs'
      | 'here.eur'
      | 'there.eur'
      | 'csv.units'
      | 'csv.eur'
      | StatementRow['category'],
  ) => translate(secondOpinionStrings, locale, key);
  type Line = { readonly row: StatementRow; readonly part: StatementRow['differences'][number] | null };
  return csvTable<Line>(
    {
      [t('asset')]: ({ row }) => row.asset,
      [t('kind')]: ({ row }) => t(row.category),
      [t('csv.quantity.ours')]: ({ row }) => row.ours.units,
      [t('csv.quantity.theirs')]: ({ row }) => row.theirs.units,
      [t('here.eur')]: ({ row }) => row.ours.amountEur ?? '',
      [t('there.eur')]: ({ row }) => row.theirs.amountEur ?? '',
      [t('cause')]: ({ part }) => (part === null ? '' : translate(causeStrings, locale, part.cause)),
      [t('csv.units')]: ({ part }) => part?.units ?? '',
      [t('csv.eur')]: ({ part }) => part?.amountEur ?? '',
      [t('lines')]: ({ row }) => row.lines.join(' '),
      [t('entry')]: ({ row }) => row.ours.eventIds.join(' '),
    },
    byCause<StatementRow, StatementRow['differences'][number]>(rows),
  );
}

/**
 * Which differences are still open: nobody knows why, or something is missing on one side or still waits. Open ends are
 * flagged; a cause that is understood needs no attention.
 */
export function isOpenCause(cause: ComparisonCause): boolean {
  return cause === 'unexplained' || cause === 'missing-here' || cause === 'missing-there' || cause === 'waiting';
}
