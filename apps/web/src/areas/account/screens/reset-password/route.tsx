/** Where the recovery link leads: its code opens a session, and that session may set a new password. */
import { MIN_PASSWORD_LENGTH } from '@cryptax/api-contract';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Spinner } from '../../../../ui/progress.tsx';
import type { AccountFailure } from '../../parts/account-failure.ts';
import { PasswordField } from '../../parts/credential-fields.tsx';
import { failureStrings } from '../../parts/failure-strings.ts';
import { isAddressProblem, type LinkProblem, redeemLink } from '../../parts/link-outcome.ts';
import type { Factor } from '../../parts/second-factor.ts';
import { SecondFactorForm } from '../../parts/second-factor-form.tsx';
import { linkStrings, resetPasswordStrings } from '../../parts/strings.ts';
import { leadsSomewhere, useGoOn, type WayOn } from '../../parts/way-on.ts';
import { setPassword } from '../../sign-in.ts';

type State =
  | { readonly kind: 'checking' | 'choosing' | 'done' }
  | { readonly kind: 'second-factor'; readonly factors: readonly Factor[] }
  | { readonly kind: 'failed'; readonly problem: LinkProblem };

export function ResetPasswordScreen() {
  const t = useStrings(resetPasswordStrings);
  const [way] = useState<WayOn>(useSearch({ from: '/public/auth/reset-password' }));
  const [state, setState] = useState<State>({ kind: 'checking' });
  useEffect(() => {
    let isWanted = true;
    redeemLink().then((outcome) => {
      if (!isWanted) return;
      if (!outcome.ok) setState({ kind: 'failed', problem: outcome.error });
      else setState(outcome.value.kind === 'done' ? { kind: 'choosing' } : outcome.value);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <div className="mx-auto w-full max-w-md py-10 sm:py-16">
      <h1 className="mb-5 text-2xl font-semibold tracking-tight">{t('title')}</h1>
      {state.kind === 'checking' && (
        <p className="flex items-center gap-2.5 text-sm text-ink-2" role="status">
          <Spinner /> {t('working')}
        </p>
      )}
      {state.kind === 'second-factor' && (
        <SecondFactorForm factors={state.factors} onDone={() => setState({ kind: 'choosing' })} />
      )}
      {state.kind === 'choosing' && <NewPasswordForm onDone={() => setState({ kind: 'done' })} />}
      {state.kind === 'done' && <Done way={way} />}
      {state.kind === 'failed' && <Problem problem={state.problem} />}
    </div>
  );
}

function NewPasswordForm({ onDone }: { readonly onDone: () => void }) {
  const t = useStrings(resetPasswordStrings);
  const failures = useStrings(failureStrings);
  const [password, choose] = useState('');
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, save] = useAction(async () => {
    const result = await setPassword(password);
    if (result.ok) onDone();
    else setFailure(result.error);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ([...password].length < MIN_PASSWORD_LENGTH) setFailure('weak-password');
    else save();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        value={password}
        onChange={choose}
        isNew
        error={failure === undefined ? undefined : failures(failure)}
      />
      <Button type="submit" variant="primary" size="l" loading={isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}

function Done({ way }: { readonly way: WayOn }) {
  const t = useStrings(resetPasswordStrings);
  const goOn = useGoOn(way);
  return (
    <div role="status">
      <Callout tone="gain">{t('done')}</Callout>
      <Button variant="primary" size="l" className="mt-6" onClick={goOn}>
        {t(leadsSomewhere(way) ? 'go-on' : 'open')}
      </Button>
    </div>
  );
}

function Problem({ problem }: { readonly problem: LinkProblem }) {
  const t = useStrings(resetPasswordStrings);
  const failures = useStrings(failureStrings);
  const links = useStrings(linkStrings);
  const text = isAddressProblem(problem) ? links(problem) : failures(problem);
  return (
    <div role="alert">
      <Callout tone="review">{text}</Callout>
      <Link to="/auth" className={buttonClass({ variant: 'primary', size: 'l', className: 'mt-6' })}>
        {t('again')}
      </Link>
    </div>
  );
}
