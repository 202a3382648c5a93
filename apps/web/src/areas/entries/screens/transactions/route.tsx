/** The transactions: every event of the book, what is still open, and everything that can be done with it. */
import { History, Plus, Redo2, Undo2 } from 'lucide-react';
import { memo, startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { entryName } from '../../../../platform/ledger/entry-words.ts';
import type { EventFilter } from '../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../platform/ledger/kind-strings.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { formatCount } from '../../../../ui/format/number-format.ts';
import { ColumnChooser } from '../../../../ui/table/column-chooser.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import { EventDrawer } from './drawer/event-drawer.tsx';
import type { LedgerActions } from './drawer/ledger-tab.tsx';
import { type OpenDialog, TransactionDialogs } from './edit/transaction-dialogs.tsx';
import { type Edits, useEdits } from './edit/use-edits.ts';
import { eventColumns } from './list/event-columns.tsx';
import { ListSkeleton } from './list/list-frame.tsx';
import { ListPanel } from './list/list-panel.tsx';
import { neighbour, type ReadyState, useEventList } from './list/use-event-list.ts';
import { LIST_TABS, type ListTab } from './model/list-view.ts';
import { ReviewViews } from './review/review-views.tsx';
import { transactionsStrings } from './strings.ts';
import { useAddress } from './use-address.ts';

export function TransactionsScreen() {
  const t = useStrings(transactionsStrings);
  return (
    <LedgerScreen
      context={t('context')}
      intro={t('intro')}
      waiting={
        <Card>
          <ListSkeleton />
        </Card>
      }
    >
      {(ledger) => <TransactionsPage key={ledger.book} state={ledger} />}
    </LedgerScreen>
  );
}

/** The screen over a book that has events: head, tabs, list or review, drawer, and the dialogs that change things. */
const NO_COLUMNS: ReadonlySet<string> = new Set();

function TransactionsPage({ state }: { readonly state: ReadyState }) {
  const { book } = state;
  const t = useStrings(transactionsStrings);
  // The address changes at once; list and drawer follow in slices between which the page answers.
  const present = useAddress();
  const address = useDeferredValue(present);
  const { eventId, change } = address;
  const edits = useEdits(book);
  const list = useEventList(state, address);
  const counts = useTabCounts(state);
  const asked = useAnswer(`facets ${book}`, (api) => api.eventFacets(book));
  const facets = asked.kind === 'ready' ? asked.value : undefined;
  const [dialog, onDialog] = useDialog();
  const [hiddenColumns, setHiddenColumns] = useState(NO_COLUMNS);
  const show = (id: string | undefined) => change({ eventId: id });
  const walk = (step: -1 | 1) => {
    const id = eventId === undefined ? undefined : neighbour(list.view, eventId, step);
    return id === undefined ? undefined : () => show(id);
  };
  return (
    <>
      <PageHead {...{ state, edits, hiddenColumns, onHiddenColumns: setHiddenColumns, onDialog }} />
      <Tabs
        label={t('tabs')}
        value={present.tab}
        onValueChange={(next) => change({ tab: next })}
        items={LIST_TABS.map((name) => ({
          value: name,
          label: t(`tab.${name}`),
          count: counts[name],
          openLabel: name === 'review' ? t('openReviews', { count: counts.review ?? 0 }) : undefined,
        }))}
      >
        {address.tab === 'review' ? (
          <ReviewViews look={address.look} {...{ edits, facets }} onLook={(look) => change({ look })} onShow={show} />
        ) : (
          <ListPanel {...{ address, list, facets, hiddenColumns, state, onDialog }} />
        )}
      </Tabs>
      {eventId !== undefined && (
        <EventDrawer
          book={book}
          eventId={eventId}
          onClose={() => show(undefined)}
          onShow={show}
          onPrevious={walk(-1)}
          onNext={walk(1)}
          actions={{
            ...dialogActions(onDialog),
            onReview: () => change({ tab: 'review', eventId: undefined }),
            onUnmatch: ({ row }) => {
              show(undefined);
              void edits.apply({ kind: 'unmatch', why: 'unmatch', eventId: row.id });
            },
          }}
        />
      )}
      <TransactionDialogs
        {...{ dialog, edits, facets, onDialog }}
        onGone={(ids) => {
          list.forget(ids);
          if (eventId !== undefined && ids.includes(eventId)) show(undefined);
        }}
      />
    </>
  );
}

/** A form is much to draw: it comes in slices. */
function useDialog() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const onDialog = useCallback((next: OpenDialog | null) => startTransition(() => setDialog(next)), []);
  return [dialog, onDialog] as const;
}

