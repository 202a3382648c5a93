/** The whole journal of the book, with the steps back and forth. */
import type { Book } from '@cryptax/store';
import { Redo2, Undo2 } from 'lucide-react';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { useAnswer, useLedgerState } from '../../../lib/ledger/use-ledger.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { transactionsStrings } from '../strings.ts';
import { JournalList } from './journal-list.tsx';

export interface HistoryDialogProps {
  readonly book: Book;
  readonly edits: Edits;
  readonly onClose: () => void;
}

/** Older steps are in the backup; a list of thousands helps nobody. */
const MOST_ENTRIES = 100;

export function HistoryDialog({ book, edits, onClose }: HistoryDialogProps) {
  const t = useStrings(editStrings);
  const words = useStrings(transactionsStrings);
  const state = useLedgerState();
  const asked = useAnswer(`journal ${book}`, (api) => api.journal(book));
  const can = state.kind === 'ready' || state.kind === 'empty' ? state : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="form"
      title={t('historyTitle')}
      footer={
        <>
          <Button icon={Undo2} disabled={!can?.undo} loading={edits.isBusy} onClick={edits.undo}>
            {words('undo')}
          </Button>
          <Button icon={Redo2} disabled={!can?.redo} loading={edits.isBusy} onClick={edits.redo}>
            {words('redo')}
          </Button>
        </>
      }
    >
      {asked.kind === 'loading' && <SkeletonCard rows={4} />}
      {asked.kind === 'ready' && asked.value.length === 0 && <p className="text-sm text-ink-3">{t('historyEmpty')}</p>}
      {asked.kind === 'ready' && asked.value.length > 0 && <JournalList entries={asked.value.slice(0, MOST_ENTRIES)} />}
    </Dialog>
  );
}
