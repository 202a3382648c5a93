/** One step of the tour: what it is good for, all steps, the way to its screen and the word that it is done. Then the end. */
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../platform/settings/settings.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import {
  COUNTED_STEPS,
  type CountedStep,
  isDone,
  OPTIONAL_STEP,
  paceOf,
  STEP_ROUTES,
} from '../onboarding/tour-progress.ts';
import { type TourForm, tour } from '../tour.ts';
import { tourStrings } from './strings.ts';
import { leaveTour } from './tour-focus.ts';

/** Both fit beside each other on a phone of 360 px, and below each other into the narrowest column. */
const BUTTON = 'flex-1 px-2! sm:flex-none';

interface StepProps {
  readonly step: CountedStep;
  readonly form: TourForm;
}

export function Step({ step: current, form }: StepProps) {
  const t = useStrings(tourStrings);
  const progress = useSetting('onboarding');
  return (
    <>
      <p className="text-sm text-ink-2">{t(`${current}.line`)}</p>
      <div className={cx('mt-2.5 gap-2', form === 'bar' ? 'flex flex-wrap' : 'grid')}>
        <Link
          to={STEP_ROUTES[current]}
          onClick={() => tour.minimize(current)}
          className={buttonClass({ variant: 'primary', className: BUTTON })}
        >
          {t(`${current}.go`)}
        </Link>
        {!isDone(progress, current) && (
          <Button className={BUTTON} onClick={() => tour.complete(current)}>
            {t('mark')}
          </Button>
        )}
      </div>
      <ol aria-label={t('steps')} className="mt-3 grid gap-0.5">
        {COUNTED_STEPS.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <button
              type="button"
              onClick={() => tour.expand(step)}
              className={cx(
                'flex min-h-8 w-full items-center gap-2 rounded-md px-1.5 py-1 text-left text-sm hover:bg-hover touch:min-h-11',
                step === current && 'bg-sunken font-semibold',
              )}
            >
              <StepSign number={index + 1} isDone={isDone(progress, step)} />
              <span className="min-w-0 flex-1">
                {t(step)}
                {step === OPTIONAL_STEP && (
                  <span className="block text-xs font-normal text-ink-3">{t('optional')}</span>
                )}
              </span>
              {isDone(progress, step) && <span className="sr-only">{t('done')}</span>}
            </button>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="s"
        className={cx('mt-1', form !== 'bar' && 'w-full')}
        onClick={() => leaveTour(tour.skip)}
      >
        {t('skip')}
      </Button>
    </>
  );
}

function StepSign({ number, isDone: isStepDone }: { readonly number: number; readonly isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'num grid size-5 shrink-0 place-items-center rounded-full text-xs font-semibold',
        isStepDone ? 'bg-gain-tint text-gain' : 'bg-ink/7 text-ink-2',
      )}
    >
      {isStepDone ? <Icon icon={Check} size={13} /> : number}
    </span>
  );
}

/** It may stand beside a tax report, so a plain sign says it and not Klaus. */
export function End() {
  const t = useStrings(tourStrings);
  const pace = [...paceOf(useSetting('onboarding'))];
  return (
    <div className="flex items-start gap-2 text-sm text-ink-2">
      <Icon icon={Check} size={16} className="mt-0.5 text-gain" />
      <p>{[t('end.line'), ...pace.map((one) => t(`end.${one}`))].join(' ')}</p>
    </div>
  );
}

export function EndButtons() {
  const t = useStrings(tourStrings);
  return (
    <Button variant="primary" onClick={() => leaveTour(tour.close)}>
      {t('finish')}
    </Button>
  );
}
