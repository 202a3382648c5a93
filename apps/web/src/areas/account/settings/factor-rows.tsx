/** The second factors of the account: authenticator app and passkeys, each set up and removed on its own. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { failureStrings } from '../parts/failure-strings.ts';
import {
  addPasskey,
  beginApp,
  canUsePasskeys,
  type Factor,
  listFactors,
  type NewApp,
  removeFactor,
} from '../parts/second-factor.ts';
import { AppDialog } from './app-dialog.tsx';
import { factorRowStrings } from './factor-row-strings.ts';
import { NotLoadedRow } from './not-loaded-row.tsx';
import { useAccountAnswer } from './use-account-answer.ts';

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
          open
          onOpenChange={() => setLeaving(undefined)}
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
