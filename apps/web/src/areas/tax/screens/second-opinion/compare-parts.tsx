/** What both comparisons show alike: the year, rows that were not read, and causes with their amounts. */
import type { ComparisonCause } from '@cryptax/reports/comparison';
import type { Book } from '@cryptax/store';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile, saveTextFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { rowMessage } from '../../../../platform/ledger/row-message.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import type { ComparedGains, ComparedStatement } from '../../screen-types.ts';
import { isOpenCause } from './compare-text.ts';
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
