/** The whole journal of the book, with the steps back and forth. */
import type { Book } from '@cryptax/store';
import { Redo2, Undo2 } from 'lucide-react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { entryFacts, entryName, entryReason } from '../../platform/ledger/entry-words.ts';
import { journalStrings } from '../../platform/ledger/journal-strings.ts';
import type { JournalEntry } from '../../platform/ledger/ledger-state.ts';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import type { Steps } from '../../platform/ledger/use-steps.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { formatInstant } from '../../ui/format/date.ts';
import { SkeletonCard } from '../../ui/skeleton.tsx';

export interface HistoryDialogProps {
  readonly book: Book;
  readonly steps: Pick<Steps, 'isBusy' | 'undo' | 'redo'>;
  readonly onClose: () => void;
}

/** Older steps are in the backup; a list of thousands helps nobody. */
const MOST_ENTRIES = 100;

export function HistoryDialog({ book, steps, onClose }: HistoryDialogProps) {
  const t = useStrings(journalStrings);
  const asked = useAnswer(`journal ${book}`, (api) => api.journal(book));
  const entries = asked.kind === 'ready' ? asked.value : [];
  const can = (wanted: 'done' | 'undone') => entries.some(({ state }) => state === wanted);
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t('title')}
      footer={
        <>
          <Button icon={Undo2} disabled={!can('done')} loading={steps.isBusy} onClick={steps.undo}>
            {t('undo')}
          </Button>
          <Button icon={Redo2} disabled={!can('undone')} loading={steps.isBusy} onClick={steps.redo}>
            {t('redo')}
          </Button>
        </>
      }
    >
      {asked.kind === 'loading' && <SkeletonCard rows={4} />}
      {asked.kind === 'failed' && <p className="text-sm text-danger">{t('failed')}</p>}
      {asked.kind === 'ready' && entries.length === 0 && <p className="text-sm text-ink-3">{t('empty')}</p>}
      <JournalList entries={entries.slice(0, MOST_ENTRIES)} />
      {entries.length > MOST_ENTRIES && (
        <p className="mt-2 text-xs text-ink-3">{t('older', { count: MOST_ENTRIES })}</p>
      )}
    </Dialog>
  );
}

/** Entries of the journal, newest first: what, when, why, how much; what was taken back is struck out. */
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
