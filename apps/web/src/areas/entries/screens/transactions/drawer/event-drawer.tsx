/** Everything about one event, beside the list. Previous and next walk the list as it is filtered and sorted. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventDetail, EventOrigin } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { sourceLabel } from '../../../../../platform/ledger/source-label.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { isNumberCell, usedCells } from '../../../../../platform/ledger/used-cells.ts';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Drawer } from '../../../../../ui/drawer.tsx';
import { EmptyState, FailedState } from '../../../../../ui/empty-state.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { MASK } from '../../../../../ui/format/mask.ts';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../../ui/tabs.tsx';
import { EvidenceSection } from '../../../evidence-section.tsx';
import { JournalList } from '../../../history-dialog.tsx';
import { errorWords } from '../edit/use-edits.ts';
import { rowName } from '../list/event-columns.tsx';
import { msOf } from '../model/holding-days.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';
import { type LedgerActions, LedgerTab } from './ledger-tab.tsx';
import { useSourceLines } from './price-and-value.tsx';
import { TaxTab } from './tax-tab.tsx';
import { WholeEventSection } from './whole-event.tsx';

export interface EventDrawerProps {
  readonly book: 'own' | 'demo';
  readonly eventId: string;
  readonly onClose: () => void;
  readonly onShow: (eventId: string) => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly actions: LedgerActions;
}

type DrawerTab = 'ledger' | 'tax' | 'origin' | 'history';

export function EventDrawer(props: EventDrawerProps) {
  const { book, eventId } = props;
  const t = useStrings(drawerStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const asked = useAnswer(`detail ${book} ${eventId}`, (api) => api.eventDetail(book, eventId));
  // Walking on keeps the last entry visible until the next one is there.
  const detail = asked.kind === 'ready' ? asked.value : undefined;
  const isCurrent = detail?.row.id === eventId;
  return (
    <Drawer
      onClose={props.onClose}
      title={detail ? rowName(detail.row, { kinds, quantity }) : t('loading')}
      subtitle={
        detail && (
          <>
            {t('clock', { at: formatInstant(msOf(detail.row.at), locale) })} · {detail.row.wallet}
          </>
        )
      }
      walk
      onPrevious={props.onPrevious}
      onNext={props.onNext}
    >
      {asked.kind === 'loading' && <SkeletonCard rows={5} />}
      {asked.kind === 'failed' && <FailedState title={t('failed')}>{errorWords(asked.error, locale)}</FailedState>}
      {detail && (
        <div aria-busy={!isCurrent}>
          {detail.row.whole && <WholeEventSection row={detail.row} whole={detail.row.whole} onShow={props.onShow} />}
          <DetailTabs {...props} detail={detail} />
        </div>
      )}
    </Drawer>
  );
}

function DetailTabs({ detail, ...props }: EventDrawerProps & { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  const [tab, setTab] = useState<DrawerTab>(() => firstTab(detail));
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'ledger', label: t('tab.ledger'), content: <LedgerTab detail={detail} actions={props.actions} /> },
        {
          value: 'tax',
          label: t('tab.tax'),
          content: <TaxTab book={props.book} detail={detail} onShow={props.onShow} onOrigin={() => setTab('origin')} />,
        },
        {
          value: 'origin',
          label: t('tab.origin'),
          content: (
            <>
              <OriginTab detail={detail} />
              <EvidenceSection book={props.book} target={{ kind: 'event', id: detail.row.id }} />
            </>
          ),
        },
        { value: 'history', label: t('tab.history'), content: <HistoryTab detail={detail} /> },
      ]}
    />
  );
}

/** Where there is a tax result, it is what people came for. */
function firstTab({ disposals }: EventDetail): DrawerTab {
  return disposals.length > 0 ? 'tax' : 'ledger';
}

/** What happened to one event since it came into the book. */
function HistoryTab({ detail }: { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  if (detail.history.length === 0) return <EmptyState title={t('noHistory')} drawing="check" />;
  return <JournalList entries={detail.history} />;
}

/** Where an event came from: file, line and the row itself with the cells that went into it. */
function OriginTab({ detail }: { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  const locale = useLocale();
  const { origin, history } = detail;
  const [file, lines] = useSourceLines(detail);
  if (file === undefined || lines === undefined) return <EmptyState title={t('manual')} drawing="file" />;
  return (
    <>
      {history.some(({ kind, state }) => kind !== 'import' && state === 'done') && (
        <Callout className="mb-3.5">{t('edited')}</Callout>
      )}
      <DescriptionList
        items={[
          file,
          ...(origin ? [{ id: 'format', term: t('format'), value: sourceLabel(origin.sourceName, locale) }] : []),
          lines,
          ...(origin
            ? [{ id: 'at', term: t('importedAt'), value: formatInstant(Date.parse(origin.importedAt), locale) }]
            : []),
        ]}
      />
      {origin?.lines.map((line) => (
        <RawRow key={line.line} origin={origin} line={line} detail={detail} />
      ))}
    </>
  );
}

interface RawRowProps {
  readonly origin: EventOrigin;
  readonly line: EventOrigin['lines'][number];
  readonly detail: EventDetail;
}

function RawRow({ origin, line, detail }: RawRowProps) {
  const t = useStrings(drawerStrings);
  const isHidden = useSetting('hideAmounts');
  const { cells } = line;
  if (cells === undefined) {
    return (
      <p className="mt-4 text-sm text-ink-3">
        {t('line', { line: line.line })}: {t('noRaw')}
      </p>
    );
  }
  const used = usedCells(cells, detail.stored, detail.row.day);
  const columns = cells.map((cell, index) => {
    const name = origin.header?.[index] ?? String(index + 1);
    const shown = isHidden && isNumberCell(cell) ? MASK : cell;
    return { id: `${index} ${name}`, name, cell: shown, isUsed: used[index] === true };
  });
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-xs font-semibold text-ink-2">
        {t('line', { line: line.line })} · {t('rawRow')}
      </h3>
      <dl className="overflow-hidden rounded-lg border border-line text-xs">
        {columns.map((column) => (
          <div
            key={column.id}
            className={cx(
              'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-b border-line px-3 py-1.5 last:border-b-0',
              column.isUsed && 'bg-accent-tint',
            )}
          >
            <dt className="text-ink-3 wrap-anywhere">{column.name}</dt>
            <dd className="font-mono wrap-anywhere">
              {column.cell || '–'}
              {column.isUsed && <span className="sr-only"> ({t('usedCell')})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
