/** Entries of the journal, newest first: what, when, why, how much; what was taken back is struck out. */
import { useLocale } from '../../../lib/i18n/locale.tsx';
import type { Translate } from '../../../lib/i18n/strings.ts';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { JournalEntry } from '../../../lib/ledger/ledger-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { formatInstant } from '../../../ui/format/date.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { journalStrings } from '../strings/journal-strings.ts';

export function JournalList({ entries }: { readonly entries: readonly JournalEntry[] }) {
  const t = useStrings(editStrings);
  const journal = useStrings(journalStrings);
  const locale = useLocale();
  return (
    <ol className="grid gap-0.5">
      {entries.map((entry) => {
        const { added, changed, removed } = entry.counts;
        const isBack = entry.state === 'undone' || entry.state === 'abandoned';
        return (
          <li key={entry.seq} className="border-b border-line py-2 text-sm last:border-b-0">
            <p className="flex flex-wrap items-center gap-2">
              <span className={cx('font-medium', isBack && 'text-ink-3 line-through')}>
                {entryName(entry, journal)}
              </span>
              {isBack && <Badge>{t('historyState')}</Badge>}
              <span className="num ml-auto text-xs text-ink-3">{formatInstant(Date.parse(entry.at), locale)}</span>
            </p>
            <p className="text-xs text-ink-3">
              {t('historyCounts', { added, changed, removed })}
              {entry.kind === 'import' && entry.subjects.length > 0 && `: ${entry.subjects.join(', ')}`}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** The step in words; kinds this screen does not know are called a change. */
export function entryName({ kind }: Pick<JournalEntry, 'kind'>, t: Translate<typeof journalStrings.table>): string {
  const key = Object.keys(journalStrings.table).find((name) => name === kind);
  return t((key ?? 'other') as keyof typeof journalStrings.table);
}
