/** One step of the tour: what it is good for, the way to its screen, and the word that it is done. */
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../platform/settings/settings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Klaus } from '../../../ui/klaus.tsx';
import { StepProgress } from '../../../ui/progress.tsx';
import {
  COUNTED_STEPS,
  type CountedStep,
  isDone,
  OPTIONAL_STEP,
  paceOf,
  STEP_ROUTES,
  summaryOf,
} from '../onboarding/tour-progress.ts';
import { tour } from '../tour.ts';
import { tourStrings } from './strings.ts';

/** The tour comes in over 300 ms, a little slower than other dialogs; whoever wants no motion gets none. */
export const TOUR_ENTRY = 'motion-safe:[--t-slow:300ms]';

export function StepDialog({ step }: { readonly step: CountedStep }) {
  const t = useStrings(tourStrings);
  const progress = useSetting('onboarding');
  const { completedSteps, totalSteps } = summaryOf(progress);
  const isOver = progress.tourCompleted;
  const number = COUNTED_STEPS.indexOf(step) + 1;
  return (
    <Dialog
      size="form"
      className={TOUR_ENTRY}
      onClose={tour.close}
      eyebrow={
        <p className="num text-xs text-ink-3">
          {isOver
            ? t('progress', { done: completedSteps, total: totalSteps })
            : t('step', { step: number, steps: totalSteps })}
        </p>
      }
      title={isOver ? t('end.title') : t(step)}
      description={isOver ? t('end.line') : t(`${step}.line`)}
      footer={isOver ? <EndButtons /> : <StepButtons step={step} />}
    >
      <div className="grid gap-3">
        <StepProgress step={completedSteps} steps={totalSteps} label={t('steps')} />
        {isOver ? <Pace /> : <StepList current={step} />}
        {!isOver && (
          <p role="status" className="num text-xs text-ink-2">
            {t('progress', { done: completedSteps, total: totalSteps })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function StepList({ current }: { readonly current: CountedStep }) {
  const t = useStrings(tourStrings);
  const progress = useSetting('onboarding');
  return (
    <ol aria-label={t('steps')} className="grid gap-1">
      {COUNTED_STEPS.map((step, index) => {
        const isStepDone = isDone(progress, step);
        return (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <button
              type="button"
              onClick={() => tour.expand(step)}
              className={cx(
                'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2 text-left text-sm hover:bg-hover touch:min-h-11',
                step === current && 'bg-sunken font-semibold',
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'num grid size-5.5 shrink-0 place-items-center rounded-full text-xs font-semibold',
                  isStepDone ? 'bg-gain-tint text-gain' : 'bg-ink/7 text-ink-2',
                )}
              >
                {isStepDone ? <Icon icon={Check} size={13} /> : index + 1}
              </span>
              <span className="min-w-0 flex-1">{t(step)}</span>
              {isStepDone && <span className="sr-only">{t('done')}</span>}
              {step === OPTIONAL_STEP && <Badge>{t('optional')}</Badge>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function StepButtons({ step }: { readonly step: CountedStep }) {
  const t = useStrings(tourStrings);
  const isStepDone = isDone(useSetting('onboarding'), step);
  return (
    <>
      <Link to={STEP_ROUTES[step]} onClick={() => tour.minimize(step)} className={buttonClass({ variant: 'primary' })}>
        {t(`${step}.go`)}
      </Link>
      {!isStepDone && (
        <Button icon={Check} onClick={() => tour.complete(step)}>
          {t('mark')}
        </Button>
      )}
      <Button variant="quiet" onClick={tour.skip}>
        {t('skip')}
      </Button>
    </>
  );
}

function Pace() {
  const t = useStrings(tourStrings);
  const pace = [...paceOf(useSetting('onboarding'))];
  return (
    <div className="flex items-center gap-3.5">
      <Klaus mood="party" size={56} />
      <p className="text-sm text-ink-2">{pace.map((one) => t(`end.${one}`)).join(' ')}</p>
    </div>
  );
}

function EndButtons() {
  const t = useStrings(tourStrings);
  return (
    <Button variant="primary" onClick={tour.close}>
      {t('finish')}
    </Button>
  );
}
