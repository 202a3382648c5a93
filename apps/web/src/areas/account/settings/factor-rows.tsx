/** The second factors of the account: authenticator app and passkeys, each set up and removed on its own. */
import { type SubmitEvent, useState } from 'react';
import { copyText, saveFile } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import type { AccountFailure } from '../parts/account-failure.ts';
import { CODE_DIGITS, CodeField } from '../parts/credential-fields.tsx';
import { failureStrings } from '../parts/failure-strings.ts';
import {
  addPasskey,
  beginApp,
  canUsePasskeys,
  countRecoveryCodes,
  type Factor,
  listFactors,
  makeRecoveryCodes,
  type NewApp,
  proveWithCode,
  removeFactor,
} from '../parts/second-factor.ts';
import { NotLoadedRow, useAccountAnswer } from './account-answer.tsx';
import { factorRowStrings, recoveryStrings } from './account-strings.ts';

export function FactorRows() {
  const t = useStrings(factorRowStrings);
  const failures = useStrings(failureStrings);
  const { answer, reload } = useAccountAnswer(listFactors);
  const [app, setApp] = useState<NewApp>();
  const [leaving, setLeaving] = useState<Factor>();
  const factors = answer?.ok === true ? answer.value : [];
  const hasApp = factors.some(({ kind }) => kind === 'app');
  const begin = async () => {
    const begun = await beginApp(t('app'));
    if (begun.ok) setApp(begun.value);
    else notices.info(failures(begun.error));
  };
  const [isBusy, register] = useAction(async () => {
    const added = await addPasskey(freeName(t('passkey'), factors));
    if (added.ok) notices.success(t('passkey.done'));
    else notices.info(failures(added.error));
    reload();
  });
  const remove = async ({ id }: Factor) => {
    setLeaving(undefined);
    const removed = await removeFactor(id);
    if (!removed.ok) notices.info(failures(removed.error));
    reload();
  };
  // Not known is not off: nobody shall set up a second factor because the server was silent.
  if (answer?.ok === false) return <NotLoadedRow label={t('title')} onRetry={reload} />;
  return (
    <>
      <SettingRow label={t('title')} note={answer === undefined ? '…' : t(factors.length === 0 ? 'off' : 'on')}>
        {answer?.ok === true && !hasApp && <Button onClick={() => void begin()}>{t('app.add')}</Button>}
        {answer?.ok === true && canUsePasskeys() && (
          <Button loading={isBusy} onClick={() => register()}>
            {t('passkey.add')}
          </Button>
        )}
      </SettingRow>
      {factors.map((factor) => (
        <SettingRow key={factor.id} label={factor.name || t(factor.kind)} note={t(`${factor.kind}.note`)}>
          <Button onClick={() => setLeaving(factor)}>{t('remove')}</Button>
        </SettingRow>
      ))}
      {factors.length > 0 && <RecoveryCodesRow />}
      {app && (
        <AppDialog
          app={app}
          onClose={() => {
            setApp(undefined);
            reload();
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(undefined)}
          title={t('remove.question', { name: leaving.name || t(leaving.kind) })}
          description={t(factors.length === 1 ? 'remove.last' : 'remove.text')}
          confirmLabel={t('remove')}
          onConfirm={() => void remove(leaving)}
        />
      )}
    </>
  );
}

/** `Passkey`, then `Passkey 2`: names of factors are unique. */
function freeName(base: string, factors: readonly Factor[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** An authenticator app is paired: its code is scanned or typed, and counts once the app's first digits were right. */
function AppDialog({ app, onClose }: { readonly app: NewApp; readonly onClose: () => void }) {
  const t = useStrings(factorRowStrings);
  const failures = useStrings(failureStrings);
  const words = useStrings(recoveryStrings);
  const locale = useLocale();
  const copy = async () => {
    if (await copyText(app.secret, locale)) notices.success(words('copied'));
  };
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, confirm] = useAction(async () => {
    const done = await proveWithCode(app.id, code);
    if (!done.ok) return setFailure(done.error);
    notices.success(t('done'));
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === CODE_DIGITS) confirm();
  };
  return (
    <Dialog onClose={onClose} title={t('app')} description={t('scan')}>
      <form onSubmit={submit} className="grid gap-4">
        <img src={app.qrCode} alt={t('qr')} className="size-44 justify-self-center rounded-md bg-white p-2" />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
          <p className="min-w-0 flex-1">
            {t('secret')}: <code className="font-mono break-all text-ink">{app.secret}</code>
          </p>
          <Button size="s" onClick={() => void copy()}>
            {words('copy')}
          </Button>
        </div>
        <CodeField
          label={t('code')}
          value={code}
          onChange={setCode}
          error={failure === undefined ? undefined : failures(failure)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={code.length !== CODE_DIGITS} loading={isBusy}>
            {t('confirm')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Recovery codes of the account: how many are left, and a new set, shown once to copy or save. */
function RecoveryCodesRow() {
  const t = useStrings(recoveryStrings);
  const failures = useStrings(failureStrings);
  const { answer, reload } = useAccountAnswer(countRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBusy, make] = useAction(async () => {
    const made = await makeRecoveryCodes();
    if (made.ok) setCodes(made.value.codes);
    else notices.info(failures(made.error));
    reload();
  });
  const left = answer?.ok === true ? answer.value.left : undefined;
  const note = left === undefined ? '…' : left === 0 ? t('none') : t('left', { count: left });
  return (
    <>
      <SettingRow label={t('title')} note={note}>
        <Button loading={isBusy} onClick={make}>
          {t(left === 0 ? 'make' : 'replace')}
        </Button>
      </SettingRow>
      {codes !== undefined && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

function CodesDialog({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const t = useStrings(recoveryStrings);
  const locale = useLocale();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text, locale)) notices.success(t('copied'));
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={t('once')}
      footer={
        <>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <Button onClick={() => saveFile('cryptax-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}>
            {t('save')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <ul aria-label={t('title')} className="grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
