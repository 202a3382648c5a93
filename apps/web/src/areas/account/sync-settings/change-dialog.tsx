/** Another passphrase for the same key. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { SecretField } from '../../../ui/secret-field.tsx';
import { NewPassphraseFields, useNewPassphrase } from '../new-passphrase.tsx';
import { changePassphrase } from '../sync/encryption.ts';
import { cloudStrings } from './cloud-strings.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { isStrongEnough } from './seal-choice.tsx';

export function ChangeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const [passphrase, setPassphrase] = useState('');
  const next = useNewPassphrase();
  return (
    <ProofDialog
      title={t('change.open')}
      description={t('change.text')}
      confirm={t('change.open')}
      wrong={t('unlock.wrong')}
      isReady={passphrase !== '' && isStrongEnough(next)}
      run={(owner) => changePassphrase(owner, { passphrase }, next.value)}
      onDone={() => {
        notices.success(t('change.done'));
        onClose();
      }}
      onClose={onClose}
    >
      <SecretField label={t('passphrase')} value={passphrase} onValueChange={setPassphrase} />
      <NewPassphraseFields passphrase={next} label={t('passphrase.new')} hint={t('passphrase.hint')} isRequired />
    </ProofDialog>
  );
}
