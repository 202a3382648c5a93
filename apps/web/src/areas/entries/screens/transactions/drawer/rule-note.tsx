/** The rule behind the result, with its paragraph, and from when a taxed lot would have been free. */
import { Info } from 'lucide-react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import { holdingDays } from '../model/holding-days.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';

const LAW = {
  disposal: 'https://www.gesetze-im-internet.de/estg/__23.html',
  income: 'https://www.gesetze-im-internet.de/estg/__22.html',
} as const;

export function RuleNote({ detail }: { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  const late = useLateWords(detail);
  const { tax } = detail.row;
  if (tax === 'open') return null;
  const isIncome = tax === 'income';
  const text = tax === 'none' ? t('ruleNone') : isIncome ? t('ruleIncome') : `${t('rule')} ${late}`;
  return (
    <div className="flex gap-2.5 border-t border-line pt-3.5 text-sm text-ink-2">
      <Icon icon={Info} size={14} className="mt-0.75 text-ink-3" />
      <p>
        {text}{' '}
        {tax !== 'none' && (
          <a
            href={isIncome ? LAW.income : LAW.disposal}
            target="_blank"
            rel="noreferrer"
            className={linkClass('inline')}
          >
            {t(isIncome ? 'ruleIncomeRef' : 'ruleRef')}
          </a>
        )}
      </p>
    </div>
  );
}

function useLateWords({ disposals }: EventDetail): string {
  const t = useStrings(drawerStrings);
  const locale = useLocale();
  const [main] = disposals;
  const index = main?.lots.findIndex((lot) => !lot.taxFree) ?? -1;
  const lot = main?.lots[index];
  const days = lot && main && holdingDays(lot.acquiredAt, main.at);
  return days ? t('ruleLate', { number: index + 1, day: formatDay(days.freeFrom, locale) }) : '';
}
