/** Where the data lies besides this browser: syncing on or off, readable or encrypted, its state and its troubles. */
import type { SyncProgress } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { useSetting } from '../../platform/settings/use-setting.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { lastSyncText } from './last-sync.ts';
import { sharedSync } from './shared-sync.ts';
import { syncStrings } from './sync/sync-strings.ts';
import { cloudStrings } from './sync-settings/cloud-strings.ts';
import { EnableDialog } from './sync-settings/enable-dialog.tsx';
import { EncryptionRow } from './sync-settings/encryption-row.tsx';

export function SyncSection() {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const mode = useSetting('storageMode');
  const note = useSyncNote();
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const [isChoosing, setChoosing] = useState(false);
  const turnOff = async () => {
    await sharedSync().disable();
    notices.success(texts('disabled'));
  };
  return (
    <Card>
      <CardHead title={t('title')} />
      <CardBody className="divide-y divide-line">
        <SettingRow label={t('sync')} note={note}>
          {mode === 'offline' ? (
            isSignedIn ? (
              <Button onClick={() => setChoosing(true)}>{t('enable')}</Button>
            ) : (
              <Link to="/auth" search={{ mode: 'cloud' }} className={buttonClass()}>
                {t('enable.account')}
              </Link>
            )
          ) : (
            <>
              <Button loading={mode === 'syncing'} onClick={() => void sharedSync().syncNow()}>
                {t('now')}
              </Button>
              <Button onClick={() => void turnOff()}>{t('disable')}</Button>
            </>
          )}
        </SettingRow>
        {mode === 'error' && <Trouble />}
        {mode !== 'offline' && isSignedIn && <EncryptionRow />}
      </CardBody>
      {isChoosing && <EnableDialog onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function useSyncNote(): string {
  const t = useStrings(cloudStrings);
  const locale = useLocale();
  const mode = useSetting('storageMode');
  const lastSync = useSetting('lastSync');
  const progress = useObservable(sharedSync().progress);
  if (mode === 'offline') return t('off');
  if (mode === 'syncing') return progressText(progress, t);
  return lastSync === null ? t('on') : t('on.last', { when: lastSyncText(lastSync, Date.now(), locale) });
}

function progressText(
  progress: SyncProgress | undefined,
  t: ReturnType<typeof useStrings<typeof cloudStrings.table>>,
): string {
  if (progress === undefined) return t('syncing');
  const { step, done, total = done } = progress;
  return step === 'sending' ? t('syncing.sending', { done, total }) : t('syncing.receiving', { done });
}

/** Why it stopped. Deleting a conspicuous number everywhere has to be meant. */
function Trouble() {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const failure = useSetting('syncFailure');
  if (failure === 'none') return null;
  return (
    <div role="alert" className="py-3">
      <Callout
        tone="review"
        action={
          failure === 'many-deletes' && (
            <Button size="s" onClick={() => void sharedSync().syncNow(true)}>
              {t('delete-all')}
            </Button>
          )
        }
      >
        {texts(failure)}
      </Callout>
    </div>
  );
}
