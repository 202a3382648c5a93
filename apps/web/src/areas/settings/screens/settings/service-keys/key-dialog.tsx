/** One key for one service; with the very first key also the passphrase that seals them all. */
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { keysChanged } from '../../../../../platform/keys/unlock.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { useIsShown } from '../../../../../platform/use-is-shown.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SecretField } from '../../../../../ui/text-input.tsx';
import { serviceKeyStrings } from './strings.ts';

const SHORTEST_PASSPHRASE = 8;

interface KeyDialogProps {
  readonly service: string;
  readonly needsPassphrase: boolean;
  readonly onClose: () => void;
}

export function KeyDialog({ service, needsPassphrase, onClose }: KeyDialogProps) {
  const t = useStrings(serviceKeyStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isShown = useIsShown();
  const formId = useId();
  const [key, setKey] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [error, setError] = useState<string>();
  const isDifferent = repeated !== '' && repeated !== passphrase;
  const isReady =
    key.trim() !== '' && (!needsPassphrase || (passphrase.length >= SHORTEST_PASSPHRASE && repeated === passphrase));
  const [isBusy, save] = useAction(async () => {
    const opened = needsPassphrase ? await ledger.unlockConnections(passphrase) : undefined;
    const done = opened?.ok === false ? opened : await ledger.setServiceKey(service, key);
    keysChanged();
    if (!done.ok) return setError(ledgerErrorText(done.error, locale));
    notices.success(t('saved', { service }));
    if (isShown()) onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) save();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('key', { service })}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" disabled={!isReady} loading={isBusy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={formId} className="grid gap-3" autoComplete="off" onSubmit={submit}>
        <SecretField label={t('key', { service })} error={error} value={key} onValueChange={setKey} />
        {needsPassphrase && (
          <>
            <SecretField
              label={t('passphrase')}
              hint={t('passphrase.hint')}
              autoComplete="new-password"
              minLength={SHORTEST_PASSPHRASE}
              value={passphrase}
              onValueChange={setPassphrase}
            />
            <SecretField
              label={t('passphrase.again')}
              error={isDifferent ? t('passphrase.differs') : undefined}
              autoComplete="new-password"
              value={repeated}
              onValueChange={setRepeated}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
