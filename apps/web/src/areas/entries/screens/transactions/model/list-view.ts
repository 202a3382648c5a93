/** The tabs and the order of the list, and the question they make together with pills and words. */
import type { EventQuery, EventSortKey } from '../../../../../platform/ledger/event-types.ts';
import type { ListQuestion } from './event-pager.ts';
import { filterOf, type Pill } from './filter-pills.ts';

export const LIST_TABS = ['all', 'review', 'taxable', 'transfers'] as const;
export type ListTab = (typeof LIST_TABS)[number];

export type ListSort = NonNullable<EventQuery['sort']>;
const SORT_KEYS: readonly EventSortKey[] = ['at', 'kind', 'asset', 'wallet', 'value', 'gain'];
export const NEWEST_FIRST: ListSort = { by: 'at', direction: 'desc' };

export interface ListView {
  readonly tab: ListTab;
  readonly pills: readonly Pill[];
  readonly search: string;
  readonly sort: ListSort;
}

export function questionOf(book: EventQuery['book'], view: ListView): ListQuestion {
  const { pills, search, sort, tab } = view;
  const filter = { ...filterOf(pills), ...tabFilter(tab) };
  return {
    book,
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    sort,
    asWholes: true,
  };
}

function tabFilter(tab: ListTab): NonNullable<EventQuery['filter']> {
  switch (tab) {
    case 'taxable':
      return { tax: 'taxable' };
    case 'transfers':
      return { kinds: ['transfer'] };
    case 'all':
    case 'review':
      return {};
  }
}

export function printSort({ by, direction }: ListSort): string {
  return `${by}-${direction}`;
}

export function readSort(text: string | undefined): ListSort {
  const [name, direction] = (text ?? '').split('-');
  const by = SORT_KEYS.find((key) => key === name);
  if (by === undefined || (direction !== 'asc' && direction !== 'desc')) return NEWEST_FIRST;
  return { by, direction };
}
