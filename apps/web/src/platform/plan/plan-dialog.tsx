/** What a paid plan opens: benefit, three ticks, price, the way there. "Later" costs nothing. */
import { type PaidPlan, PRICES_CENTS } from '@cryptax/api-contract/plans';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatCents } from '../../ui/format/euro.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { gateStrings } from './gate-strings.ts';

export interface PlanDialogProps {
  readonly plan: PaidPlan;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly chip: string;
  readonly title: string;
  /** Why the dialog is here. */
  readonly reason: string;
  /** Above the ticks, where the title does not say it. */
  readonly benefit?: string | undefined;
  readonly ticks: readonly string[];
  readonly note?: string | undefined;
}

export function PlanDialog({ plan, open, onOpenChange, chip, title, reason, benefit, ticks, note }: PlanDialogProps) {
  const t = useStrings(gateStrings);
  const locale = useLocale();
  const { yearly, monthly } = PRICES_CENTS[plan];
  const price = (cents: number) => formatCents(cents, locale);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      eyebrow={<Badge tone="plan">{chip}</Badge>}
      title={title}
      description={reason}
      footer={
        <>
          <Link to="/pricing" search={{ plan }} className={buttonClass({ variant: 'primary' })}>
            {t('go')}
          </Link>
          <Button onClick={() => onOpenChange(false)}>{t('later')}</Button>
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
