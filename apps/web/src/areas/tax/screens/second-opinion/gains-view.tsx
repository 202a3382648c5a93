/** A gain report beside ours: totals, causes that add up to the difference, and the sales that differ. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../platform/i18n/readable.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { formatDay } from '../../../../ui/format/date.ts';
import { formatEuro } from '../../../../ui/format/euro.ts';
import { Money } from '../../../../ui/money.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import type { CompareChoice, ComparedGains } from '../../screen-types.ts';
import { CauseList, ChoiceBar, opinionText, UnreadRows } from './compare-parts.tsx';
import { causeStrings, secondOpinionStrings } from './strings.ts';

interface GainsViewProps {
  readonly book: Book;
  readonly found: ComparedGains;
  readonly onChoice: (choice: CompareChoice) => void;
}

/** A page with thousands of rows helps nobody; the table for spreadsheets has them all. */
const SHOWN = 200;

export function GainsView({ book, found, onChoice }: GainsViewProps) {
  const t = useStrings(secondOpinionStrings);
  const locale = useLocale();
  const { opinion, year } = found;
  const differing = opinion.rows.filter(({ differences }) => differences.length > 0);
  return (
    <>
      <ChoiceBar
        book={book}
        found={found}
        csvName={t('csv.gains', { year })}
        csv={() => opinionText(opinion, locale)}
        onYear={(next) => onChoice({ year: next })}
      />
      <Totals found={found} />
      <Remarks found={found} />
      <UnreadRows unread={found.unread} />
      {differing.length === 0 ? (
        <Callout tone="gain">{t('same')}</Callout>
      ) : (
        <>
          <Causes found={found} />
          <Sales rows={differing.slice(0, SHOWN)} />
          {differing.length > SHOWN && (
            <p className="text-sm text-ink-2">{t('more', { count: differing.length - SHOWN })}</p>
          )}
        </>
      )}
    </>
  );
}

function Totals({ found: { about, opinion } }: Pick<GainsViewProps, 'found'>) {
  const t = useStrings(secondOpinionStrings);
  const locale = useLocale();
  const { ours, theirs, difference } = opinion;
  const euro = (value: string | null) => (value === null ? t('taxable.unsaid') : formatEuro(value, locale));
  return (
    <StatStrip
      stats={[
        { id: 'ours', label: t('ours'), value: <Money value={ours.gain} />, note: t('sales', { count: ours.sales }) },
        {
          id: 'theirs',
          label: about.tool ?? t('theirs'),
          value: <Money value={theirs.gain} />,
          note: t('sales', { count: theirs.sales }),
        },
        {
          id: 'difference',
          label: t('difference'),
          value: <Money value={difference.gain} sign="always" tone="plain" />,
          note: t('difference.note'),
        },
        {
          id: 'taxable',
          label: t('taxable'),
          value: <Money value={difference.taxable} sign="always" tone="plain" missing={t('taxable.unsaid')} />,
          note: t('taxable.note', { ours: euro(ours.taxable), theirs: euro(theirs.taxable) }),
        },
      ]}
    />
  );
}

function Remarks({ found: { about, opinion } }: Pick<GainsViewProps, 'found'>) {
  const t = useStrings(secondOpinionStrings);
  const { theirRules } = opinion;
  return (
    <>
      {theirRules !== null && (
        <Callout>{t('rules', { method: theirRules.method, scope: t(`rules.${theirRules.scope}`) })}</Callout>
      )}
      {about.evidence !== 'sample' && <Callout tone="review">{t(about.evidence)}</Callout>}
      {about.isEuroAssumed && <Callout tone="review">{t('euro')}</Callout>}
    </>
  );
}

function Causes({ found: { opinion } }: Pick<GainsViewProps, 'found'>) {
  const t = useStrings(secondOpinionStrings);
  const why = useStrings(causeStrings);
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{t('causes')}</h2>
      <RecordTable
        label={t('causes')}
        rows={opinion.causes}
        keyOf={({ cause }) => cause}
        columns={[
          {
            id: 'cause',
            title: t('cause'),
            cell: ({ cause }) => (
              <>
                {why(cause)}
                <span className="block max-w-[70ch] text-xs leading-4.5 font-normal text-ink-3">
                  {why(`${cause}.why`)}
                </span>
              </>
            ),
          },
          { id: 'count', title: t('count'), isFigure: true, cell: ({ rows }) => <span className="num">{rows}</span> },
          {
            id: 'gain',
            title: t('gain'),
            isFigure: true,
            cell: ({ gainEur }) => <Money value={gainEur} sign="always" tone="plain" />,
          },
          {
            id: 'taxable',
            title: t('taxable'),
            isFigure: true,
            cell: ({ taxableEur }) => (
              <Money value={taxableEur} sign="always" tone="plain" missing={t('taxable.unsaid')} />
            ),
          },
        ]}
      />
      <p className="text-xs text-ink-3">{t('same.sum')}</p>
    </section>
  );
}

function Sales({ rows }: { readonly rows: ComparedGains['opinion']['rows'] }) {
  const t = useStrings(secondOpinionStrings);
  const locale = useLocale();
  const none = <span className="text-ink-3">–</span>;
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{t('list')}</h2>
      <RecordTable
        label={t('list')}
        rows={rows}
        keyOf={({ eventIds, lines, day, asset }) => `${day} ${asset} ${eventIds.join(' ')} ${lines.join(' ')}`}
        columns={[
          {
            id: 'day',
            title: t('day'),
            cell: ({ day, asset }) => (
              <>
                <span className="num">{formatDay(day, locale)}</span> {readable(asset)}
              </>
            ),
          },
          {
            id: 'ours',
            title: t('gain.ours'),
            isFigure: true,
            cell: ({ ours }) => (ours === null ? none : <Money value={ours.gain} />),
          },
          {
            id: 'theirs',
            title: t('gain.theirs'),
            isFigure: true,
            cell: ({ theirs }) => (theirs === null ? none : <Money value={theirs.gain} />),
          },
          {
            id: 'causes',
            title: t('causes'),
            cell: ({ differences }) => (
              <CauseList
                causes={differences.map(({ cause, gainEur }) => ({
                  cause,
                  amount: <Money value={gainEur} sign="always" tone="plain" />,
                }))}
              />
            ),
          },
          {
            id: 'lines',
            title: t('lines'),
            isFigure: true,
            cell: ({ lines }) => <span className="num">{lines.length === 0 ? '–' : lines.join(', ')}</span>,
          },
          {
            id: 'entry',
            title: t('entry'),
            isFigure: true,
            cell: ({ eventIds: [id], day }) =>
              id === undefined ? (
                none
              ) : (
                <Link
                  to="/transactions"
                  search={{ event: id }}
                  className={linkClass('inline')}
                  aria-label={t('open.spoken', { day: formatDay(day, locale) })}
                >
                  {t('open')}
                </Link>
              ),
          },
        ]}
      />
    </section>
  );
}
