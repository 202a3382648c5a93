/** Encrypts an account whose data already lies on the server. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { useNewPassphrase } from '../new-passphrase.tsx';
import { sharedSync } from '../shared-sync.ts';
import { beginEncryption } from '../sync/encryption.ts';
import { cloudStrings } from './cloud-strings.ts';
import { KitDialog } from './kit-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { isStrongEnough, SealChoice } from './seal-choice.tsx';

export function BeginDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const passphrase = useNewPassphrase();
  const [code, setCode] = useState<string>();
  if (code !== undefined) return <KitDialog code={code} onClose={onClose} />;
  return (
    <ProofDialog
      title={t('encryption.begin.title')}
      description={t('encryption.begin.text')}
      confirm={t('encryption.begin')}
      wrong={t('encryption.old')}
      isReady={isStrongEnough(passphrase)}
      run={(owner) => beginEncryption(owner, passphrase.value)}
      onDone={(made) => {
        setCode(made);
        void sharedSync().syncNow();
      }}
      onClose={onClose}
    >
      <SealChoice passphrase={passphrase} />
    </ProofDialog>
  );
}
