/** Gives events of the ledger the nature of their calls, and says how many changed; the step can be undone. */
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useSteps } from '../../../../platform/ledger/use-steps.ts';
import { notices } from '../../../../platform/notices/notices.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { defiStrings } from './strings.ts';

export interface ApplyCalls {
  readonly isBusy: boolean;
  readonly apply: () => void;
}

export function useApplyCalls(change: () => ReturnType<LedgerApi['applyCall']>): ApplyCalls {
  const t = useStrings(defiStrings);
  const locale = useLocale();
  const { announceDone } = useSteps();
  const [isBusy, apply] = useAction(async () => {
    const done = await change();
    if (!done.ok) return notifyLedgerError(done.error, locale);
    const { changed } = done.value;
    if (changed === 0) return void notices.success(t('apply.same'));
    await announceDone(t('apply.done', { count: changed }));
  });
  return { isBusy, apply };
}