function dialogActions(open: (dialog: OpenDialog) => void): Omit<LedgerActions, 'onReview' | 'onUnmatch'> {
  return {
    onEdit: ({ stored }) => open({ kind: 'edit', event: stored }),
    onSplit: ({ stored }) => open({ kind: 'split', event: stored }),
    onLabel: ({ row }) => open({ kind: 'label', rows: [row] }),
    onDelete: ({ row }) => open({ kind: 'bulk', action: 'delete', eventIds: [row.id] }),
  };
}

/** How many events each tab has; asked again when the book changes. */
function useTabCounts({ book, counts }: ReadyState): Readonly<Record<ListTab, number | undefined>> {
  const all = useCount(book, 'all', {});
  const taxable = useCount(book, 'taxable', { tax: 'taxable' });
  const transfers = useCount(book, 'transfers', { kinds: ['transfer'] });
  return { all: all ?? counts.events, review: counts.review, taxable, transfers };
}

function useCount(book: ReadyState['book'], name: string, filter: EventFilter): number | undefined {
  const asked = useAnswer(`count ${book} ${name}`, (api) =>
    api.queryEvents({ book, filter, offset: 0, limit: 0, asWholes: true }),
  );
  return asked.kind === 'ready' ? asked.value.total : undefined;
}

/** Head of the screen: how much there is, what is open, the steps back and forth, and the way to add an entry. */
interface PageHeadProps {
  readonly state: ReadyState;
  readonly edits: Edits;
  readonly hiddenColumns: ReadonlySet<string>;
  readonly onHiddenColumns: (hidden: ReadonlySet<string>) => void;
  readonly onDialog: (dialog: OpenDialog) => void;
}

const PageHead = memo(function PageHead(props: PageHeadProps) {
  const { state, edits, hiddenColumns, onHiddenColumns, onDialog } = props;
  const t = useStrings(transactionsStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const columns = useMemo(() => eventColumns({ t, kinds, locale }, true), [t, kinds, locale]);
  return (
    <ScreenHeader
      context={useContextWords(state)}
      actions={
        <>
          <StepButtons state={state} edits={edits} />
          <Tooltip content={t('history')}>
            <IconButton icon={History} label={t('history')} onClick={() => onDialog({ kind: 'history' })} />
          </Tooltip>
          <span className="hidden sm:contents">
            <ColumnChooser columns={columns} hidden={hiddenColumns} onHiddenChange={onHiddenColumns} />
          </span>
          <Button variant="primary" icon={Plus} aria-label={t('addSpoken')} onClick={() => onDialog({ kind: 'add' })}>
            {t('add')}
          </Button>
        </>
      }
    />
  );
});

function StepButtons({ state, edits }: Pick<PageHeadProps, 'state' | 'edits'>) {
  const t = useStrings(transactionsStrings);
  const locale = useLocale();
  const undo = state.undo ? t('undoWhat', { what: entryName(state.undo, locale) }) : t('undo');
  const redo = state.redo ? t('redoWhat', { what: entryName(state.redo, locale) }) : t('redo');
  return (
    <>
      <Tooltip content={undo}>
        <IconButton icon={Undo2} label={undo} disabled={!state.undo || edits.isBusy} onClick={edits.undo} />
      </Tooltip>
      <Tooltip content={redo}>
        <IconButton icon={Redo2} label={redo} disabled={!state.redo || edits.isBusy} onClick={edits.redo} />
      </Tooltip>
    </>
  );
}

function useContextWords({ book, counts, isDemo }: ReadyState): string {
  const t = useStrings(transactionsStrings);
  const locale = useLocale();
  const count = useCount(book, 'all', {}) ?? counts.events;
  const events = t('events', { count, shown: formatCount(count, locale) });
  const { files, connections, byHand } = counts;
  const named = [
    ...(files > 0 ? [t('files', { count: files })] : []),
    ...(connections > 0 ? [t('connections', { count: connections })] : []),
  ];
  const rest = byHand > 0 ? [t('someByHand', { shown: formatCount(byHand, locale) })] : [];
  const from = named.length > 0 ? ` ${[...named, ...rest].join(', ')}` : `, ${t('byHand')}`;
  const open = counts.review > 0 ? t('needYou', { count: counts.review }) : t('allClear');
  return `${events}${isDemo ? '' : from}. ${open} ${t('zone')}`;
}
