/** What a paid plan would open, shown only when someone reaches for it. */
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { gateStrings } from './gate-strings.ts';
import { neededPlan, type PlanFeature } from './rights.ts';

export interface FeatureDialogProps {
  readonly feature: PlanFeature;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function FeatureDialog({ feature, open, onOpenChange }: FeatureDialogProps) {
  const t = useStrings(gateStrings);
  const plan = neededPlan(feature);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      eyebrow={<Badge tone="plan">{t(`eyebrow.${plan}`)}</Badge>}
      title={t(`title.${feature}`)}
      description={t(`reason.${feature}`)}
      footer={
        <>
          <Link to="/pricing" search={{ plan }} className={buttonClass({ variant: 'primary' })}>
            {t('go')}
          </Link>
          <Button onClick={() => onOpenChange(false)}>{t('later')}</Button>
        </>
      }
    >
      <ul className="grid gap-1.5 text-sm">
        {([1, 2, 3] as const).map((tick) => (
          <li key={tick} className="flex gap-2">
            <Icon icon={Check} className="mt-0.5 text-accent" />
            {t(`tick.${plan}.${tick}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm font-medium">{t(`price.${plan}`)}</p>
    </Dialog>
  );
}
