/**
 * A feature of a paid plan. Without the plan its content stays visible as a preview that cannot be used; reaching for it
 * opens the dialog. The demo ledger is open to everyone: that is how one tries a feature before paying for it.
 */
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useStrings } from '../i18n/locale.tsx';
import { gateStrings } from './gate-strings.ts';
import { usePlan } from './plan.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { allows, neededPlan, type PlanFeature } from './rights.ts';

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
      <FeatureDialog feature={feature} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** What a paid plan would open, shown only when someone reaches for it. */
interface FeatureDialogProps {
  readonly feature: PlanFeature;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function FeatureDialog({ feature, open, onOpenChange }: FeatureDialogProps) {
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
