/** Where the data lies, with a popover that says what this means, when it was last synced and how to change it. */
import { Link } from '@tanstack/react-router';
import { Cloud, CloudAlert, Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { lastSyncText } from '../../../areas/account/last-sync.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../platform/navigation/settings-sections.ts';
import { useObservable } from '../../../platform/observable.ts';
import { session } from '../../../platform/session/session.ts';
import { settings, useSetting } from '../../../platform/settings/settings.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { formatInstant } from '../../../ui/format/date.ts';
import { storageStrings } from '../strings.ts';
import { StatusPopover, type StatusTone } from './status-popover.tsx';

/** Who never syncs loads nothing of it. */
const OnItsWay = lazy(async () => ({ default: (await import('../../../areas/account/on-its-way.tsx')).OnItsWay }));

const LOOKS = {
  offline: { icon: Lock, tone: 'ok' },
  cloud: { icon: Cloud, tone: 'ok' },
  syncing: { icon: Cloud, tone: 'running' },
  error: { icon: CloudAlert, tone: 'error' },
} as const satisfies Record<string, { icon: typeof Lock; tone: StatusTone }>;

export function StorageBadge({ collapsed }: { readonly collapsed: boolean }) {
  const t = useStrings(storageStrings);
  const mode = useSetting('storageMode');
  const failure = useSetting('syncFailure');
  return (
    <StatusPopover title={t(`${mode}.title`)} row={{ ...LOOKS[mode], label: t(mode), collapsed }}>
      <p className="mt-1 text-ink-2">{t(`${mode}.line`)}</p>
      {mode === 'error' && failure !== 'none' && (
        <p role="status" className="mt-1.5 text-danger">
          {t(`failure.${failure}`)}
        </p>
      )}
      {mode !== 'offline' && <LastSync />}
      {mode !== 'offline' && (
        <Suspense fallback={<p className="mt-1.5 text-xs">&nbsp;</p>}>
          <OnItsWay className="mt-1.5 text-xs text-ink-2" />
        </Suspense>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Actions />
      </div>
    </StatusPopover>
  );
}

function LastSync() {
  const t = useStrings(storageStrings);
  const locale = useLocale();
  const lastSync = useSetting('lastSync');
  const isStopped = useSetting('storageMode') === 'error';
  // While it stands still, "just now" would read as if all were well: then the time itself.
  const text = (at: string) =>
    isStopped ? formatInstant(Date.parse(at), locale) : lastSyncText(at, Date.now(), locale);
  const when = lastSync === null ? t('never') : text(lastSync);
  return <p className="mt-1.5 text-xs text-ink-3">{t(isStopped ? 'last-whole-sync' : 'last-sync', { when })}</p>;
}

/** Without an account the way leads there first; the wish for sync is remembered on the way. */
function Actions() {
  const t = useStrings(storageStrings);
  const mode = useSetting('storageMode');
  const failure = useSetting('syncFailure');
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const isWanted = useSetting('cloudWanted');
  const small = buttonClass({ size: 's' });
  if (!isSignedIn) {
    return (
      <>
        <Link to="/auth" search={mode === 'offline' ? { mode: 'cloud' } : {}} className={small}>
          {t(mode === 'offline' ? 'enable' : 'login')}
        </Link>
        <Link {...toSettings('sync')} className={small}>
          {t('settings')}
        </Link>
      </>
    );
  }
  const isLocked = mode === 'error' && failure === 'passphrase';
  return (
    <>
      {mode !== 'offline' && !isLocked && (
        <Button size="s" loading={mode === 'syncing'} onClick={() => void syncNow()}>
          {t('now')}
        </Button>
      )}
      {mode === 'offline' ? (
        <Button size="s" loading={isWanted} onClick={() => settings.set('cloudWanted', true)}>
          {t('enable')}
        </Button>
      ) : (
        <Link {...toSettings('sync')} className={small}>
          {t(isLocked ? 'unlock' : 'settings')}
        </Link>
      )}
    </>
  );
}

/** Loaded on the click: who never syncs never needs it. */
async function syncNow(): Promise<void> {
  const { sharedSync } = await import('../../../areas/account/shared-sync.ts');
  await sharedSync().syncNow();
}
