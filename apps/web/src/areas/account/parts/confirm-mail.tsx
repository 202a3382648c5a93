/**
 * Confirming an address by the code in a mail, the mail once more, and where to look for one that this server has not
 * sent.
 */
import { type FormEvent, useEffect, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useMailWay } from '../../../platform/services/server-health.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { accountAddress } from '../client.ts';
import { confirmWithCode, type NewAccount, signUp } from '../sign-in.ts';
import type { AccountFailure } from './account-failure.ts';
import { CODE_DIGITS, CodeField } from './credential-fields.tsx';
import { failureStrings } from './failure-strings.ts';
import { confirmStrings } from './strings.ts';
import type { WayOn } from './way-on.ts';

/** The server sends one mail of a kind to an address in this time. */
const MAIL_PAUSE_S = 60;

export interface ConfirmMailProps {
  readonly account: NewAccount;
  readonly way: WayOn;
  /** Whether a mail has just been sent; else the first one can be asked for at once. */
  readonly isSent: boolean;
  readonly onConfirmed: () => void;
}

export function ConfirmMail({ account, way, isSent, onConfirmed }: ConfirmMailProps) {
  const t = useStrings(confirmStrings);
  const failures = useStrings(failureStrings);
  const [code, setCode] = useState('');
  const [isResent, setResent] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const pause = usePause(isSent ? MAIL_PAUSE_S : 0);
  const [isSending, again] = useAction(async () => {
    // The whole registration once more: only its own mail keeps the password that was chosen in this browser.
    const sent = await signUp(account, way);
    if (sent.ok || sent.error === 'rate-limited-mail') pause.begin(MAIL_PAUSE_S);
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
  const { email } = account;
  const mailWay = useMailWay();
  // What no server sent is not called sent; below it is where to find it.
  const mailed = mailWay === 'sent' ? 'sent' : 'kept';
  const state = isResent ? t('resent') : t(isSent ? mailed : 'waiting', { email });
  return (
    <div className="mt-6 grid gap-4">
      <div role="status" className="grid gap-3">
        {failure === undefined ? (
          <Callout tone={isSent || isResent ? 'gain' : 'review'}>{state}</Callout>
        ) : (
          <Callout tone="danger">{failures(failure)}</Callout>
        )}
      </div>
      <MailWayNote />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <CodeField label={t('code')} value={code} onChange={setCode} error={undefined} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary" loading={isConfirming}>
            {t('code.send')}
          </Button>
          <Button loading={isSending} disabled={pause.secondsLeft > 0} onClick={again}>
            {pause.secondsLeft > 0
              ? t('wait', { seconds: pause.secondsLeft })
              : t(isSent || isResent ? 'again' : 'first')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Seconds until something may be asked for again; they are counted down on the screen. */
interface Pause {
  readonly secondsLeft: number;
  readonly begin: (seconds: number) => void;
}

function usePause(first: number): Pause {
  const [until, setUntil] = useState(() => Date.now() + first * 1_000);
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  const begin = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1_000);
  };
  return { secondsLeft, begin };
}

/** Where to look for a mail that this server has not sent. Nothing to see where mails are sent. */
export function MailWayNote() {
  const t = useStrings(confirmStrings);
  const way = useMailWay();
  if (way === 'sent') return null;
  return (
    <Callout tone="info" title={t('no-mail')}>
      {way === 'none' ? (
        t('no-mail.operator')
      ) : (
        <>
          {t('no-mail.outbox')}{' '}
          <a href={`${accountAddress()}/dev/mail`} target="_blank" rel="noreferrer" className={linkClass('prose')}>
            {t('no-mail.open')}
          </a>
        </>
      )}
    </Callout>
  );
}
