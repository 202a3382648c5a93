/** The recovery kit once more, for who knows the passphrase: the device itself cannot read the key out. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { SecretField } from '../../../ui/secret-field.tsx';
import { readCode } from '../sync/encryption.ts';
import { cloudStrings } from './cloud-strings.ts';
import { KitDialog } from './kit-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';

export function KitAgainDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const [passphrase, setPassphrase] = useState('');
  const [code, setCode] = useState<string>();
  if (code !== undefined) return <KitDialog code={code} onClose={onClose} />;
  return (
    <ProofDialog
      title={t('kit.title')}
      description={t('kit.get.text')}
      confirm={t('kit.show')}
      wrong={t('unlock.wrong')}
      isReady={passphrase !== ''}
      run={(owner) => readCode(owner, { passphrase })}
      onDone={setCode}
      onClose={onClose}
    >
      <SecretField label={t('passphrase')} value={passphrase} onValueChange={setPassphrase} />
    </ProofDialog>
  );
}
