/** Demo data go without ceremony: they can be loaded again at any time. */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { tellLedgerError } from '../../../../../platform/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { dashboardStrings } from '../strings.ts';

export function RemoveDemoDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const removed = await ledger.removeDemo();
      if (removed.ok) notices.success(t('clear.demo.done'));
      else tellLedgerError(removed.error, locale);
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('clear.demo')}
      description={t('clear.demo.line')}
      confirmLabel={t('clear.demo')}
      loading={isBusy}
      onConfirm={() => void remove()}
    />
  );
}
