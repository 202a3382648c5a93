/** A view the user keeps: tab, pills, words and order, as the plain texts the address uses. */
import type { SavedView } from '../../../../../platform/ledger/edit-types.ts';
import { LIST_TABS, type ListView, printSort, readSort } from './list-view.ts';
import { printPills, readPills } from './pill-text.ts';

export function savedViewOf(id: string, name: string, view: ListView): SavedView {
  const { tab, pills, search, sort } = view;
  return { id, name, data: { tab, filter: printPills(pills), search, sort: printSort(sort) } };
}

export function viewOfSaved({ data }: SavedView): ListView {
  const text = (name: string): string => {
    const value =
      typeof data === 'object' && data !== null && name in data ? (data as Record<string, unknown>)[name] : '';
    return typeof value === 'string' ? value : '';
  };
  return {
    tab: LIST_TABS.find((tab) => tab === text('tab')) ?? 'all',
    pills: readPills(text('filter')),
    search: text('search'),
    sort: readSort(text('sort')),
  };
}
