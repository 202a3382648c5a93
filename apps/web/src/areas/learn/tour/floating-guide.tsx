/** The tour made small: which step, how far, and the three things to do with it. Stands left of Klaus' button. */
import { Check, X } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { useSetting } from '../../../platform/settings/use-setting.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StepProgress } from '../../../ui/progress.tsx';
import { COUNTED_STEPS, type CountedStep, isDone, summaryOf } from '../onboarding/tour-progress.ts';
import { tour } from '../tour.ts';
import { tourStrings } from './strings.ts';

export function FloatingGuide({ step }: { readonly step: CountedStep }) {
  const t = useStrings(tourStrings);
  const progress = useSetting('onboarding');
  const { completedSteps, totalSteps } = summaryOf(progress);
  const number = COUNTED_STEPS.indexOf(step) + 1;
  return (
    <section
      aria-label={t('guide')}
      className="fixed right-18 bottom-20 left-4 z-8 flex animate-pop items-center gap-1 rounded-xl border border-line bg-surface py-1.5 pr-1.5 pl-3.5 shadow-2 in-data-drawer-push:hidden in-data-scroll-locked:hidden max-md:[:root[data-bulk-bar]_&]:hidden md:right-20 md:bottom-6 md:left-auto md:w-92 print:hidden"
    >
      <button
        type="button"
        aria-label={t('expand', { step: t(step) })}
        onClick={() => tour.expand(step)}
        className="min-w-0 flex-1 rounded-md py-0.5 text-left"
      >
        <span className="block text-sm leading-4.5 font-semibold">
          <span className="num font-normal text-ink-3">{t('step', { step: number, steps: totalSteps })}</span> {t(step)}
        </span>
        <span className="mt-1 block max-w-60">
          <StepProgress step={completedSteps} steps={totalSteps} label={t('steps')} />
        </span>
        <span role="status" className="num mt-0.5 block text-2xs text-ink-2">
          {t('progress', { done: completedSteps, total: totalSteps })}
        </span>
      </button>
      {!isDone(progress, step) && (
        <IconButton icon={Check} label={t('mark')} variant="quiet" onClick={() => tour.complete(step)} />
      )}
      <IconButton icon={X} label={t('close')} variant="quiet" onClick={tour.close} />
    </section>
  );
}
