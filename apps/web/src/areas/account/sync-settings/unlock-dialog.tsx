/** A device that does not have the key yet, or lost it: the passphrase opens it, or the recovery kit with a new one. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilePick } from '../../../ui/file-pick.tsx';
import { SecretField, TextField } from '../../../ui/text-input.tsx';
import { NewPassphraseFields, useNewPassphrase } from '../new-passphrase.tsx';
import { sharedSync } from '../shared-sync.ts';
import { changePassphrase, unlock } from '../sync/encryption.ts';
import { findRecoveryCode } from '../sync/sync-key.ts';
import { cloudStrings } from './cloud-strings.ts';
import { isStrongEnough } from './encryption-choice.tsx';
import { ProofDialog } from './proof-dialog.tsx';

interface UnlockDialogProps {
  readonly onClose: () => void;
  readonly title?: string;
  readonly description?: string;
  /** What begins with the key, and closes this; by default a round. */
  readonly onDone?: () => void | Promise<void>;
}

export function UnlockDialog({ onClose, title, description, onDone }: UnlockDialogProps) {
  const t = useStrings(cloudStrings);
  const [hasKit, setHasKit] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const done =
    onDone ??
    (() => {
      void sharedSync().syncNow();
      onClose();
    });
  if (hasKit) return <KitUnlock onDone={done} onClose={onClose} onBack={() => setHasKit(false)} />;
  return (
    <ProofDialog
      title={title ?? t('unlock.title')}
      description={description ?? t('unlock.text')}
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
  readonly onDone: () => void | Promise<void>;
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

/** The key of the recovery kit, typed from paper or taken from the file. */
/** A kit is one page; anything larger is another file. */
const MAX_BYTES = 20_000;

function KitField({ value, onChange }: { readonly value: string; readonly onChange: (kit: string) => void }) {
  const t = useStrings(cloudStrings);
  const [isWrongFile, setWrongFile] = useState(false);
  const take = async (file: File) => {
    const text = file.size > MAX_BYTES ? '' : await file.text().catch(() => '');
    const code = findRecoveryCode(text);
    setWrongFile(code === undefined);
    if (code !== undefined) onChange(code);
  };
  return (
    <>
      <TextField
        label={t('kit.key')}
        error={isWrongFile ? t('kit.file.wrong') : undefined}
        mono
        value={value}
        onChange={(event) => {
          setWrongFile(false);
          onChange(event.target.value);
        }}
      />
      <FilePick label={t('kit.file')} note={t('kit.file.note')} accept=".txt" onPick={(file) => void take(file)} />
    </>
  );
}
