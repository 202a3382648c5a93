/** Asks for the passphrase of the exchange keys; it goes to the worker and nowhere else. */
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { useIsShown } from '../../../platform/use-is-shown.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SecretField } from '../../../ui/secret-field.tsx';
import { connectionsChanged } from '../use-connections.ts';
import { connectionErrorText } from './connection-error-text.ts';
import { connectionStrings } from './strings.ts';

export interface UnlockDialogProps {
  readonly onClose: () => void;
  readonly onUnlocked: () => void;
}

export function UnlockDialog({ onClose, onUnlocked }: UnlockDialogProps) {
  const t = useStrings(connectionStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isShown = useIsShown();
  const formId = useId();
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, unlock] = useAction(async () => {
    const opened = await ledger.unlockConnections(passphrase);
    if (!opened.ok) {
      setError(connectionErrorText(opened.error, locale));
      return;
    }
    connectionsChanged();
    // What was to follow is not wanted any more by who closed the dialog.
    if (isShown()) onUnlocked();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (passphrase !== '') unlock();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('unlock.title')}
      description={t('locked.line')}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" disabled={passphrase === ''} loading={isBusy}>
            {t('unlock')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <SecretField
          label={t('passphrase')}
          error={error}
          autoComplete="current-password"
          value={passphrase}
          onValueChange={setPassphrase}
        />
      </form>
    </Dialog>
  );
}
