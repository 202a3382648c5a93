/** What the letter asks for beside the result (Rz. 101 to 104): balances, moves, gifts, fees, changes, platform sums. */
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import { type ReactNode, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { entryFacts, entryName, entryReason } from '../../../../../platform/ledger/entry-words.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { Card } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { OpenChevron } from '../../../../../ui/opening-row.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import type {
  JournalLine,
  NoteLine,
  ReportList,
  ReportLists,
  ReportSource,
  ReportView,
} from '../../../report-types.ts';
import { tableStrings } from '../strings/table-strings.ts';
import { LineTable, useLines } from './line-table.tsx';
import { dayOf, look, money, type RecordLook, text, useRecordColumns } from './record-columns.tsx';

export function RecordsTab({ report }: { readonly report: ReportView }) {
  const t = useStrings(tableStrings);
  const columns = { ...useRecordColumns(report.year), ...usePackColumns() };
  const { source, counts } = report;
  return (
    <Card className="mb-4 overflow-hidden">
      <RecordList {...columns.balances} source={source} list="balances" title={t('balances')} count={counts.balances} />
      <RecordList
        {...columns.transfers}
        source={source}
        list="transfers"
        title={t('transfers')}
        count={counts.transfers}
      />
      <RecordList {...columns.gifts} source={source} list="gifts" title={t('gifts')} count={counts.gifts} />
      <RecordList
        {...columns.departures}
        source={source}
        list="departures"
        title={t('departures')}
        count={counts.departures}
      />
      <RecordList {...columns.fees} source={source} list="fees" title={t('fees')} count={counts.fees} />
      <RecordList
        {...columns.derivatives}
        source={source}
        list="derivatives"
        title={t('derivatives')}
        count={counts.derivatives}
      />
      <RecordList {...columns.changes} source={source} list="changes" title={t('changes')} count={counts.changes} />
      <RecordList {...columns.dac8} source={source} list="dac8" title={t('dac8')} count={counts.dac8} />
      {source.kind === 'pack' && (
        <>
          <RecordList {...columns.entries} source={source} list="entries" title={t('entries')} count={counts.entries} />
          <RecordList {...columns.notes} source={source} list="notes" title={t('notes')} count={counts.notes} />
          <RecordList {...columns.journal} source={source} list="journal" title={t('journal')} count={counts.journal} />
        </>
      )}
    </Card>
  );
}

/** One of the report's further lists: closed at first with its count, asked for when opened. */
interface RecordListProps<L extends ReportList> {
  readonly source: ReportSource;
  readonly list: L;
  readonly title: string;
  readonly count: number;
  readonly columns: readonly Column<ReportLists[L]>[];
  readonly phoneRow: (line: ReportLists[L]) => ReactNode;
}

function RecordList<L extends ReportList>(props: RecordListProps<L>) {
  const { title, count } = props;
  const t = useStrings(tableStrings);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        disabled={count === 0}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2.5 px-4 text-left text-sm hover:bg-hover disabled:cursor-default disabled:hover:bg-transparent sm:px-4.5"
      >
        <OpenChevron isOpen={isOpen} className={cx(count === 0 && 'opacity-0')} />
        <span className={cx('flex-1', count === 0 ? 'text-ink-3' : 'font-medium')}>{title}</span>
        <span className="num text-xs text-ink-3">{count === 0 ? t('records.none') : formatCount(count, locale)}</span>
      </button>
      {isOpen && <OpenList {...props} />}
    </div>
  );
}

function OpenList<L extends ReportList>({ source, list, title, columns, phoneRow }: RecordListProps<L>) {
  const t = useStrings(tableStrings);
  const { windows } = useLines(source, list);
  return <LineTable label={title} columns={columns} windows={windows} phoneRow={phoneRow} empty={t('records.none')} />;
}

/** Columns of what came with an adviser pack beside the report: the whole ledger, the owner's notes, its history. */
interface PackLooks {
  readonly entries: RecordLook<LedgerEvent>;
  readonly notes: RecordLook<NoteLine>;
  readonly journal: RecordLook<JournalLine>;
}

function usePackColumns(): PackLooks {
  const t = useStrings(tableStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const legs = (event: LedgerEvent) => {
    const { out, in: into } = sidesOf(event);
    const given = out === undefined ? [] : [`−${quantity(out.amount, out.asset)}`];
    const received = into === undefined ? [] : [`+${quantity(into.amount, into.asset)}`];
    return [...given, ...received].join(', ');
  };
  return {
    entries: look([
      text('date', t('col.date'), 7, ({ at }) => dayOf(at, locale)),
      text('kind', t('col.kind'), 9, ({ kind }) => kinds(kind)),
      text('asset', t('col.asset'), 12, legs, true),
      text('wallet', t('col.wallet'), 8, (event) =>
        event.kind === 'transfer' ? `${event.wallet} → ${event.toWallet}` : event.wallet,
      ),
      money('value', t('col.value'), (event) => ('valueEur' in event ? (event.valueEur ?? null) : null)),
      text('source', t('col.source'), 11, ({ source }) => sourceText(source) ?? t('manual')),
    ]),
    notes: look([
      text('entry', t('col.entry'), 14, ({ kind, at, wallet }) => `${kinds(kind)} ${dayOf(at, locale)}, ${wallet}`),
      text('note', t('col.note'), 20, (line) => line.text, true),
    ]),
    journal: look([
      text('date', t('col.date'), 11, ({ at }) => formatInstant(Date.parse(at), locale)),
      text('reason', t('col.reason'), 16, (line) => stepText(line, locale, t('step.back'))),
      text('subjects', t('col.subjects'), 14, (line) => stepFacts(line, locale), true),
    ]),
  };
}

function sourceText(source: LedgerEvent['source']): string | undefined {
  return source === undefined ? undefined : `${source.file}:${(source.lines ?? [source.line]).join(',')}`;
}

function stepText(line: JournalLine, locale: Locale, takenBack: string): string {
  const words = [entryName(line, locale), entryReason(line, locale)].filter(Boolean).join(': ');
  return line.isTakenBack ? `${words} (${takenBack})` : words;
}

/** Entries that were touched are named by their ids, as in the list of the pack's entries. */
function stepFacts(line: JournalLine, locale: Locale): string {
  const facts = entryFacts(line, locale);
  return facts === '' && line.kind !== 'settings' ? line.subjects.join(', ') : facts;
}
