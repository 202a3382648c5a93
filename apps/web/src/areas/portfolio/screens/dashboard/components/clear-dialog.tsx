/** Deleting everything: asked with the word to be typed and a backup offered first. Demo data go without ceremony. */
import { Database } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { saveBackup } from '../../../../../platform/ledger/save-backup.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { dashboardStrings } from '../strings.ts';

export interface ClearDialogProps {
  readonly open: boolean;
  readonly isDemo: boolean;
  readonly onClose: () => void;
}

export function ClearDialog({ open, isDemo, onClose }: ClearDialogProps) {
  const t = useStrings(dashboardStrings);
  const ledger = useLedger();
  const [isBusy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    const cleared = await (isDemo ? ledger.removeDemo() : ledger.erase('own'));
    setBusy(false);
    onClose();
    if (cleared.ok) notices.success(t(isDemo ? 'clear.demo.done' : 'clear.done'));
    else notices.info(t('clear.failed'));
  };
  const backup = async () => {
    const saved = await saveBackup(ledger, new Date());
    if (saved.ok) notices.success(t('export.done'));
    else notices.info(t('export.failed'));
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={isDemo ? t('clear.demo') : t('clear.title')}
      description={t(isDemo ? 'clear.demo.line' : 'clear.line')}
      confirmLabel={isDemo ? t('clear.demo') : t('clear')}
      {...(isDemo ? {} : { word: t('clear.word') })}
      loading={isBusy}
      onConfirm={() => void clear()}
    >
      {!isDemo && (
        <Button size="s" icon={Database} onClick={() => void backup()}>
          {t('clear.backup')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
