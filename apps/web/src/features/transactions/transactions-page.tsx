/** The screen over a book that has events: head, tabs, list or review, drawer, and the dialogs that change things. */
import { useState } from 'react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { useAnswer } from '../../lib/ledger/use-ledger.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EventDrawer } from './drawer/event-drawer.tsx';
import type { LedgerActions } from './drawer/ledger-tab.tsx';
import { type OpenDialog, TransactionDialogs } from './edit/transaction-dialogs.tsx';
import { useEdits } from './edit/use-edits.ts';
import { ListPanel } from './list/list-panel.tsx';
import { neighbour, type ReadyState, useEventList } from './list/use-event-list.ts';
import { useTabCounts } from './list/use-tab-counts.ts';
import { LIST_TABS, type ListTab } from './model/list-view.ts';
import { PageHead } from './page-head.tsx';
import { ReviewTab } from './review/review-tab.tsx';
import { transactionsStrings } from './strings.ts';
import { useAddress } from './use-address.ts';

const NO_COLUMNS: ReadonlySet<string> = new Set();

export function TransactionsPage({ state }: { readonly state: ReadyState }) {
  const { book } = state;
  const t = useStrings(transactionsStrings);
  const address = useAddress();
  const { eventId, change } = address;
  const edits = useEdits(book);
  const list = useEventList(state, address);
  const counts = useTabCounts(state);
  const asked = useAnswer(`facets ${book}`, (api) => api.eventFacets(book));
  const facets = asked.kind === 'ready' ? asked.value : undefined;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [hiddenColumns, setHiddenColumns] = useState(NO_COLUMNS);
  const show = (id: string | undefined) => change({ eventId: id });
  const walk = (step: -1 | 1) => {
    const id = eventId === undefined ? undefined : neighbour(list.view, eventId, step);
    return id === undefined ? undefined : () => show(id);
  };
  const content = (tab: ListTab) =>
    tab === 'review' ? (
      <ReviewTab edits={edits} facets={facets} onShow={show} />
    ) : (
      <ListPanel {...{ address, list, facets, hiddenColumns, state, onDialog: setDialog }} />
    );
  return (
    <>
      <PageHead {...{ state, edits, hiddenColumns, onHiddenColumns: setHiddenColumns, onDialog: setDialog }} />
      <Tabs
        label={t('tabs')}
        value={address.tab}
        onValueChange={(tab) => change({ tab })}
        items={LIST_TABS.map((tab) => ({
          value: tab,
          label: t(`tab.${tab}`),
          count: counts[tab],
          openLabel: tab === 'review' ? t('openReviews', { count: counts.review ?? 0 }) : undefined,
          content: tab === address.tab ? content(tab) : null,
        }))}
      />
      {eventId !== undefined && (
        <EventDrawer
          book={book}
          eventId={eventId}
          onClose={() => show(undefined)}
          onShow={show}
          onPrevious={walk(-1)}
          onNext={walk(1)}
          actions={{
            ...dialogActions(setDialog),
            onReview: () => change({ tab: 'review', eventId: undefined }),
            onUnmatch: ({ row }) => {
              show(undefined);
              void edits.apply({ kind: 'unmatch', why: 'unmatch', eventId: row.id });
            },
          }}
        />
      )}
      <TransactionDialogs
        {...{ dialog, edits, facets }}
        onDialog={setDialog}
        onGone={(ids) => {
          list.forget(ids);
          if (eventId !== undefined && ids.includes(eventId)) show(undefined);
        }}
      />
    </>
  );
}

function dialogActions(open: (dialog: OpenDialog) => void): Omit<LedgerActions, 'onReview' | 'onUnmatch'> {
  return {
    onEdit: ({ stored }) => open({ kind: 'edit', event: stored }),
    onSplit: ({ stored }) => open({ kind: 'split', event: stored }),
    onLabel: ({ row }) => open({ kind: 'label', rows: [row] }),
    onDelete: ({ row }) => open({ kind: 'bulk', action: 'delete', eventIds: [row.id] }),
  };
}
