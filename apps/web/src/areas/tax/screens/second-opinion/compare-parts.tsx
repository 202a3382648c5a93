/**
 * What both comparisons show alike: the year, rows that were not read, causes with their amounts, and all of it as a
 * table to take along.
 */
import type { ComparisonCause } from '@cryptax/reports/comparison';
import type { Book } from '@cryptax/store';
import type { SecondOpinion, StatementRow } from '@cryptax/tax-de';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { csvTable } from '../../../../platform/files/csv-text.ts';
import { saveFile, saveTextFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { type Locale, translate } from '../../../../platform/i18n/strings.ts';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { rowMessage } from '../../../../platform/ledger/row-message.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import type { ComparedGains, ComparedStatement } from '../../screen-types.ts';
import { causeStrings, secondOpinionStrings } from './strings.ts';

type Found = ComparedGains | ComparedStatement;

export interface ChoiceBarProps {
  readonly book: Book;
  readonly found: Found;
  readonly csvName: string;
  readonly csv: () => string;
  readonly onYear: (year: number) => void;
  readonly children?: ReactNode;
}

export function ChoiceBar({ book, found, csvName, csv, onYear, children }: ChoiceBarProps) {
  const t = useStrings(secondOpinionStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isPrinting, print] = useAction(async () => {
    const made = await ledger.printComparison(book, found);
    if (made.ok) saveFile(made.value.fileName, made.value.blob);
    else notifyLedgerError(made.error, locale);
  });
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('year')}
          fieldClass="w-32"
          value={String(found.year)}
          options={found.years.map((year) => ({ value: String(year), label: String(year) }))}
          onValueChange={(year) => onYear(Number(year))}
        />
        {children}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {(found.kind === 'gains' || found.wallet !== null) && (
          <Button icon={FileText} loading={isPrinting} onClick={() => print()}>
            {t('pdf')}
          </Button>
        )}
        <Button icon={Download} onClick={() => saveTextFile(csvName, csv())}>
          {t('csv')}
        </Button>
      </div>
    </div>
  );
}

const SHOWN = 20;

export function UnreadRows({ unread }: Pick<Found, 'unread'>) {
  const t = useStrings(secondOpinionStrings);
  const locale = useLocale();
  if (unread.length === 0) return null;
  return (
    <Callout tone="review" title={t('unread', { count: unread.length })}>
      <ul className="grid gap-1">
        {unread.slice(0, SHOWN).map(({ line, code }) => (
          <li key={line}>{t('unread.line', { line, message: rowMessage(code, {}, locale) })}</li>
        ))}
      </ul>
    </Callout>
  );
}

export function CauseList({
  causes,
}: {
  readonly causes: readonly { readonly cause: ComparisonCause; readonly amount: ReactNode }[];
}) {
  const t = useStrings(causeStrings);
  return (
    <ul className="grid gap-1.5">
      {causes.map(({ cause, amount }) => (
        <li key={cause} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Badge tone={isOpenCause(cause) ? 'review' : 'neutral'}>{t(cause)}</Badge>
          {amount}
        </li>
      ))}
    </ul>
  );
}

/** A row without a difference has one line as well, so that the table holds every sale. */
function byCause<Row extends { readonly differences: readonly Part[] }, Part>(rows: readonly Row[]) {
  return rows.flatMap((row) => {
    const parts: readonly (Part | null)[] = row.differences.length === 0 ? [null] : row.differences;
    return parts.map((part) => ({ row, part }));
  });
}

/** Comparisons as tables for whoever works on with them: one line for each cause of each sale or sum, exact amounts. */
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
