/** A backup before something that has no way back, without leaving the question. */
import { Database } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { saveBackup } from '../../../lib/import/save-backup.ts';
import { tellLedgerError } from '../../../lib/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { notices } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { dataStrings } from '../data-strings.ts';

export function BackupFirst() {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved = await saveBackup(ledger, new Date());
    setBusy(false);
    if (saved.ok) notices.success(t('backup.done'));
    else tellLedgerError(saved.error, locale);
  };
  return (
    <Button size="s" icon={Database} loading={isBusy} onClick={() => void save()}>
      {t('backup.first')}
    </Button>
  );
}
