/** The comparison as a page: totals, what to mind before correcting, and the years. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { csvTable } from '../../../../platform/files/csv-text.ts';
import { saveFile, saveTextFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { type Locale, translate } from '../../../../platform/i18n/strings.ts';
import { LedgerFailed, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { DateField } from '../../../../ui/date-input.tsx';
import { Money } from '../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import type { PastYearRow, PastYearsView } from '../../screen-types.ts';
import { isDecided, useYearStandings } from '../../year-range.tsx';
import { DeclaredDialog, InterestDialog } from './declared-dialog.tsx';
import { pastYearsStrings } from './strings.ts';
import { YearsTable } from './years-table.tsx';

type Shown = { readonly kind: 'declared' | 'interest'; readonly row: PastYearRow } | null;

export function PastYearsPage({ book, today }: { readonly book: Book; readonly today: string }) {
  const t = useStrings(pastYearsStrings);
  const locale = useLocale();
  const [effective, setEffective] = useState(today);
  const [shown, setShown] = useState<Shown>(null);
  const isOpen = useIsOpenYear(book);
  const day = effective === '' ? today : effective;
  const answer = useAnswer(`past years ${book} ${day}`, (api) => api.pastYears(book, day));
  const ledger = useLedger();
  const [isPrinting, print] = useAction(async () => {
    const made = await ledger.printPastYears(book, day);
    if (made.ok) saveFile(made.value.fileName, made.value.blob);
    else notifyLedgerError(made.error, locale);
  });
  if (answer.kind === 'failed') return <LedgerFailed error={answer.error} />;
  if (answer.kind === 'loading') return <SkeletonCard rows={6} />;
  const close = () => setShown(null);
  return (
    <div className="grid gap-4 pb-8">
      <Totals view={answer.value} today={today} isOpen={isOpen} />
      <Warnings view={answer.value} isOpen={isOpen} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DateField
          label={t('effective')}
          hint={t('effective.hint')}
          error={effective === '' ? t('effective.bad') : undefined}
          fieldClass="w-56"
          value={effective}
          onDay={setEffective}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button icon={FileText} loading={isPrinting} onClick={() => print()}>
            {t('pdf')}
          </Button>
          <Button
            icon={Download}
            onClick={() => saveTextFile(t('csv.name'), tableText(answer.value.rows, isOpen, locale))}
          >
            {t('csv')}
          </Button>
        </div>
      </div>
      <YearsTable
        book={book}
        rows={answer.value.rows}
        today={today}
        onEnter={(row) => setShown({ kind: 'declared', row })}
        onWhy={(row) => setShown({ kind: 'interest', row })}
      />
      <p className="max-w-[90ch] text-xs leading-4.5 text-ink-3">{t('explain')}</p>
      {shown?.kind === 'declared' && <DeclaredDialog book={book} row={shown.row} onClose={close} />}
      {shown?.kind === 'interest' && <InterestDialog row={shown.row} onClose={close} />}
    </div>
  );
}

interface PartProps {
  readonly view: PastYearsView;
  readonly isOpen: (row: PastYearRow) => boolean;
}

/**
 * Whether open questions can still move what is declared of a past year; also while that is being worked out. What changes
 * no line of the tax return keeps nobody from correcting it.
 */
function useIsOpenYear(book: Book): (row: PastYearRow) => boolean {
  const standingOf = useYearStandings(book);
  return ({ year, incomplete, isRunning }) => {
    const standing = standingOf(year);
    return !isRunning && !isDecided(standing) && (incomplete > 0 || standing.kind !== 'certain');
  };
}

