/**
 * A feature of a paid plan. Without the plan its content stays visible as a preview that cannot be used; reaching for it
 * opens the dialog. The demo ledger is open to everyone: that is how one tries a feature before paying for it.
 */
import { type PaidPlan, PRICES_CENTS } from '@cryptax/api-contract/plans';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatCents } from '../../ui/format/euro.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { gateStrings } from './gate-strings.ts';
import { allows, neededPlan, type PlanFeature, usePlan } from './plan.ts';

export interface FeatureGateProps {
  readonly feature: PlanFeature;
  /** The demo ledger is shown. */
  readonly isDemo: boolean;
  readonly children: ReactNode;
}

export function FeatureGate({ feature, isDemo, children }: FeatureGateProps) {
  const t = useStrings(gateStrings);
  const plan = usePlan();
  const [isOpen, setOpen] = useState(false);
  if (isDemo || allows(plan, feature)) return <>{children}</>;
  const needed = neededPlan(feature);
  return (
    <>
      <Callout
        title={t(`preview.${needed}`)}
        className="mb-4"
        action={
          <Button size="s" variant="primary" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        }
      >
        {t('preview.line')}
      </Callout>
      <div className="relative">
        <div inert className="opacity-80">
          {children}
        </div>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => setOpen(true)}
          className="absolute inset-0 z-3 cursor-pointer"
        />
      </div>
      <FeatureDialog feature={feature} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** What a paid plan would open, shown only when someone reaches for it. */
interface FeatureDialogProps {
  readonly feature: PlanFeature;
  readonly open: boolean;
  readonly onClose: () => void;
}

function FeatureDialog({ feature, open, onClose }: FeatureDialogProps) {
  const t = useStrings(gateStrings);
  const plan = neededPlan(feature);
  return (
    <PlanDialog
      plan={plan}
      open={open}
      onClose={onClose}
      chip={t(`eyebrow.${plan}`)}
      title={t(`title.${feature}`)}
      reason={t(`reason.${feature}`)}
      ticks={([1, 2, 3] as const).map((tick) => t(`tick.${plan}.${tick}`))}
    />
  );
}

/** What a paid plan opens: benefit, three ticks, price, the way there. "Later" costs nothing. */
interface PlanDialogProps {
  readonly plan: PaidPlan;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly chip: string;
  readonly title: string;
  /** Why the dialog is here. */
  readonly reason: string;
  /** Above the ticks, where the title does not say it. */
  readonly benefit?: string | undefined;
  readonly ticks: readonly string[];
  readonly note?: string | undefined;
}

export function PlanDialog({ plan, open, onClose, chip, title, reason, benefit, ticks, note }: PlanDialogProps) {
  const t = useStrings(gateStrings);
  const locale = useLocale();
  const { yearly, monthly } = PRICES_CENTS[plan];
  const price = (cents: number) => formatCents(cents, locale);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      eyebrow={<Badge tone="plan">{chip}</Badge>}
      title={title}
      description={reason}
      footer={
        <>
          <Link to="/pricing" search={{ plan }} className={buttonClass({ variant: 'primary' })}>
            {t('go')}
          </Link>
          <Button onClick={onClose}>{t('later')}</Button>
        </>
      }
    >
      {benefit !== undefined && <p className="mb-1.5 text-sm font-semibold">{benefit}</p>}
      <ul className="grid gap-1.5 text-sm">
        {ticks.map((tick) => (
          <li key={tick} className="flex gap-2">
            <Icon icon={Check} className="mt-0.5 text-accent" />
            {tick}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm font-medium">{t('price', { yearly: price(yearly), monthly: price(monthly) })}</p>
      {note !== undefined && <p className="mt-1 text-xs text-ink-3">{note}</p>}
    </Dialog>
  );
}
