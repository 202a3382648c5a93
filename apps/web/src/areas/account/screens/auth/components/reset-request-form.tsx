/** Asks for a recovery link. The answer is the same whether the account exists or not. */
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import type { AccountFailure } from '../../../parts/account-failure.ts';
import { EmailField, emailProblem } from '../../../parts/credential-fields.tsx';
import { failureStrings } from '../../../parts/failure-strings.ts';
import { MailWayNote } from '../../../parts/mail-way-note.tsx';
import type { WayOn } from '../../../parts/way-on.ts';
import { sendReset } from '../../../sign-in.ts';
import { authStrings } from '../strings.ts';

interface ResetRequestFormProps {
  readonly way: WayOn;
  readonly onBack: () => void;
}

export function ResetRequestForm({ way, onBack }: ResetRequestFormProps) {
  const t = useStrings(authStrings);
  const failures = useStrings(failureStrings);
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | AccountFailure>('idle');
  const [isChecked, setChecked] = useState(false);
  const problem = emailProblem(email);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (state === 'busy' || problem !== undefined) return;
    setState('busy');
    const result = await sendReset(email.trim(), way);
    setState(result.ok ? 'sent' : result.error);
  };
  const failure =
    state === 'idle' || state === 'busy' || state === 'sent' ? undefined : `${t('forgot.failed')} ${failures(state)}`;
  const missing = problem === 'required' ? t('required.email') : problem && t(problem);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-ink-2">{t('forgot.text')}</p>
      <EmailField value={email} onChange={setEmail} error={(isChecked && missing) || failure} />
      {state === 'sent' && (
        <div role="status" className="grid gap-3">
          <Callout tone="gain">{t('forgot.sent')}</Callout>
          <MailWayNote />
        </div>
      )}
      <Button type="submit" variant="primary" size="l" loading={state === 'busy'}>
        {t('forgot.send')}
      </Button>
      <button
        type="button"
        onClick={onBack}
        className={`${linkClass('inline')} justify-self-start text-sm touch:min-h-11`}
      >
        {t('back')}
      </button>
    </form>
  );
}