function Totals({ view, today, isOpen }: PartProps & { readonly today: string }) {
  const t = useStrings(pastYearsStrings);
  const provisional = view.rows.some(isOpen) ? t('total.provisional') : undefined;
  const { taxable, tax, interest } = view.totals;
  const correctable = view.rows.filter(({ isRunning, openUntil }) => !isRunning && openUntil.ordinary >= today);
  return (
    <StatStrip
      stats={[
        {
          id: 'taxable',
          label: t('total.taxable'),
          value: <Money value={taxable} sign="always" tone="plain" />,
          note: provisional ?? t('total.taxable.note'),
        },
        {
          id: 'tax',
          label: t('total.tax'),
          value: <Money value={tax} whole missing={t('unknown')} />,
          note:
            tax === null ? (
              <Link {...toSettings('tax')} className={linkClass('inline')}>
                {t('unknown.tax')}
              </Link>
            ) : (
              provisional
            ),
        },
        {
          id: 'interest',
          label: t('total.interest'),
          value: <Money value={interest} whole missing={t('unknown')} />,
          note: interest === null ? undefined : provisional,
        },
        {
          id: 'open',
          label: t('total.open'),
          value: t('total.open.value', { count: correctable.length }),
          note: t('total.open.note'),
        },
      ]}
    />
  );
}

/** First what keeps a correction from being complete, then what the law asks of whoever corrects. */
function Warnings({ view, isOpen }: PartProps) {
  const t = useStrings(pastYearsStrings);
  const locale = useLocale();
  const list = (years: readonly number[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(years.map(String));
  const past = view.rows.filter(({ isRunning }) => !isRunning);
  const open = past.filter(isOpen);
  const isShort = past.some(({ difference }) => !difference.taxable.startsWith('-') && difference.taxable !== '0.00');
  return (
    <>
      {open.length > 0 && (
        <Callout
          tone="review"
          title={t('incomplete.title')}
          action={
            <Link to="/transactions" search={{ view: 'review' }} className={linkClass('inline')}>
              {t('review')}
            </Link>
          }
        >
          {t('incomplete', { years: list(open.map(({ year }) => year).reverse()) })}
        </Callout>
      )}
      {isShort && <Callout title={t('lawyer.title')}>{t('lawyer')}</Callout>}
      {view.unknownYears.length > 0 && (
        <Callout>{t('before', { count: view.unknownYears.length, years: list(view.unknownYears) })}</Callout>
      )}
    </>
  );
}

type Word =
  | (
      | 'year'
      | 'privateSales'
      | 'income'
      | 'declared'
      | 'computed'
      | 'difference'
      | 'tax'
      | 'until'
      | 'open'
      | 'total.interest'
    )
  | `csv.${'declared' | 'computed' | 'open' | 'state'}`;

/**
 * The comparison as a table for whoever works on with it: exact amounts, an empty cell where something is not known.
 */
function tableText(rows: readonly PastYearRow[], isOpen: (row: PastYearRow) => boolean, locale: Locale): string {
  const t = (key: Word) => translate(pastYearsStrings, locale, key);
  return csvTable<PastYearRow>(
    {
      [t('year')]: ({ year }) => String(year),
      [`${t('privateSales')}: ${t('declared')}`]: ({ entered }) => entered?.privateSales ?? '',
      [`${t('privateSales')}: ${t('computed')}`]: ({ computed }) => computed.privateSales,
      [`${t('income')}: ${t('declared')}`]: ({ entered }) => entered?.income ?? '',
      [`${t('income')}: ${t('computed')}`]: ({ computed }) => computed.income,
      [t('csv.declared')]: ({ declared }) => declared.taxable,
      [t('csv.computed')]: ({ computed }) => computed.taxable,
      [t('difference')]: ({ difference }) => difference.taxable,
      [t('tax')]: ({ difference }) => difference.tax ?? '',
      [t('total.interest')]: ({ interest }) => interest?.amount ?? '',
      [t('until')]: ({ openUntil }) => openUntil.ordinary,
      [t('csv.open')]: ({ incomplete }) => String(incomplete),
      [t('csv.state')]: (row) => (isOpen(row) ? t('open') : ''),
    },
    rows,
  );
}
