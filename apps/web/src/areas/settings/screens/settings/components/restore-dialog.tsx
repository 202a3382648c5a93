/** A backup file put back: in place of everything, or added to what is there. */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/ledger-api.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-error-words.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { FilePick } from '../../../../../ui/file-pick.tsx';
import { formatFileSize } from '../../../../../ui/format/file-size.ts';
import { RadioCards } from '../../../../../ui/radio-cards.tsx';
import { SecretField } from '../../../../../ui/secret-field.tsx';
import { dataStrings } from '../../../data-strings.ts';

type Mode = 'merge' | 'replace';

export function RestoreDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [file, setFile] = useState<File>();
  const [mode, setMode] = useState<Mode>('merge');
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<LedgerError>();
  const [isBusy, setBusy] = useState(false);
  const needsPassphrase = error?.code === 'backup.passphrase-needed' || error?.code === 'backup.wrong-passphrase';
  const restore = async () => {
    if (file === undefined) return;
    setBusy(true);
    const restored = await ledger.restore(file, { mode, ...(passphrase === '' ? {} : { passphrase }) });
    setBusy(false);
    if (!restored.ok) {
      setError(restored.error);
      return;
    }
    notices.success(t('restore.done', { count: restored.value.added.own }));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('restore')}
      description={t('restore.line')}
      footer={
        <>
          <Button
            variant={mode === 'replace' ? 'danger' : 'primary'}
            disabled={file === undefined}
            loading={isBusy}
            onClick={() => void restore()}
          >
            {t(`restore.do.${mode}`)}
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
          }}
        />
        <RadioCards
          label={t('restore.mode')}
          value={mode}
          onValueChange={setMode}
          cards={(['merge', 'replace'] as const).map((value) => ({
            value,
            title: t(`restore.${value}`),
            note: t(`restore.${value}.note`),
          }))}
        />
        {needsPassphrase && <SecretField label={t('passphrase')} value={passphrase} onValueChange={setPassphrase} />}
        {error !== undefined && (
          <Callout tone="danger">
            <LedgerErrorWords error={error} />
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
