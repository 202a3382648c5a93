/** Asks for the passphrase of the keys; it goes to the worker and nowhere else. */
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SecretField } from '../../ui/text-input.tsx';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { ledgerErrorText } from '../ledger/error-text.ts';
import { useLedger } from '../ledger/use-ledger.tsx';
import { useObservable } from '../observable.ts';
import { useAction } from '../use-action.ts';
import { useIsShown } from '../use-is-shown.ts';
import { keyStrings } from './strings.ts';
import { answerUnlock, keysChanged, unlockQuestion } from './unlock.ts';

interface UnlockDialogProps {
  readonly onClose: () => void;
  readonly onUnlocked: () => void;
}

export function UnlockDialog({ onClose, onUnlocked }: UnlockDialogProps) {
  const t = useStrings(keyStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isShown = useIsShown();
  const formId = useId();
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, unlock] = useAction(async () => {
    const opened = await ledger.unlockConnections(passphrase);
    if (!opened.ok) {
      const { code } = opened.error;
      if (code === 'connection.wrong-passphrase') setError(t('wrong'));
      else setError(code === 'connection.damaged' ? t('damaged') : ledgerErrorText(opened.error, locale));
      return;
    }
    keysChanged();
    // What was to follow is not wanted any more by who closed the dialog.
    if (isShown()) onUnlocked();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (passphrase !== '') unlock();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('unlock.title')}
      description={t('unlock.line')}
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

/** Shows the question that somebody asked with `askUnlock`. */
export function UnlockHost() {
  const waiting = useObservable(unlockQuestion);
  if (waiting === undefined) return null;
  return <UnlockDialog onClose={() => answerUnlock(false)} onUnlocked={() => answerUnlock(true)} />;
}
