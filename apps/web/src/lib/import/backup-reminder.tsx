/** One second after an import into this browser alone: a reminder that a file on the disk is safer. Can be silenced. */
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLocale } from '../i18n/locale.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { tellLedgerError } from '../ledger/tell-ledger-error.ts';
import { useLedger } from '../ledger/use-ledger.tsx';
import { notices } from '../notices/notices.ts';
import { settings } from '../settings/settings.ts';
import { saveBackup } from './save-backup.ts';
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
