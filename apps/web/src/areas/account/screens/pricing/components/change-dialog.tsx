/** What a change of plan or interval costs today, before anything is paid: the price, the credit, what is due. */
import type { BillingCycle, PaidPlan, PlanChange } from '@cryptax/api-contract';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { centsText } from '../../../settings/cents-text.ts';
import { pricingStrings } from '../strings.ts';

export interface ChangeDialogProps {
  readonly change: { readonly plan: PaidPlan; readonly terms: PlanChange };
  readonly cycle: BillingCycle;
  readonly onClose: () => void;
  readonly onConfirm: (plan: PaidPlan) => Promise<void>;
}

export function ChangeDialog({ change: { plan, terms }, cycle, onClose, onConfirm }: ChangeDialogProps) {
  const t = useStrings(pricingStrings);
  const locale = useLocale();
  const euro = (cents: number) => centsText(cents, locale);
  const from = terms.from === null ? '' : t(`plan.${terms.from.plan}`);
  return (
    <Dialog
      onClose={onClose}
      title={terms.from?.plan === plan ? t(`switch.${cycle}`) : t('change', { plan: t(`plan.${plan}`) })}
      description={t('change.text', { plan: from })}
      footer={
        <>
          <Button onClick={onClose}>{t('change.stay')}</Button>
          <Button variant="primary" onClick={() => void onConfirm(plan)}>
            {t('change.go')}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { id: 'price', term: t('change.price'), value: euro(terms.priceCents) },
          { id: 'credit', term: t('change.credit', { plan: from }), value: `−${euro(terms.creditCents)}` },
          { id: 'due', term: t('change.due'), value: euro(terms.dueCents), total: true },
          ...(terms.refundCents > 0
            ? [{ id: 'refund', term: t('change.refund'), value: euro(terms.refundCents) }]
            : []),
        ]}
      />
    </Dialog>
  );
}
