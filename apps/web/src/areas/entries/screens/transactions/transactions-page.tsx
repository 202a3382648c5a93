/** The screen over a book that has events: head, tabs, list or review, drawer, and the dialogs that change things. */
import { startTransition, useCallback, useDeferredValue, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { EventDrawer } from './drawer/event-drawer.tsx';
import type { LedgerActions } from './drawer/ledger-tab.tsx';
import { type OpenDialog, TransactionDialogs } from './edit/transaction-dialogs.tsx';
import { useEdits } from './edit/use-edits.ts';
import { ListPanel } from './list/list-panel.tsx';
import { neighbour, type ReadyState, useEventList } from './list/use-event-list.ts';
import { useTabCounts } from './list/use-tab-counts.ts';
import { LIST_TABS } from './model/list-view.ts';
import { PageHead } from './page-head.tsx';
import { ReviewTab } from './review/review-tab.tsx';
import { transactionsStrings } from './strings.ts';
import { useAddress } from './use-address.ts';

const NO_COLUMNS: ReadonlySet<string> = new Set();

export function TransactionsPage({ state }: { readonly state: ReadyState }) {
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
          <ReviewTab edits={edits} facets={facets} onShow={show} />
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
