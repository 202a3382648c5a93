/** Taking one's data along, and deleting the account with everything the server holds. */
import { useState } from 'react';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { fetchAccount } from '../parts/account-api.ts';
import type { AccountFailure } from '../parts/account-failure.ts';
import { failureStrings } from '../parts/failure-strings.ts';
import { deleteAccount, hasPassword } from '../parts/profile.ts';
import { accountStrings } from './account-strings.ts';
import { useAccountAnswer } from './use-account-answer.ts';

export function LeaveRows() {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const [isDeleting, setDeleting] = useState(false);
  const [isBusy, download] = useAction(async () => {
    const answer = await fetchAccount('/export');
    // The connection may also end in the middle of the file.
    const file = answer.ok ? await answer.value.blob().catch(() => undefined) : undefined;
    if (file !== undefined) saveFile('cryptax-account.zip', file);
    else notices.info(failures(answer.ok ? 'offline' : answer.error));
  });
  return (
    <>
      <SettingRow label={t('export')} note={t('export.note')}>
        <Button loading={isBusy} onClick={() => download()}>
          {t('export.get')}
        </Button>
      </SettingRow>
      <SettingRow label={t('remove')} note={t('remove.note')}>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {t('remove')}
        </Button>
      </SettingRow>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const known = useAccountAnswer(hasPassword).answer;
  const isByEmail = known?.ok === true && !known.value;
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, confirm] = useAction(async () => {
    const gone = await deleteAccount(isByEmail ? { email: typed.trim() } : { password: typed });
    if (!gone.ok) return setFailure(gone.error);
    notices.success(t('remove.done'));
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('remove.question')}
      description={`${t('remove.text')} ${t(isByEmail ? 'remove.email' : 'remove.password')}`}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" disabled={typed === ''} loading={isBusy} onClick={() => confirm()}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <Field label={t(isByEmail ? 'email' : 'password')} error={failure === undefined ? undefined : failures(failure)}>
        {(control) => (
          <TextInput
            {...control}
            type={isByEmail ? 'email' : 'password'}
            autoComplete={isByEmail ? 'off' : 'current-password'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
