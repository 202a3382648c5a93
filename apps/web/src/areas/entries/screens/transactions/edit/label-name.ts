/** What an answer to "what was this?" is called. */
import { INCOME_KINDS } from '@cryptax/ledger';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventLabel } from '../../../../../platform/ledger/edit-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { editStrings } from '../strings/edit-strings.ts';

export function useLabelName(): (label: EventLabel) => string {
  const t = useStrings(editStrings);
  const kinds = useStrings(kindStrings);
  return (label) => {
    const income = INCOME_KINDS.find((kind) => label === `income:${kind}`);
    if (income !== undefined) return kinds(`income.${income}`);
    return t(`label.${label as Exclude<EventLabel, `income:${string}`>}`);
  };
}
