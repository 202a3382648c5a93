/** What happened to one event since it came into the book. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { JournalList } from '../../../journal/journal-list.tsx';
import { drawerStrings } from '../strings/drawer-strings.ts';

export function HistoryTab({ detail }: { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  if (detail.history.length === 0) return <EmptyState title={t('noHistory')} drawing="check" />;
  return <JournalList entries={detail.history} />;
}
