/** A device that does not have the key yet, or lost it: the passphrase opens it, or the recovery kit with a new one. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { SecretField } from '../../../ui/secret-field.tsx';
import { NewPassphraseFields, useNewPassphrase } from '../new-passphrase.tsx';
import { sharedSync } from '../shared-sync.ts';
import { changePassphrase, unlock } from '../sync/encryption.ts';
import { cloudStrings } from './cloud-strings.ts';
import { KitField } from './kit-field.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { isStrongEnough } from './seal-choice.tsx';

export function UnlockDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const [hasKit, setHasKit] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const done = () => {
    void sharedSync().syncNow();
    onClose();
  };
  if (hasKit) return <KitUnlock onDone={done} onClose={onClose} onBack={() => setHasKit(false)} />;
  return (
    <ProofDialog
      title={t('unlock.title')}
      description={t('unlock.text')}
      confirm={t('unlock')}
      wrong={t('unlock.wrong')}
      isReady={passphrase !== ''}
      run={(owner) => unlock(owner, { passphrase })}
      onDone={done}
      onClose={onClose}
      other={
        <Button variant="quiet" onClick={() => setHasKit(true)}>
          {t('unlock.kit')}
        </Button>
      }
    >
      <SecretField label={t('passphrase')} value={passphrase} onValueChange={setPassphrase} />
    </ProofDialog>
  );
}

interface KitUnlockProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly onBack: () => void;
}

function KitUnlock({ onDone, onClose, onBack }: KitUnlockProps) {
  const t = useStrings(cloudStrings);
  const [kit, setKit] = useState('');
  const passphrase = useNewPassphrase();
  return (
    <ProofDialog
      title={t('unlock.kit')}
      description={t('unlock.kit.text')}
      confirm={t('unlock')}
      wrong={t('unlock.kit.wrong')}
      isReady={kit.trim() !== '' && isStrongEnough(passphrase)}
      run={(owner) => changePassphrase(owner, { kit }, passphrase.value)}
      onDone={onDone}
      onClose={onClose}
      other={
        <Button variant="quiet" onClick={onBack}>
          {t('unlock.passphrase')}
        </Button>
      }
    >
      <KitField value={kit} onChange={setKit} />
      <NewPassphraseFields passphrase={passphrase} label={t('passphrase.new')} hint={t('passphrase.hint')} isRequired />
    </ProofDialog>
  );
}
