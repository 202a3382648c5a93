/** Where the data lies besides this browser: syncing on or off, readable or encrypted, its state and its troubles. */
import { useState } from 'react';
import { sharedSync } from '../../../lib/cloud/shared-sync.ts';
import { syncStrings } from '../../../lib/cloud/sync-strings.ts';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { notices } from '../../../lib/notices/notices.ts';
import { useObservable } from '../../../lib/observable.ts';
import { useSetting } from '../../../lib/settings/use-setting.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatRelativeTime } from '../../../ui/format/relative-time.ts';
import { DataRow } from '../components/data-row.tsx';
import { NewPassphraseFields, useNewPassphrase } from '../components/new-passphrase.tsx';
import { cloudStrings } from './cloud-strings.ts';

export function SyncSection() {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const locale = useLocale();
  const mode = useSetting('storageMode');
  const lastSync = useSetting('lastSync');
  const failure = useObservable(sharedSync().failure);
  const [isChoosing, setChoosing] = useState(false);
  const isOn = mode !== 'offline';
  const when = lastSync === null ? undefined : formatRelativeTime(Date.parse(lastSync), Date.now(), locale);
  const note = isOn ? (when === undefined ? t('on') : t('on.last', { when })) : t('off');
  const turnOff = async () => {
    await sharedSync().disable();
    notices.success(texts('disabled'));
  };
  return (
    <Card>
      <CardHead title={t('title')} />
      <CardBody className="divide-y divide-line">
        <DataRow label={t('sync')} note={note}>
          {isOn ? (
            <>
              <Button loading={mode === 'syncing'} onClick={() => void sharedSync().syncNow()}>
                {t('now')}
              </Button>
              <Button onClick={() => void turnOff()}>{t('disable')}</Button>
            </>
          ) : (
            <Button onClick={() => setChoosing(true)}>{t('enable')}</Button>
          )}
        </DataRow>
        {failure !== undefined && (
          <div role="alert" className="py-3">
            <Callout
              tone="review"
              action={
                failure.code === 'many-deletes' && (
                  <Button size="s" onClick={() => void sharedSync().syncNow(true)}>
                    {t('delete-all')}
                  </Button>
                )
              }
            >
              {texts(failure.code)}
            </Callout>
          </div>
        )}
      </CardBody>
      {isChoosing && <EnableDialog onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function EnableDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const passphrase = useNewPassphrase();
  const [isBusy, setBusy] = useState(false);
  const enable = async () => {
    setBusy(true);
    const isDone = await sharedSync().enable(passphrase.value);
    setBusy(false);
    if (isDone) notices.success(texts('enabled'));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('enable.title')}
      description={t('enable.text')}
      footer={
        <>
          <Button variant="primary" disabled={!passphrase.isReady} loading={isBusy} onClick={() => void enable()}>
            {t('enable')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <NewPassphraseFields passphrase={passphrase} label={t('passphrase')} hint={t('passphrase.hint')} />
        {passphrase.value !== '' && <p className="text-xs text-ink-3">{t('warning')}</p>}
      </div>
    </Dialog>
  );
}
