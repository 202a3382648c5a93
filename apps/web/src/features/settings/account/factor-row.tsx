/** The second factor: set up with an authenticator app, or turned off. */
import { useState } from 'react';
import type { AccountFailure } from '../../../lib/account/account-failure.ts';
import { failureStrings } from '../../../lib/account/failure-strings.ts';
import { authenticator, beginFactor, type NewFactor, removeFactor } from '../../../lib/account/profile.ts';
import { confirmSecondFactor } from '../../../lib/account/sign-in.ts';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { notices } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { DataRow } from '../components/data-row.tsx';
import { accountStrings } from './account-strings.ts';
import { useAccountAnswer } from './use-account-answer.ts';

export function FactorRow() {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const { answer, reload } = useAccountAnswer(authenticator);
  const [enrolling, setEnrolling] = useState<NewFactor>();
  const factorId = answer?.ok === true ? answer.value : undefined;
  const begin = async () => {
    const factor = await beginFactor();
    if (factor.ok) setEnrolling(factor.value);
    else notices.info(failures(factor.error));
  };
  const end = async (id: string) => {
    const removed = await removeFactor(id);
    if (!removed.ok) notices.info(failures(removed.error));
    reload();
  };
  return (
    <DataRow label={t('factor')} note={factorId ? t('factor.on') : t('factor.off')}>
      {factorId === null && <Button onClick={() => void begin()}>{t('factor.enable')}</Button>}
      {typeof factorId === 'string' && <Button onClick={() => void end(factorId)}>{t('factor.disable')}</Button>}
      {enrolling && (
        <EnrolDialog
          factor={enrolling}
          onClose={() => {
            setEnrolling(undefined);
            reload();
          }}
        />
      )}
    </DataRow>
  );
}

function EnrolDialog({ factor, onClose }: { readonly factor: NewFactor; readonly onClose: () => void }) {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const confirm = async () => {
    setBusy(true);
    const done = await confirmSecondFactor(factor.id, code);
    setBusy(false);
    if (!done.ok) return setFailure(done.error);
    notices.success(t('factor.done'));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('factor')}
      description={t('factor.scan')}
      footer={
        <>
          <Button variant="primary" disabled={code.length !== 6} loading={isBusy} onClick={() => void confirm()}>
            {t('factor.enable')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <img src={factor.qrCode} alt={t('factor.qr')} className="size-44 justify-self-center rounded-md bg-white p-2" />
        <p className="text-xs text-ink-3">
          {t('factor.secret')}: <code className="font-mono break-all text-ink">{factor.secret}</code>
        </p>
        <Field label={t('factor.code')} error={failure === undefined ? undefined : failures(failure)}>
          {(control) => (
            <TextInput
              {...control}
              mono
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
