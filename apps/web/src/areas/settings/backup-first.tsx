/** A backup before something that has no way back, without leaving the question. */
import { Database } from 'lucide-react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../platform/ledger/ledger-failed.tsx';
import { saveBackup } from '../../platform/ledger/save-backup.ts';
import { useLedger } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { clearStrings } from './clear-strings.ts';

export function BackupFirst() {
  const t = useStrings(clearStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, save] = useAction(async () => {
    const saved = await saveBackup(ledger, new Date());
    if (saved.ok) notices.success(t('backup.done'));
    else notifyLedgerError(saved.error, locale);
  });
  return (
    <Button size="s" icon={Database} loading={isBusy} onClick={save}>
      {t('backup.first')}
    </Button>
  );
}
