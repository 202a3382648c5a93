/** Who shall be able to read the data on the server? Only its owner, unless he says otherwise. */
import { type SubmitEvent, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { useNewPassphrase } from '../new-passphrase.tsx';
import { sharedSync } from '../shared-sync.ts';
import type { AccountHolding } from '../sync/account-holding.ts';
import { announceEnabled } from '../sync/begin-sync.ts';
import { beginEncryption } from '../sync/encryption.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { cloudStrings } from './cloud-strings.ts';
import { EncryptionChoice, isStrongEnough } from './encryption-choice.tsx';
import { KitDialog } from './kit-dialog.tsx';

type Form = 'readable' | 'sealed';

interface FormChoiceProps {
  readonly holding: AccountHolding;
  /** What the account holds, in words; empty where it holds nothing. */
  readonly held: string;
  readonly onClose: () => void;
}

export function FormChoice({ holding, held, onClose }: FormChoiceProps) {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  // An account that the service may read already goes on so, unless its owner changes that here.
  const [form, setForm] = useState<Form>(holding.form === 'readable' ? 'readable' : 'sealed');
  const passphrase = useNewPassphrase();
  const [failure, setFailure] = useState<string>();
  const [code, setCode] = useState<string>();
  const [isBusy, enable] = useAction(async () => {
    const owner = sharedSync().owner();
    if (owner === undefined) return setFailure(texts('needs-login'));
    if (form === 'sealed') {
      const begun = await beginEncryption(owner, passphrase.value);
      if (!begun.ok)
        return setFailure(begun.error.code === 'passphrase' ? t('encryption.old') : texts(begun.error.code));
      setCode(begun.value);
      void sharedSync().enable();
      return;
    }
    if (await sharedSync().enable()) announceEnabled();
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    enable();
  };
  if (code !== undefined) return <KitDialog code={code} onClose={onClose} />;
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t('enable.title')}
      description={held === '' ? t('enable.text') : `${held} ${t('enable.join')}`}
    >
      <form onSubmit={submit} className="grid gap-4">
        <RadioCards
          label={t('form.label')}
          value={form}
          onValueChange={setForm}
          cards={[
            { value: 'sealed', title: t('form.sealed'), note: t('form.sealed.note') },
            { value: 'readable', title: t('form.readable'), note: t('form.readable.note') },
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
