/** Deleting everything in this browser: the word has to be typed, and a backup is offered first. */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { tellLedgerError } from '../../../../../platform/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { settings } from '../../../../../platform/settings/settings.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { sharedSync } from '../../../../account/shared-sync.ts';
import { dataStrings } from '../../../data-strings.ts';
import { BackupFirst } from './backup-first.tsx';

export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    // First of all sync ends: what is cleared here must neither be deleted in the account nor come back from it.
    if (settings.get('storageMode') !== 'offline') await sharedSync().disable();
    const cleared = await ledger.erase('everything');
    setBusy(false);
    onClose();
    if (cleared.ok) notices.success(t('clear.done'));
    else tellLedgerError(cleared.error, locale);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('clear.title')}
      description={t('clear.line')}
      confirmLabel={t('clear.confirm')}
      word={t('clear.word')}
      loading={isBusy}
      onConfirm={() => void clear()}
    >
      <BackupFirst />
    </ConfirmDialog>
  );
}
