/** End-to-end encryption of the account: on, off, or locked on this device, and what can be done about it. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { useObservable } from '../../../platform/observable.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { SecretField } from '../../../ui/text-input.tsx';
import { NewPassphraseFields, useNewPassphrase } from '../new-passphrase.tsx';
import { sharedSync } from '../shared-sync.ts';
import { beginEncryption, changePassphrase, endEncryption, readCode } from '../sync/encryption.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { cloudStrings } from './cloud-strings.ts';
import { EncryptionChoice, isStrongEnough } from './encryption-choice.tsx';
import { KitDialog } from './kit-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';

type Open = 'begin' | 'unlock' | 'change' | 'kit' | 'end';

export function EncryptionRow() {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const state = useObservable(sharedSync().encryption);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const end = async () => {
    close();
    const owner = sharedSync().owner();
    const ended = owner === undefined ? undefined : await endEncryption(owner);
    if (ended?.ok === false) notices.info(texts(ended.error.code));
    void sharedSync().syncNow();
  };
  if (state === 'unknown') return null;
  return (
    <SettingRow label={t('encryption')} note={t(`encryption.${state}`)}>
      {state === 'off' && <Button onClick={() => setOpen('begin')}>{t('encryption.begin')}</Button>}
      {state === 'locked' && (
        <Button variant="primary" onClick={() => setOpen('unlock')}>
          {t('unlock')}
        </Button>
      )}
      {state === 'on' && (
        <>
          <Button onClick={() => setOpen('kit')}>{t('kit.get')}</Button>
          <Button onClick={() => setOpen('change')}>{t('change.open')}</Button>
          <Button onClick={() => setOpen('end')}>{t('disable')}</Button>
        </>
      )}
      {open === 'begin' && <BeginDialog onClose={close} />}
      {open === 'unlock' && <UnlockDialog onClose={close} />}
      {open === 'change' && <ChangeDialog onClose={close} />}
      {open === 'kit' && <KitAgainDialog onClose={close} />}
      <ConfirmDialog
        open={open === 'end'}
        onClose={close}
        title={t('encryption.end.question')}
        description={t('encryption.end.text')}
        confirmLabel={t('disable')}
        danger={false}
        onConfirm={() => void end()}
      />
    </SettingRow>
  );
}

/** Encrypts an account whose data already lies on the server. */
function BeginDialog({ onClose }: { readonly onClose: () => void }) {
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
      <EncryptionChoice passphrase={passphrase} />
    </ProofDialog>
  );
}

/** Another passphrase for the same key. */
function ChangeDialog({ onClose }: { readonly onClose: () => void }) {
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

/** The recovery kit once more, for who knows the passphrase: the device itself cannot read the key out. */
function KitAgainDialog({ onClose }: { readonly onClose: () => void }) {
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
