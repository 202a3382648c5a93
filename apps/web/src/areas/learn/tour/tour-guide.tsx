/** The tour beside the work: which step, how far, and the three things to do with it. */
import { Check, X } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../platform/settings/settings.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { StepProgress } from '../../../ui/progress.tsx';
import { useRootMark } from '../../../ui/use-root-mark.ts';
import { COUNTED_STEPS, type CountedStep, isDone, summaryOf } from '../onboarding/tour-progress.ts';
import { type TourForm, tour } from '../tour.ts';
import { tourStrings } from './strings.ts';

const FRAME = {
  side: 'mb-2 rounded-lg border border-line bg-surface py-2 pr-1 pl-2.5',
  bar: 'border-t border-line bg-surface py-1.5 pr-1.5 pl-4 max-md:[:root[data-bulk-bar]_&]:hidden',
} as const;

interface TourGuideProps {
  readonly step: CountedStep;
  readonly form: TourForm;
}

export function TourGuide({ step, form }: TourGuideProps) {
  const t = useStrings(tourStrings);
  useRootMark('tourBar', form === 'bar');
  const progress = useSetting('onboarding');
  const { completedSteps, totalSteps } = summaryOf(progress);
  const number = COUNTED_STEPS.indexOf(step) + 1;
  const open = { 'aria-label': t('expand', { step: t(step) }), onClick: () => tour.expand(step) };
  if (form === 'icon')
    return (
      <section aria-label={t('guide')} className="mb-2">
        <button
          type="button"
          {...open}
          className="num grid h-8 w-10 place-items-center rounded-md border border-line bg-surface text-xs font-semibold touch:min-h-11"
        >
          {completedSteps}/{totalSteps}
        </button>
      </section>
    );
  return (
    <section aria-label={t('guide')} className={cx('flex animate-pop items-center gap-1', FRAME[form])}>
      <button type="button" {...open} className="min-w-0 flex-1 rounded-md py-0.5 text-left">
        <span className="block text-sm leading-4.5 font-semibold">
          <span className="num block font-normal text-ink-3">{t('step', { step: number, steps: totalSteps })}</span>
          {t(step)}
        </span>
        <span className="mt-1 block max-w-60">
          <StepProgress step={completedSteps} steps={totalSteps} label={t('steps')} />
        </span>
        <span role="status" className="num mt-0.5 block text-2xs text-ink-2">
          {t('progress', { done: completedSteps, total: totalSteps })}
        </span>
      </button>
      <div className={form === 'side' ? 'grid' : 'flex'}>
        {!isDone(progress, step) && (
          <IconButton icon={Check} label={t('mark')} variant="quiet" onClick={() => tour.complete(step)} />
        )}
        <IconButton icon={X} label={t('close')} variant="quiet" onClick={tour.close} />
      </div>
    </section>
  );
}
