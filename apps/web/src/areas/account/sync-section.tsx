/** Where the data lies besides this browser: syncing on or off, readable or encrypted, its state and its troubles. */
import type { SyncProgress } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import { loadInBackground } from '../../platform/load-in-background.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { settings, useSetting } from '../../platform/settings/settings.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { formatInstant } from '../../ui/format/date.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { lastSyncText } from './last-sync.ts';
import { OnItsWay } from './on-its-way.tsx';
import { sharedSync } from './shared-sync.ts';
import { isSyncQuestionOpen } from './sync/sync-question-state.ts';
import { syncStrings } from './sync/sync-strings.ts';
import { BooksRow } from './sync-settings/books-row.tsx';
import { cloudStrings } from './sync-settings/cloud-strings.ts';
import { EncryptionRow } from './sync-settings/encryption-row.tsx';

export function SyncSection() {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const mode = useSetting('storageMode');
  const note = useSyncNote();
  const isSignedIn = useObservable(session).kind === 'signed-in';
  // Loaded while the screen is read. Where a click comes sooner, the button says that it was heard until the question stands.
  const isWanted = useSetting('cloudWanted');
  const isOffered = mode === 'offline' && isSignedIn;
  useEffect(() => {
    if (isOffered) void loadInBackground(() => import('./sync-question.tsx'));
  }, [isOffered]);
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
              <Button loading={isWanted} onClick={() => settings.set('cloudWanted', true)}>
                {t('enable')}
              </Button>
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
        {mode !== 'offline' && <OnItsWay className="py-3 text-sm text-ink-2" />}
        {mode === 'error' && <Trouble />}
        {mode !== 'error' && <ForeignBook />}
        {mode !== 'offline' && isSignedIn && <EncryptionRow />}
        {mode !== 'offline' && isSignedIn && <BooksRow />}
      </CardBody>
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
  // While it stands still, "just now" would read as if all were well: then the time itself.
  if (mode === 'error') {
    return lastSync === null ? t('paused') : t('paused.last', { when: formatInstant(Date.parse(lastSync), locale) });
  }
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

/** Why it stopped. What has to be decided is asked over the screen. */
function Trouble() {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const failure = useSetting('syncFailure');
  const known = useObservable(sharedSync().failure);
  if (failure === 'none') return null;
  // The time is known in the tab that was refused.
  const wait = known?.code === 'too-often' && failure === 'too-often' ? Math.ceil(known.retryAfterMs / 1_000) : null;
  const isQuestion = failure === 'many-deletes' || failure === 'other-account';
  return (
    <div role="alert" className="py-3">
      <Callout
        tone="review"
        action={
          isQuestion && (
            <Button size="s" onClick={() => isSyncQuestionOpen.set(true)}>
              {t('decide')}
            </Button>
          )
        }
      >
        {wait === null ? texts(failure) : texts('too-often.in', { count: wait })}
      </Callout>
    </div>
  );
}

/** Whose entries these are, where it is not the account that is logged in. */
function ForeignBook() {
  const t = useStrings(cloudStrings);
  const who = useObservable(session);
  const asked = useAnswer('sync owner', (api) => api.syncOwner());
  const owner = asked.kind === 'ready' ? asked.value : undefined;
  if (owner === undefined || (who.kind === 'signed-in' && who.userId === owner.userId)) return null;
  return (
    <div className="py-3">
      <Callout
        action={
          who.kind === 'signed-in' && (
            <Button size="s" onClick={() => sharedSync().askAboutOwner(owner.label)}>
              {t('decide')}
            </Button>
          )
        }
      >
        {t('owner.other', { owner: owner.label })}
      </Callout>
    </div>
  );
}
