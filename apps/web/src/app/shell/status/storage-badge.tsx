/** Where the data lies, with a popover that says what this means and how to change it. */
import { Link } from '@tanstack/react-router';
import { Cloud, Lock } from 'lucide-react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { useSetting } from '../../../lib/settings/use-setting.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { formatRelativeTime } from '../../../ui/format/relative-time.ts';
import { StatusPopover } from './status-popover.tsx';
import type { StatusTone } from './status-row.tsx';
import { statusStrings } from './strings.ts';

const LOOKS = {
  offline: { label: 'storage.local', tone: 'ok' },
  cloud: { label: 'storage.cloud', tone: 'ok' },
  syncing: { label: 'storage.syncing', tone: 'running' },
  error: { label: 'storage.error', tone: 'error' },
} as const satisfies Record<string, { label: string; tone: StatusTone }>;

export function StorageBadge({ collapsed }: { readonly collapsed: boolean }) {
  const t = useStrings(statusStrings);
  const mode = useSetting('storageMode');
  const isLocal = mode === 'offline';
  const { label, tone } = LOOKS[mode];
  const title = t(isLocal ? 'storage.local.title' : 'storage.cloud.title');
  return (
    <StatusPopover title={title} row={{ icon: isLocal ? Lock : Cloud, label: t(label), tone, collapsed }}>
      <p className="mt-1 text-ink-2">{t(isLocal ? 'storage.local.line' : 'storage.cloud.line')}</p>
      <LastSync />
      <div className="mt-3 flex flex-wrap gap-2">
        {isLocal && (
          <Link to="/auth" search={{ mode: 'cloud' }} className={buttonClass({ size: 's' })}>
            {t('storage.enable')}
          </Link>
        )}
        <Link to="/settings" className={buttonClass({ size: 's' })}>
          {t('storage.settings')}
        </Link>
      </div>
    </StatusPopover>
  );
}

function LastSync() {
  const t = useStrings(statusStrings);
  const locale = useLocale();
  const lastSync = useSetting('lastSync');
  if (lastSync === null) return null;
  const when = formatRelativeTime(Date.parse(lastSync), Date.now(), locale);
  return <p className="mt-1 text-xs text-ink-3">{t('storage.last-sync', { when })}</p>;
}
