/** Devices that are signed in; each can be signed out from here. */
import type { SessionView } from '@cryptax/api-contract';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatInstant } from '../../../ui/format/date.ts';
import { askAccount, askList } from '../parts/account-api.ts';
import { failureStrings } from '../parts/failure-strings.ts';
import { NotLoadedRow, useAccountAnswer } from './account-answer.tsx';
import { accountStrings } from './account-strings.ts';

const askSessions = () => askList<SessionView>('/sessions', 'sessions');

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
