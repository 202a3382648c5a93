/** What a paid plan would open, shown only when someone reaches for it. */
import { useStrings } from '../i18n/use-strings.ts';
import { gateStrings } from './gate-strings.ts';
import { PlanDialog } from './plan-dialog.tsx';
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
    <PlanDialog
      plan={plan}
      open={open}
      onOpenChange={onOpenChange}
      chip={t(`eyebrow.${plan}`)}
      title={t(`title.${feature}`)}
      reason={t(`reason.${feature}`)}
      ticks={([1, 2, 3] as const).map((tick) => t(`tick.${plan}.${tick}`))}
    />
  );
}
