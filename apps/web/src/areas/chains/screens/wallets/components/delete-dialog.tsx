/** Deleting a wallet asks first, and asks what becomes of its events. */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { tellLedgerError } from '../../../../../platform/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import type { WalletCard } from '../../../wallet-types.ts';
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
