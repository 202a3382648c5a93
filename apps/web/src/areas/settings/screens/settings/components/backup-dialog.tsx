/** Everything in one file, encrypted if a passphrase is chosen. */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { saveBackup } from '../../../../../platform/ledger/save-backup.ts';
import { tellLedgerError } from '../../../../../platform/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { NewPassphraseFields, useNewPassphrase } from '../../../../account/new-passphrase.tsx';
import { dataStrings } from '../../../data-strings.ts';

export function BackupDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const passphrase = useNewPassphrase();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved = await saveBackup(ledger, new Date(), passphrase.value);
    setBusy(false);
    if (!saved.ok) {
      tellLedgerError(saved.error, locale);
      return;
    }
    notices.success(t('backup.done'));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('backup')}
      description={t('backup.line')}
      footer={
        <>
          <Button variant="primary" disabled={!passphrase.isReady} loading={isBusy} onClick={() => void save()}>
            {t('backup.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <NewPassphraseFields passphrase={passphrase} label={t('passphrase')} hint={t('passphrase.hint')} />
      </div>
    </Dialog>
  );
}
