/** Shortening the history: what stays, what can no longer be undone, and a backup first for who wants to keep the way back. */
import type { OldSteps } from '@cryptax/store';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { formatFileSize } from '../../../../../ui/format/number-format.ts';
import { BackupFirst } from '../../../../account/clear-dialog.tsx';
import { KEPT_STEPS } from '../../../../entries/entry-types.ts';
import { trimStrings } from '../strings.ts';

export function TrimDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(trimStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const asked = useAnswer('old steps own', (api) => api.oldSteps('own'));
  const steps = asked.kind === 'ready' && asked.value.done + asked.value.abandoned > 0 ? asked.value : undefined;
  const [isBusy, shorten] = useAction(async () => {
    const shortened = await ledger.shortenHistory('own');
    if (!shortened.ok) {
      notifyLedgerError(shortened.error, locale);
      return;
    }
    const { freedBytes } = shortened.value;
    const freed = freedBytes === undefined ? undefined : t('freed', { freed: formatFileSize(freedBytes, locale) });
    notices.success(t('done'), freed);
    onClose();
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('title')}
      description={consequence()}
      confirmLabel={t('confirm')}
      disabled={steps === undefined}
      loading={isBusy}
      onConfirm={() => shorten()}
    >
      {steps && <WhatStays steps={steps} />}
    </ConfirmDialog>
  );

  function consequence(): string {
    if (asked.kind === 'failed') return ledgerErrorText(asked.error, locale);
    if (asked.kind === 'loading') return t('looking');
    const { done, abandoned } = asked.value;
    if (done > 0) return t('older', { count: done });
    return abandoned > 0 ? t('abandonedOnly', { count: abandoned }) : t('nothing', { kept: KEPT_STEPS });
  }
}

function WhatStays({ steps: { done, abandoned } }: { readonly steps: OldSteps }) {
  const t = useStrings(trimStrings);
  return (
    <div className="grid gap-3.5">
      <ul className="grid list-disc gap-1.5 pl-4.5 text-sm text-ink-2">
        <li>{t('kept', { kept: KEPT_STEPS })}</li>
        {done > 0 && abandoned > 0 && <li>{t('abandoned', { count: abandoned })}</li>}
        <li>{t('same')}</li>
        {done > 0 && <li>{t('safe')}</li>}
      </ul>
      <div>
        <BackupFirst />
      </div>
    </div>
  );
}
