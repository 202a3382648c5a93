/** Deleting a wallet asks first, and asks what becomes of its events. */
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { useSteps } from '../../../lib/journal/use-steps.ts';
import type { WalletCard } from '../../../lib/ledger/ledger-api.ts';
import { tellLedgerError } from '../../../lib/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { walletsStrings } from '../strings.ts';

export interface DeleteDialogProps {
  readonly wallet: WalletCard;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

export function DeleteDialog({ wallet, onClose, onChange }: DeleteDialogProps) {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { tellDone } = useSteps();
  const [withEvents, setWithEvents] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const done = await ledger.removeWallet(wallet.id, withEvents);
    onClose();
    onChange();
    if (!done.ok) tellLedgerError(done.error, locale);
    else await tellDone(t('deleted'), undefined, onChange);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('delete.title', { name: wallet.name })}
      description={t('delete.text')}
      confirmLabel={t('delete')}
      loading={isBusy}
      onConfirm={() => void remove()}
    >
      {wallet.events > 0 && (
        <Checkbox
          className="mt-3"
          checked={withEvents}
          onCheckedChange={setWithEvents}
          label={t('delete.events', { count: wallet.events })}
          note={t('delete.events.note')}
        />
      )}
    </ConfirmDialog>
  );
}
