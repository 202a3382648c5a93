/** Gives events of the ledger the nature of their calls, and says how many changed; the step can be undone. */
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { tellLedgerError } from '../../../../platform/ledger/tell-ledger-error.ts';
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
  const { tellDone } = useSteps();
  const [isBusy, apply] = useAction(async () => {
    const done = await change();
    if (!done.ok) return tellLedgerError(done.error, locale);
    const { changed } = done.value;
    if (changed === 0) return void notices.success(t('apply.same'));
    await tellDone(t('apply.done', { count: changed }));
  });
  return { isBusy, apply };
}
