/** The whole journal of the book, with the steps back and forth. */
import type { Book } from '@cryptax/store';
import { Redo2, Undo2 } from 'lucide-react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { journalStrings } from '../../platform/ledger/journal-strings.ts';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import type { Steps } from '../../platform/ledger/use-steps.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { JournalList } from './journal/journal-list.tsx';

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
      open
      onOpenChange={(open) => !open && onClose()}
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
