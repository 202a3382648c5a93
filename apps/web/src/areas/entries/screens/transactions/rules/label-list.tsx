/** Labels that are given to entries of later files as they are read. They stand with the other rules, and go like them. */
import { Trash2 } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { IconButton } from '../../../../../ui/button.tsx';
import type { LabelUse } from '../../../rule-types.ts';
import { ruleStrings } from '../strings/rule-strings.ts';

export function LabelList({ labels }: { readonly labels: readonly LabelUse[] }) {
  const t = useStrings(ruleStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  if (labels.length === 0) return null;
  const remove = async ({ id, name }: LabelUse) => {
    const removed = await ledger.removeRule(id);
    if (!removed.ok) return notifyLedgerError(removed.error, locale);
    await announceDone(t('removed'), name);
  };
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold">{t('labels')}</h3>
      <p className="text-sm text-ink-2">{t('labels.line')}</p>
      <ul className="divide-y divide-line">
        {labels.map((rule) => (
          <li key={rule.id} className="flex items-center gap-3 py-2 text-sm">
            <span className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
              <span className="font-medium">{rule.name}</span>
              <span className="text-xs text-ink-3">{t('labels.count', { count: rule.labelled })}</span>
            </span>
            <IconButton
              icon={Trash2}
              size="s"
              variant="quiet"
              label={t('remove', { name: rule.name })}
              onClick={() => void remove(rule)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
