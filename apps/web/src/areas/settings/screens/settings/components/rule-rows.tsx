/** Rules that label entries of later imports: listed, and each can be deleted. Nothing is shown while there are none. */
import { Trash2 } from 'lucide-react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { LabelRule } from '../../../../../platform/ledger/edit-types.ts';
import { tellLedgerError } from '../../../../../platform/ledger/tell-ledger-error.ts';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { dataStrings } from '../../../data-strings.ts';

export function RuleRows() {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { tellDone } = useSteps();
  const rules = useAnswer('rules', (api) => api.rules());
  if (rules.kind !== 'ready' || rules.value.length === 0) return null;
  const remove = async ({ id, name }: LabelRule) => {
    const removed = await ledger.removeRule(id);
    if (!removed.ok) return tellLedgerError(removed.error, locale);
    await tellDone(t('rules.removed'), name);
  };
  return (
    <SettingRow label={t('rules')} note={t('rules.note')}>
      <ul className="basis-full divide-y divide-line border-y border-line">
        {rules.value.map((rule) => (
          <li key={rule.id} className="flex items-center gap-3 py-1 text-sm">
            <span className="min-w-0 flex-1 break-words">{rule.name}</span>
            <IconButton
              icon={Trash2}
              size="s"
              variant="quiet"
              label={t('rules.remove', { name: rule.name })}
              onClick={() => void remove(rule)}
            />
          </li>
        ))}
      </ul>
    </SettingRow>
  );
}
