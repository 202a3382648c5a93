/** The second factor after the first was right: a code of the app or a passkey, whichever the account has. */
import type { Result } from '@cryptax/kernel';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/text-input.tsx';
import type { AccountFailure } from './account-failure.ts';
import { CODE_DIGITS, CodeField } from './credential-fields.tsx';
import { failureStrings } from './failure-strings.ts';
import {
  canUsePasskeys,
  type Factor,
  proveWithCode,
  proveWithPasskey,
  proveWithRecoveryCode,
} from './second-factor.ts';
import { factorStrings } from './strings.ts';

export interface SecondFactorFormProps {
  readonly factors: readonly Factor[];
  readonly onDone: () => void;
}

export function SecondFactorForm({ factors, onDone }: SecondFactorFormProps) {
  const t = useStrings(factorStrings);
  const app = factors.find(({ kind }) => kind === 'app');
  const passkey = canUsePasskeys() ? factors.find(({ kind }) => kind === 'passkey') : undefined;
  const [kind, setKind] = useState<Factor['kind'] | 'recovery'>(passkey === undefined ? 'app' : 'passkey');
  const others = ([app, passkey] as const).filter((factor) => factor !== undefined && factor.kind !== kind);
  // A passkey alone, in a browser that cannot use one: no code would ever be right here.
  const isStuck = kind === 'app' && app === undefined;
  return (
    <div className="grid gap-4">
      {isStuck ? (
        <Callout tone="review">{t('no-passkeys')}</Callout>
      ) : (
        <p className="text-sm text-ink-2">{t(`text.${kind}`)}</p>
      )}
      {kind === 'recovery' && <RecoveryForm onDone={onDone} />}
      {kind === 'app' && app !== undefined && (
        <CodeForm key="app" prove={(code) => proveWithCode(app.id, code)} onDone={onDone} />
      )}
      {kind === 'passkey' && (
        <PasskeyForm key="passkey" prove={() => proveWithPasskey(passkey?.id ?? '')} onDone={onDone} />
      )}
      {[...others.map((factor) => factor?.kind ?? 'app'), 'recovery' as const]
        .filter((way) => way !== kind)
        .map((way) => (
          <button
            key={way}
            type="button"
            onClick={() => setKind(way)}
            className={`${linkClass('inline')} justify-self-start text-sm touch:min-h-11`}
          >
            {t(`other.${way}`)}
          </button>
        ))}
    </div>
  );
}

/** For who has lost app and passkey. */
function RecoveryForm({ onDone }: { readonly onDone: () => void }) {
  const t = useStrings(factorStrings);
  const failures = useStrings(failureStrings);
  const [code, setCode] = useState('');
  const { isBusy, failure, run } = useAttempt(() => proveWithRecoveryCode(code), onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() !== '') run();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('recovery')}
        value={code}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => setCode(event.target.value)}
        error={failure === undefined ? undefined : failures(failure)}
      />
      <Button type="submit" variant="primary" size="l" loading={isBusy} disabled={code.trim() === ''}>
        {t('confirm')}
      </Button>
    </form>
  );
}

interface CodeFormProps {
  readonly prove: (code: string) => Promise<Result<void, AccountFailure>>;
  readonly onDone: () => void;
}

function CodeForm({ prove, onDone }: CodeFormProps) {
  const t = useStrings(factorStrings);
  const failures = useStrings(failureStrings);
  const [code, setCode] = useState('');
  const { isBusy, failure, run } = useAttempt(() => prove(code), onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === CODE_DIGITS) run();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <CodeField
        label={t('code')}
        value={code}
        onChange={setCode}
        error={failure === undefined ? undefined : failures(failure)}
      />
      <Button type="submit" variant="primary" size="l" loading={isBusy} disabled={code.length !== CODE_DIGITS}>
        {t('confirm')}
      </Button>
    </form>
  );
}

interface PasskeyFormProps {
  readonly prove: () => Promise<Result<void, AccountFailure>>;
  readonly onDone: () => void;
}

function PasskeyForm({ prove, onDone }: PasskeyFormProps) {
  const t = useStrings(factorStrings);
  const failures = useStrings(failureStrings);
  const { isBusy, failure, run } = useAttempt(prove, onDone);
  return (
    <>
      {failure !== undefined && (
        <div role="alert">
          <Callout tone="danger">{failures(failure)}</Callout>
        </div>
      )}
      <Button variant="primary" size="l" icon={KeyRound} loading={isBusy} onClick={run}>
        {t('passkey')}
      </Button>
    </>
  );
}

function useAttempt(prove: () => Promise<Result<void, AccountFailure>>, onDone: () => void) {
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, run] = useAction(async () => {
    const result = await prove();
    setFailure(result.ok ? undefined : result.error);
    if (result.ok) onDone();
  });
  return { isBusy, failure, run };
}
