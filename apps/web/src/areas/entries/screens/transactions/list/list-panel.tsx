/** Filters, list and bulk bar of one tab, in each of its states. */
import { Clock, Combine, MoreHorizontal, StickyNote, Tag, Trash2, Wallet } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets, EventRow } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { EmptyState, FailedState } from '../../../../../ui/empty-state.tsx';
import { Menu } from '../../../../../ui/menu.tsx';
import { BulkBar } from '../../../../../ui/table/selection.tsx';
import type { OpenDialog } from '../edit/transaction-dialogs.tsx';
import { errorWords } from '../edit/use-edits.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import type { ListSort } from '../model/list-view.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { transactionsStrings } from '../strings.ts';
import type { Address } from '../use-address.ts';
import { SORT_OF } from './event-columns.tsx';
import { EventTable } from './event-table.tsx';
import { ListSkeleton } from './list-frame.tsx';
import { type EventList, type ReadyState, rowsOf } from './use-event-list.ts';

export interface ListPanelProps {
  readonly address: Address;
  readonly list: EventList;
  readonly state: ReadyState;
  readonly facets: EventFacets | undefined;
  readonly hiddenColumns: ReadonlySet<string>;
  readonly onDialog: (dialog: OpenDialog) => void;
}

export const ListPanel = memo(function ListPanel(props: ListPanelProps) {
  const { address, list, facets, state } = props;
  const t = useStrings(transactionsStrings);
  const sortNote = useSortNote(address.sort);
  return (
    <>
      {address.tab === 'taxable' && state.counts.review > 0 && (
        <Callout
          tone="review"
          className="mb-3"
          action={
            <button type="button" className={linkClass('inline')} onClick={() => address.change({ tab: 'review' })}>
              {t('partialAction')}
            </button>
          }
        >
          {t('partial', { count: state.counts.review })}
        </Callout>
      )}
      <FilterBar view={address} facets={facets} onChange={address.change} note={sortNote} />
      <ListState {...props} />
      <BulkActions {...props} count={list.selection.ids.size} />
    </>
  );
});

function ListState({ address, list, hiddenColumns, onDialog }: ListPanelProps) {
  const t = useStrings(transactionsStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const words = useMemo(() => ({ t, kinds, locale, quantity }), [t, kinds, locale, quantity]);
  const { change } = address;
  const onOpen = useCallback((row: EventRow) => change({ eventId: row.id }), [change]);
  const { pager, view } = list;
  if (view.kind === 'loading') {
    return (
      <Card>
        <ListSkeleton />
      </Card>
    );
  }
  if (view.kind === 'failed') {
    return (
      <Card>
        <FailedState title={t('failed.title')} onRetry={() => pager.retry()} className="min-h-64">
          {errorWords(view.error, locale)}
        </FailedState>
      </Card>
    );
  }
  if (view.total === 0) return <NothingFound address={address} />;
  return (
    <EventTable
      {...{ pager, view, words, hiddenColumns, onOpen }}
      selection={list.selection}
      sort={address.sort}
      onSort={(sort) => address.change({ sort })}
      openId={address.eventId}
      onClose={() => (address.eventId === undefined ? list.clearSelection() : address.change({ eventId: undefined }))}
      onLabel={(row) => onDialog({ kind: 'label', rows: [row] })}
    />
  );
}

function NothingFound({ address }: { readonly address: Address }) {
  const t = useStrings(transactionsStrings);
  const { tab, pills, search } = address;
  const isFiltered = pills.length > 0 || search !== '';
  const line = isFiltered || tab === 'all' || tab === 'review' ? t('none.line') : t(`none.${tab}`);
  return (
    <Card>
      <EmptyState
        title={t('none.title')}
        drawing="search"
        className="min-h-64"
        action={
          isFiltered && (
            <Button variant="primary" onClick={() => address.change({ pills: [], search: '' })}>
              {t('none.action')}
            </Button>
          )
        }
      >
        {line}
      </EmptyState>
    </Card>
  );
}

function BulkActions({ list, count, onDialog }: ListPanelProps & { readonly count: number }) {
  const t = useStrings(editStrings);
  const { ids } = list.selection;
  const eventIds = [...ids];
  const bulk = (action: Extract<OpenDialog, { kind: 'bulk' }>['action']) =>
    onDialog({ kind: 'bulk', action, eventIds });
  return (
    <BulkBar count={count} onClear={list.clearSelection}>
      <Button size="s" icon={Tag} onClick={() => onDialog({ kind: 'label', rows: rowsOf(list.view, ids), eventIds })}>
        {t('changeKind')}
      </Button>
      <Button size="s" icon={Wallet} onClick={() => bulk('wallet')}>
        {t('changeWallet')}
      </Button>
      <Button size="s" variant="danger" icon={Trash2} onClick={() => bulk('delete')}>
        {t('delete')}
      </Button>
      <Menu
        trigger={
          <Button size="s" icon={MoreHorizontal}>
            {t('more')}
          </Button>
        }
        items={[
          { kind: 'action', id: 'note', label: t('changeNote'), icon: StickyNote, onSelect: () => bulk('note') },
          { kind: 'action', id: 'shift', label: t('shift'), icon: Clock, onSelect: () => bulk('shift') },
          {
            kind: 'action',
            id: 'merge',
            label: t('merge'),
            icon: Combine,
            disabled: count < 2,
            onSelect: () => bulk('merge'),
          },
        ]}
      />
    </BulkBar>
  );
}

function useSortNote({ by, direction }: ListSort): string {
  const t = useStrings(transactionsStrings);
  if (by === 'at') return t(direction === 'desc' ? 'sortedNewest' : 'sortedOldest');
  const column = Object.keys(SORT_OF).find((id) => SORT_OF[id] === by) as
    | 'kind'
    | 'event'
    | 'wallet'
    | 'gain'
    | undefined;
  return column === undefined ? '' : t('sortedBy', { name: t(column) });
}
