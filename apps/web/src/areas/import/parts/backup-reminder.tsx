/** One second after an import into this browser alone: a reminder that a file on the disk is safer. Can be silenced. */
import { useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { saveBackup } from '../../../platform/ledger/save-backup.ts';
import { tellLedgerError } from '../../../platform/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { importStrings } from './strings.ts';

export interface BackupReminderProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function BackupReminder({ open, onClose }: BackupReminderProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isSilenced, setSilenced] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const close = () => {
    if (isSilenced) settings.set('noBackupReminders', true);
    onClose();
  };
  const save = async () => {
    setSaving(true);
    const saved = await saveBackup(ledger, new Date());
    setSaving(false);
    if (saved.ok) notices.success(t('backup.saved'));
    else tellLedgerError(saved.error, locale);
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={t('backup.title')}
      description={t('backup.line')}
      footer={
        <>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            {t('backup.save')}
          </Button>
          <Button onClick={close}>{t('backup.later')}</Button>
        </>
      }
    >
      <Checkbox checked={isSilenced} onCheckedChange={setSilenced} label={t('backup.never')} />
    </Dialog>
  );
}
