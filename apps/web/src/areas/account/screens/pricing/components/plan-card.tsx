/** One plan with its price and what it holds, and the question before a change to it. */
import { type BillingCycle, type PaidPlan, PLAN_LIMITS, type Plan, type PlanChange } from '@cryptax/api-contract';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { centsText } from '../../../../../ui/format/price.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { useIsPrivate, useSiteFacts } from '../../../../legal/site-facts.ts';
import { pricingStrings } from '../strings.ts';

/** What each plan holds, in the order in which the cards list it. What no plan gives is on no card (decision 0123). */
const PLAN_FEATURES = {
  free: {
    included: ['f.transactions-100', 'f.one-source', 'f.import', 'f.tax', 'f.pdf-preview', 'f.adviser', 'f.sync'],
    excluded: ['f.exports', 'f.compare', 'f.what-if'],
  },
  premium: {
    included: ['f.unlimited', 'f.all-sources', 'f.exports', 'f.compare', 'f.sync', 'f.api-100', 'f.mail'],
    excluded: [],
  },
  pro: {
    included: [
      'f.all-premium',
      'f.what-if',
      'f.optimizer',
      'f.harvesting',
      'f.proposals',
      'f.sync',
      'f.api-1000',
      'f.priority',
    ],
    excluded: [],
  },
} as const satisfies Record<Plan, { readonly included: readonly string[]; readonly excluded: readonly string[] }>;

/** Somebody has to answer: an installation without an operator who can be written to does not offer it. */
const NEEDS_OPERATOR: ReadonlySet<string> = new Set(['f.mail', 'f.priority']);

export const QUESTIONS = ['free', 'data', 'office', 'cancel', 'withdraw', 'student'] as const;
export const TRUST = ['german', 'secure', 'fast', 'protected'] as const;

export interface PlanCardProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  /** Whole euros or euros and cents, in the language of the page. */
  readonly price: string;
  readonly isCurrent: boolean;
  readonly isMarked: boolean;
  readonly action: ReactNode;
}

export function PlanCard({ plan, cycle, price, isCurrent, isMarked, action }: PlanCardProps) {
  const t = useStrings(pricingStrings);
  const { included, excluded } = PLAN_FEATURES[plan];
  const isPrivate = useIsPrivate();
  const size = sizeText(PLAN_LIMITS[plan].storageBytes);
  return (
    <Card
      id={`plan-${plan}`}
      aria-labelledby={`plan-${plan}-name`}
      className={cx(
        'flex scroll-mt-24 break-inside-avoid flex-col p-5 sm:p-6',
        isMarked && 'border-accent ring-1 ring-accent print:ring-0',
      )}
    >
      <div className="flex min-h-6 items-center gap-2">
        <h2 id={`plan-${plan}-name`} className="text-lg font-semibold">
          {t(`plan.${plan}`)}
        </h2>
        {plan === 'premium' && <Badge tone="plan">{t('popular')}</Badge>}
        {isCurrent && <Badge tone="gain">{t('current')}</Badge>}
      </div>
      <p className="mt-0.5 text-sm text-ink-3">{t(`for.${plan}`)}</p>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="num text-4xl font-semibold tracking-tight">{price}</span>
        <span className="text-sm text-ink-3">{plan === 'free' ? t('forever') : t(`per.${cycle}`)}</span>
      </p>
      <p className="mt-1 min-h-9 text-xs text-ink-3">{plan === 'free' ? '' : t('vat')}</p>
      <div className="mt-4 grid print:hidden">{action}</div>
      <p className="mt-2 min-h-5 text-center text-xs text-ink-3">{plan !== 'free' && <MoneyBack />}</p>
      <ul className="mt-4 grid gap-2.5 border-t border-line pt-4 text-sm">
        {included
          .filter((feature) => !isPrivate || !NEEDS_OPERATOR.has(feature))
          .map((feature) => (
            <Feature key={feature} text={t(feature, { size })} isIncluded />
          ))}
        {excluded.map((feature) => (
          <Feature key={feature} text={t(feature)} isIncluded={false} />
        ))}
      </ul>
    </Card>
  );
}

const MEGABYTE = 1_000_000;

function sizeText(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  return megabytes < 1000 ? `${megabytes}\u00a0MB` : `${megabytes / 1000}\u00a0GB`;
}

function Feature({ text, isIncluded }: { readonly text: string; readonly isIncluded: boolean }) {
  const t = useStrings(pricingStrings);
  return (
    <li className={cx('flex gap-2.5', !isIncluded && 'text-ink-3')}>
      <Icon
        icon={isIncluded ? Check : Minus}
        size={15}
        className={cx('mt-0.5', isIncluded ? 'text-accent' : 'text-ink-3')}
      />
      <span>
        {text}
        <span className="sr-only">, {isIncluded ? t('included') : t('excluded')}</span>
      </span>
    </li>
  );
}

/** Somebody has to keep it: without an operator who can be written to there is no promise. */
function MoneyBack() {
  const t = useStrings(pricingStrings);
  const site = useSiteFacts();
  if (site.kind === 'loading') return null;
  return <>{t(site.facts.email === '' ? 'private' : 'money-back')}</>;
}

interface ChangeDialogProps {
  readonly change: { readonly plan: PaidPlan; readonly terms: PlanChange };
  readonly cycle: BillingCycle;
  readonly onClose: () => void;
  readonly onConfirm: (plan: PaidPlan) => Promise<void>;
}

/** What a change of plan or interval costs today, before anything is paid: the price, the credit, what is due. */
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
