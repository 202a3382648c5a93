/**
 * A backup file put back: in place of everything, or added to what is there. What that does is counted and shown before,
 * and with syncing on also that it reaches the account: there it is an edit of now.
 */
import type { RestorePreview } from '@cryptax/store';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger, useLedgerState } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { settings, useSetting } from '../../../../../platform/settings/settings.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { FilePick } from '../../../../../ui/file-pick.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { formatFileSize } from '../../../../../ui/format/number-format.ts';
import { RadioCards } from '../../../../../ui/radio-cards.tsx';
import { SecretField } from '../../../../../ui/text-input.tsx';
import { dataStrings } from '../../../data-strings.ts';

type Mode = 'merge' | 'replace';

export function RestoreDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [file, setFile] = useState<File>();
  const state = useLedgerState();
  // In an empty browser replacing loses nothing and keeps everything, also the history.
  const [mode, setMode] = useState<Mode>(() => ('ownEvents' in state && state.ownEvents > 0 ? 'merge' : 'replace'));
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<LedgerError>();
  const needsPassphrase = error?.code === 'backup.passphrase-needed' || error?.code === 'backup.wrong-passphrase';
  const [preview, setPreview] = useState<RestorePreview>();
  const options = { mode, ...(passphrase === '' ? {} : { passphrase }) };
  const look = async (picked: File, wanted: Mode) => {
    setPreview(undefined);
    const seen = await ledger.previewRestore(picked, { ...options, mode: wanted });
    if (seen.ok) setPreview(seen.value);
    else setError(seen.error);
    return seen.ok;
  };
  const [isBusy, restore] = useAction(async () => {
    if (file === undefined) return;
    // With a passphrase just typed, what it does is shown first; the next press does it.
    if (preview === undefined) {
      if (await look(file, mode)) setError(undefined);
      return;
    }
    const restored = await ledger.restore(file, options);
    if (!restored.ok) return setError(restored.error);
    notices.success(t('restore.done', { count: restored.value.added.own }));
    onClose();
    await syncRestored(preview.deleted);
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('restore')}
      description={t('restore.line')}
      footer={
        <>
          <Button
            variant={preview !== undefined && mode === 'replace' ? 'danger' : 'primary'}
            disabled={file === undefined || (preview === undefined && !needsPassphrase)}
            loading={isBusy}
            onClick={restore}
          >
            {preview === undefined && needsPassphrase ? t('restore.unlock') : t(`restore.do.${mode}`)}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FilePick
          label={file === undefined ? t('restore.choose') : t('restore.other')}
          note={file === undefined ? t('restore.none') : `${file.name}, ${formatFileSize(file.size, locale)}`}
          onPick={(picked) => {
            setFile(picked);
            setError(undefined);
            void look(picked, mode);
          }}
        />
        <RadioCards
          label={t('restore.mode')}
          value={mode}
          onValueChange={(wanted) => {
            setMode(wanted);
            if (file !== undefined && error === undefined) void look(file, wanted);
          }}
          cards={(['merge', 'replace'] as const).map((value) => ({
            value,
            title: t(`restore.${value}`),
            note: t(`restore.${value}.note`),
          }))}
        />
        {needsPassphrase && <SecretField label={t('passphrase')} value={passphrase} onValueChange={setPassphrase} />}
        {preview !== undefined && <WhatItDoes preview={preview} />}
        {error !== undefined && (
          <Callout tone="danger">
            <LedgerErrorWords error={error} />
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

/** Counts of entries, and whom else they concern. */
function WhatItDoes({ preview: { createdAt, added, replaced, deleted } }: { readonly preview: RestorePreview }) {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const isSyncing = useSetting('storageMode') !== 'offline';
  const owner = useAnswer('sync owner', (api) => api.syncOwner());
  const when = formatInstant(Date.parse(createdAt), locale);
  const isNothing = added + replaced + deleted === 0;
  const label = owner.kind === 'ready' ? owner.value?.label : undefined;
  return (
    <div role="status" className="grid gap-2">
      <Callout tone={deleted + replaced > 0 ? 'review' : 'info'} size="line">
        {isNothing ? t('restore.nothing', { when }) : t('restore.does', { when, added, replaced, deleted })}
      </Callout>
      {isSyncing && !isNothing && label !== undefined && (
        <Callout tone="review" size="line">
          {t('restore.account', { owner: label })}
        </Callout>
      )}
    </div>
  );
}

/** The number of deletions was shown and meant; a larger one is asked about again. */
async function syncRestored(deleted: number): Promise<void> {
  if (settings.get('storageMode') === 'offline') return;
  const { sharedSync } = await import('../../../../account/shared-sync.ts');
  await sharedSync().syncNow({ allow: deleted });
}
