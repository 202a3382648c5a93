/** The account itself. Without one it says so and shows the way. */
import type { SessionView } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { saveFile } from '../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { useAction } from '../../platform/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatInstant } from '../../ui/format/date.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { TextField } from '../../ui/text-input.tsx';
import { askAccount, askList, fetchAccount } from './parts/account-api.ts';
import type { AccountFailure } from './parts/account-failure.ts';
import { failureStrings } from './parts/failure-strings.ts';
import { deleteAccount, hasPassword } from './parts/profile.ts';
import { linkService, serviceLinks, serviceName, unlinkService } from './parts/sign-in-services.ts';
import { NotLoadedRow, useAccountAnswer } from './settings/account-answer.tsx';
import { accountStrings } from './settings/account-strings.ts';
import { FactorRows } from './settings/factor-rows.tsx';
import { ProfileRows } from './settings/profile-rows.tsx';

export function AccountSection() {
  const t = useStrings(accountStrings);
  const current = useObservable(session);
  if (current.kind === 'signed-out') {
    return (
      <TitledCard title={t('title')}>
        <SettingRow label={t('none')} note={t('none.note')}>
          <Link to="/auth" className={buttonClass()}>
            {t('login')}
          </Link>
          <Link to="/auth" search={{ mode: 'register' }} className={buttonClass()}>
            {t('register')}
          </Link>
        </SettingRow>
      </TitledCard>
    );
  }
  return (
    <TitledCard title={t('title')} bodyClass="divide-y divide-line">
      <ProfileRows name={current.name} email={current.email} />
      <FactorRows />
      <ServicesRow />
      <SessionsRow />
      <LeaveRows />
    </TitledCard>
  );
}

/** Taking one's data along, and deleting the account with everything the server holds. */
function LeaveRows() {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const [isDeleting, setDeleting] = useState(false);
  const [isBusy, download] = useAction(async () => {
    const answer = await fetchAccount('/export');
    // The connection may also end in the middle of the file.
    const file = answer.ok ? await answer.value.blob().catch(() => undefined) : undefined;
    if (file !== undefined) saveFile('cryptax-account.zip', file);
    else notices.info(failures(answer.ok ? 'offline' : answer.error));
  });
  return (
    <>
      <SettingRow label={t('export')} note={t('export.note')}>
        <Button loading={isBusy} onClick={() => download()}>
          {t('export.get')}
        </Button>
      </SettingRow>
      <SettingRow label={t('remove')} note={t('remove.note')}>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {t('remove')}
        </Button>
      </SettingRow>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const known = useAccountAnswer(hasPassword).answer;
  const isByEmail = known?.ok === true && !known.value;
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, confirm] = useAction(async () => {
    const gone = await deleteAccount(isByEmail ? { email: typed.trim() } : { password: typed });
    if (!gone.ok) return setFailure(gone.error);
    notices.success(t('remove.done'));
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('remove.question')}
      description={`${t('remove.text')} ${t(isByEmail ? 'remove.email' : 'remove.password')}`}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" disabled={typed === ''} loading={isBusy} onClick={() => confirm()}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <TextField
        label={t(isByEmail ? 'email' : 'password')}
        error={failure === undefined ? undefined : failures(failure)}
        type={isByEmail ? 'email' : 'password'}
        autoComplete={isByEmail ? 'off' : 'current-password'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}

/** Other services that may sign in to this account; without any set up on the server there is nothing to see. */
function ServicesRow() {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const { answer, reload } = useAccountAnswer(serviceLinks);
  if (answer?.ok !== true || answer.value.linked.length + answer.value.open.length === 0) return null;
  const run = async (step: ReturnType<typeof linkService>) => {
    const done = await step;
    if (!done.ok) notices.info(failures(done.error));
    reload();
  };
  return (
    <SettingRow label={t('services')} note={t('services.note')}>
      {answer.value.linked.map((identity) => (
        <Button key={identity.identity_id} onClick={() => void run(unlinkService(identity))}>
          {t('services.unlink', { name: serviceName(identity.provider) })}
        </Button>
      ))}
      {answer.value.open.map((service) => (
        <Button key={service} onClick={() => void run(linkService(service))}>
          {t('services.link', { name: serviceName(service) })}
        </Button>
      ))}
    </SettingRow>
  );
}

const askSessions = () => askList<SessionView>('/sessions', 'sessions');

/** Devices that are signed in; each can be signed out from here. */
export function SessionsRow() {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const locale = useLocale();
  const { answer, reload } = useAccountAnswer(askSessions);
  const end = async (id: string) => {
    const ended = await askAccount(`/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
    if (!ended.ok) notices.info(failures(ended.error));
    reload();
  };
  if (answer?.ok === false) return <NotLoadedRow label={t('sessions')} onRetry={reload} />;
  return (
    <div className="py-3 text-sm">
      <h3>{t('sessions')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {(answer?.ok === true ? answer.value : []).map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-52">
              <span className="flex flex-wrap items-center gap-2">
                {deviceName(one.userAgent) ?? t('sessions.unknown')}
                {one.isCurrent && <Badge tone="gain">{t('sessions.this')}</Badge>}
              </span>
              <span className="block text-xs text-ink-3">
                {t('sessions.used', { when: formatInstant(Date.parse(one.lastUsedAt), locale) })}
                {one.address === null ? '' : ` · ${one.address}`}
              </span>
            </span>
            {!one.isCurrent && (
              <Button size="s" onClick={() => void end(one.id)}>
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const BROWSERS = [/Edg\//, /Firefox\//, /Chrome\//, /Safari\//] as const;
const BROWSER_NAMES = ['Edge', 'Firefox', 'Chrome', 'Safari'] as const;
const SYSTEMS = [/Windows/, /Android/, /iPhone|iPad/, /Mac OS/, /Linux/] as const;
const SYSTEM_NAMES = ['Windows', 'Android', 'iOS', 'macOS', 'Linux'] as const;

/** Good enough to tell one's own devices apart. */
function deviceName(userAgent: string | null): string | undefined {
  if (userAgent === null) return undefined;
  const browser = BROWSER_NAMES[BROWSERS.findIndex((mark) => mark.test(userAgent))];
  const system = SYSTEM_NAMES[SYSTEMS.findIndex((mark) => mark.test(userAgent))];
  return [browser, system].filter(Boolean).join(', ') || undefined;
}
