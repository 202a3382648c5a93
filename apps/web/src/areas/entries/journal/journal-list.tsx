/** Entries of the journal, newest first: what, when, why, how much; what was taken back is struck out. */
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { entryFacts, entryName, entryReason } from '../../../platform/ledger/entry-words.ts';
import { journalStrings } from '../../../platform/ledger/journal-strings.ts';
import type { JournalEntry } from '../../../platform/ledger/ledger-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { formatInstant } from '../../../ui/format/date.ts';

export function JournalList({ entries }: { readonly entries: readonly JournalEntry[] }) {
  return (
    <ol className="grid gap-0.5">
      {entries.map((entry) => (
        <JournalItem key={entry.seq} entry={entry} />
      ))}
    </ol>
  );
}

function JournalItem({ entry }: { readonly entry: JournalEntry }) {
  const t = useStrings(journalStrings);
  const locale = useLocale();
  const { added, changed, removed } = entry.counts;
  const isBack = entry.state === 'undone' || entry.state === 'abandoned';
  const counts = added + changed + removed === 0 ? '' : t('counts', { added, changed, removed });
  const details = [entryReason(entry, locale), counts, entryFacts(entry, locale)].filter((text) => text !== '');
  return (
    <li className="border-b border-line py-2 text-sm last:border-b-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className={cx('font-medium', isBack && 'text-ink-3 line-through')}>{entryName(entry, locale)}</span>
        {isBack && <Badge>{t('takenBack')}</Badge>}
        <span className="num basis-full text-xs text-ink-3 sm:ml-auto sm:basis-auto">
          {formatInstant(Date.parse(entry.at), locale)}
        </span>
      </p>
      {details.length > 0 && <p className="text-xs break-words text-ink-3">{details.join(' · ')}</p>}
    </li>
  );
}
