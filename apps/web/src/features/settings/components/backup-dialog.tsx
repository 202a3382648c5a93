/** Everything in one file, encrypted if a passphrase is chosen. */
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { saveBackup } from '../../../lib/import/save-backup.ts';
import { ledgerErrorText } from '../../../lib/ledger/error-text.ts';
import { useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { notices } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { dataStrings } from '../data-strings.ts';

export function BackupDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isSame = passphrase === repeated;
  const save = async () => {
    setBusy(true);
    const saved = await saveBackup(ledger, new Date(), passphrase);
    setBusy(false);
    if (!saved.ok) {
      notices.info(ledgerErrorText(saved.error, locale));
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
          <Button variant="primary" disabled={!isSame} loading={isBusy} onClick={() => void save()}>
            {t('backup.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Field label={t('passphrase')} hint={t('passphrase.hint')} optional>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="new-password"
              value={passphrase}
              onChange={(event) => setPassphrase(event.target.value)}
            />
          )}
        </Field>
        {passphrase !== '' && (
          <Field label={t('passphrase.again')} error={repeated !== '' && !isSame ? t('passphrase.differs') : undefined}>
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoComplete="new-password"
                value={repeated}
                onChange={(event) => setRepeated(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}
