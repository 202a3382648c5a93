/** End-to-end encryption of the account: on, off, or locked on this device, and what can be done about it. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { useObservable } from '../../../platform/observable.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { sharedSync } from '../shared-sync.ts';
import { endEncryption } from '../sync/encryption.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { cloudStrings } from './cloud-strings.ts';
import { KitAgainDialog } from './kit-again-dialog.tsx';
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
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('encryption.end.question')}
        description={t('encryption.end.text')}
        confirmLabel={t('disable')}
        danger={false}
        onConfirm={() => void end()}
      />
    </SettingRow>
  );
}
