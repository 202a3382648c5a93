/** Switching sync on: who shall be able to read the data on the server? Encrypted, nothing ever goes out readable. */
import { type SubmitEvent, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { useNewPassphrase } from '../new-passphrase.tsx';
import { sharedSync } from '../shared-sync.ts';
import { announceEnabled } from '../sync/begin-sync.ts';
import { beginEncryption } from '../sync/encryption.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { cloudStrings } from './cloud-strings.ts';
import { EncryptionChoice, isStrongEnough } from './encryption-choice.tsx';
import { KitDialog } from './kit-dialog.tsx';

type Form = 'readable' | 'sealed';

export function EnableDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const [form, setForm] = useState<Form>('readable');
  const passphrase = useNewPassphrase();
  const [failure, setFailure] = useState<string>();
  const [code, setCode] = useState<string>();
  const [isBusy, enable] = useAction(async () => {
    const owner = sharedSync().owner();
    if (form === 'sealed' && owner !== undefined) {
      const begun = await beginEncryption(owner, passphrase.value);
      if (!begun.ok)
        return setFailure(begun.error.code === 'passphrase' ? t('encryption.old') : texts(begun.error.code));
      setCode(begun.value);
      void sharedSync().enable();
      return;
    }
    const isDone = await sharedSync().enable();
    if (isDone) announceEnabled();
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    enable();
  };
  if (code !== undefined) return <KitDialog code={code} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} size="form" title={t('enable.title')} description={t('enable.text')}>
      <form onSubmit={submit} className="grid gap-4">
        <RadioCards
          label={t('form.label')}
          value={form}
          onValueChange={setForm}
          cards={[
            { value: 'readable', title: t('form.readable'), note: t('form.readable.note') },
            { value: 'sealed', title: t('form.sealed'), note: t('form.sealed.note') },
          ]}
        />
        {form === 'sealed' && <EncryptionChoice passphrase={passphrase} />}
        {failure !== undefined && (
          <div role="alert">
            <Callout tone="danger">{failure}</Callout>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            disabled={form === 'sealed' && !isStrongEnough(passphrase)}
            loading={isBusy}
          >
            {t('enable')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
