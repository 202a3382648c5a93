/** How many events each tab has; asked again when the book changes. */
import type { EventFilter } from '../../../../../platform/ledger/event-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import type { ListTab } from '../model/list-view.ts';
import type { ReadyState } from './use-event-list.ts';

export function useTabCounts({ book, counts }: ReadyState): Readonly<Record<ListTab, number | undefined>> {
  const taxable = useCount(book, 'taxable', { tax: 'taxable' });
  const transfers = useCount(book, 'transfers', { kinds: ['transfer'] });
  return { all: counts.events, review: counts.review, taxable, transfers };
}

function useCount(book: ReadyState['book'], name: string, filter: EventFilter): number | undefined {
  const asked = useAnswer(`count ${book} ${name}`, (api) => api.queryEvents({ book, filter, offset: 0, limit: 0 }));
  return asked.kind === 'ready' ? asked.value.total : undefined;
}
