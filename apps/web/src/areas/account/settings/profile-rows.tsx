/** Name, e-mail and password of the account, each changed in its own dialog. */
import { MIN_PASSWORD_LENGTH } from '@cryptax/api-contract';
import { ok, type Result } from '@cryptax/kernel';
import { type ReactNode, useState } from 'react';
import { NewerState, useOpenedState } from '../../../platform/forms/newer-state.tsx';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { TextField } from '../../../ui/text-input.tsx';
import type { AccountFailure } from '../parts/account-failure.ts';
import { CODE_DIGITS, CodeField, PasswordField } from '../parts/credential-fields.tsx';
import { failureStrings } from '../parts/failure-strings.ts';
import { readName, setEmail, setName } from '../parts/profile.ts';
import { setPassword } from '../sign-in.ts';
import { accountStrings } from './account-strings.ts';

export function ProfileRows({ name, email }: { readonly name: string; readonly email: string }) {
  const t = useStrings(accountStrings);
  const [open, setOpen] = useState<'name' | 'email' | 'password'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <SettingRow label={t('name')} note={name}>
        <Button onClick={() => setOpen('name')}>{t('change')}</Button>
      </SettingRow>
      <SettingRow label={t('email')} note={email}>
        <Button onClick={() => setOpen('email')}>{t('change')}</Button>
      </SettingRow>
      <SettingRow label={t('password')} note={t('password.note')}>
        <Button onClick={() => setOpen('password')}>{t('change')}</Button>
      </SettingRow>
      {open === 'name' && (
        <TextDialog title={t('name')} value={name} read={readName} save={setName} done={t('saved')} onClose={close} />
      )}
      {open === 'email' && (
        <TextDialog
          title={t('email')}
          value={email}
          hint={t('email.note')}
          save={setEmail}
          done={t('email.sent')}
          onClose={close}
        />
      )}
      {open === 'password' && <PasswordDialog onClose={close} />}
    </>
  );
}

interface TextDialogProps {
  readonly title: string;
  readonly value: string;
  readonly hint?: string;
  readonly done: string;
  /** What is stored now, where another device may change it without a question. */
  readonly read?: () => Promise<Result<string, AccountFailure>>;
  readonly save: (value: string) => Promise<Result<void, AccountFailure>>;
  readonly onClose: () => void;
}

function TextDialog({ title, value, hint, done, read, save, onClose }: TextDialogProps) {
  const t = useStrings(accountStrings);
  const [text, setText] = useState(value);
  const { base, newer, meet, settle } = useOpenedState(value);
  const guarded = async (): Promise<Result<'newer' | undefined, AccountFailure>> => {
    const now = (await read?.()) ?? ok(base);
    if (!now.ok) return now;
    if (now.value !== base && now.value !== text.trim()) {
      meet(now.value);
      return ok('newer');
    }
    const saved = await save(text.trim());
    return saved.ok ? ok(undefined) : saved;
  };
  const take = (stored: string) => {
    settle(stored);
    setText(stored);
  };
  return (
    <SaveDialog
      title={title}
      done={done}
      isReady={text.trim() !== '' && newer === undefined}
      save={guarded}
      onClose={onClose}
    >
      {(error) => (
        <div className="grid gap-4">
          {newer !== undefined && (
            <NewerState
              differences={[{ id: title, label: title, stored: newer, mine: text.trim() }]}
              isBusy={false}
              words={{ keepMine: t('newer.keep') }}
              onTakeStored={() => take(newer)}
              onKeepMine={() => settle(newer)}
            />
          )}
          <TextField
            label={title}
            hint={hint}
            error={error}
            maxLength={254}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
    </SaveDialog>
  );
}

/** A session of some days is asked for a code from the mailbox before the password changes. */
function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(accountStrings);
  const [password, choose] = useState('');
  const [code, setCode] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const isReady = [...password].length >= MIN_PASSWORD_LENGTH && (!isCodeAsked || code.length === CODE_DIGITS);
  const save = async () => {
    const saved = await setPassword(password, code);
    if (!saved.ok && saved.error === 'needs-code') setCodeAsked(true);
    return saved.ok ? ok(undefined) : saved;
  };
  return (
    <SaveDialog title={t('password')} done={t('password.done')} isReady={isReady} save={save} onClose={onClose}>
      {(error) => (
        <div className="grid gap-4">
          <PasswordField value={password} onChange={choose} isNew error={isCodeAsked ? undefined : error} />
          {isCodeAsked && <CodeField label={t('password.code')} value={code} onChange={setCode} error={error} />}
        </div>
      )}
    </SaveDialog>
  );
}

interface SaveDialogProps {
  readonly title: string;
  readonly done: string;
  readonly isReady: boolean;
  /** `newer`: nothing was written, the dialog stays and shows why. */
  readonly save: () => Promise<Result<'newer' | undefined, AccountFailure>>;
  readonly onClose: () => void;
  readonly children: (error: string | undefined) => ReactNode;
}

function SaveDialog({ title, done, isReady, save, onClose, children }: SaveDialogProps) {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, submit] = useAction(async () => {
    const saved = await save();
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok || saved.value === 'newer') return;
    notices.success(done);
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="primary" disabled={!isReady} loading={isBusy} onClick={() => submit()}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      {children(failure === undefined ? undefined : `${t('profile.failed')} ${failures(failure)}`)}
    </Dialog>
  );
}
