/** The account waits for its mail: where to look, and the mail once more when it does not come. */
import type { Result } from '@cryptax/kernel';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import type { AccountFailure } from '../../../parts/account-failure.ts';
import { failureStrings } from '../../../parts/failure-strings.ts';
import { resendConfirmation } from '../../../sign-in.ts';
import { authStrings } from '../strings.ts';

export function ConfirmMail({ email }: { readonly email: string }) {
  const t = useStrings(authStrings);
  const failures = useStrings(failureStrings);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Result<void, AccountFailure>>();
  const again = async () => {
    setBusy(true);
    const sent = await resendConfirmation(email);
    setBusy(false);
    setOutcome(sent);
  };
  return (
    <div className="mt-6 grid gap-4">
      <div role="status">
        {outcome?.ok === false ? (
          <Callout tone="danger">{failures(outcome.error)}</Callout>
        ) : (
          <Callout tone="gain">
            {outcome === undefined ? t('register.confirm.text', { email }) : t('register.resent')}
          </Callout>
        )}
      </div>
      <Button loading={isBusy} onClick={() => void again()} className="justify-self-start">
        {t('register.resend')}
      </Button>
    </div>
  );
}
