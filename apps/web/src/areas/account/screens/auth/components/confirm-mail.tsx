/** The account waits for its mail: where to look, the digits for who reads it elsewhere, and the mail once more. */
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import type { AccountFailure } from '../../../parts/account-failure.ts';
import { CODE_DIGITS, CodeField } from '../../../parts/credential-fields.tsx';
import { failureStrings } from '../../../parts/failure-strings.ts';
import { confirmWithCode, type NewAccount, signUp } from '../../../sign-in.ts';
import { authStrings } from '../strings.ts';

export interface ConfirmMailProps {
  readonly account: NewAccount;
  readonly onConfirmed: () => void;
}

export function ConfirmMail({ account, onConfirmed }: ConfirmMailProps) {
  const t = useStrings(authStrings);
  const failures = useStrings(failureStrings);
  const [code, setCode] = useState('');
  const [isResent, setResent] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const [isSending, again] = useAction(async () => {
    // The whole registration once more: only its own mail keeps the password that was chosen in this browser.
    const sent = await signUp(account);
    setResent(sent.ok);
    setFailure(sent.ok ? undefined : sent.error);
  });
  const [isConfirming, confirm] = useAction(async () => {
    const confirmed = await confirmWithCode(account, code);
    setFailure(confirmed.ok ? undefined : confirmed.error);
    if (confirmed.ok) onConfirmed();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && code.length >= CODE_DIGITS) confirm();
  };
  return (
    <div className="mt-6 grid gap-4">
      <div role="status">
        {failure !== undefined ? (
          <Callout tone="danger">{failures(failure)}</Callout>
        ) : (
          <Callout tone="gain">
            {isResent ? t('register.resent') : t('register.confirm.text', { email: account.email })}
          </Callout>
        )}
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <CodeField label={t('register.code')} value={code} onChange={setCode} error={undefined} />
        <Button type="submit" loading={isConfirming} className="justify-self-start">
          {t('register.code.send')}
        </Button>
      </form>
      <Button loading={isSending} onClick={again} className="justify-self-start">
        {t('register.resend')}
      </Button>
    </div>
  );
}
