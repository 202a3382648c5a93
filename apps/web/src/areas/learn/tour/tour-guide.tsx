/**
 * The tour beside the work, in its own place in the frame. Small, it says which step and how far; its button unfolds the rest
 * right there: within the wide navigation, or above the bar of a phone, where the page gives it at most half the screen.
 */
import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../platform/settings/settings.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StepProgress } from '../../../ui/progress.tsx';
import { useKeptFocus } from '../../../ui/use-return-focus.ts';
import { useRootMark } from '../../../ui/use-root-mark.ts';
import { isDone } from '../onboarding/tour-progress.ts';
import { type TourPoint, tour } from '../tour.ts';
import { tourStrings } from './strings.ts';
import { leaveTour, useCalled } from './tour-focus.ts';
import { isCounted, TourPanel, useTourWords } from './tour-panel.tsx';

/** On a screen as low as a phone held sideways the guide scrolls as a whole: there is no room for parts that stay. */
const FRAME = {
  side: 'mb-2 rounded-lg border border-line bg-surface px-2.5 py-2',
  bar: 'border-t border-line bg-surface px-4 py-1.5 max-md:[:root[data-bulk-bar]_&]:hidden [@media(max-height:30rem)]:block [@media(max-height:30rem)]:overflow-y-auto',
} as const;

interface TourGuideProps {
  readonly step: TourPoint;
  readonly isUnfolded: boolean;
  readonly form: 'side' | 'bar';
}

export function TourGuide({ step, isUnfolded, form }: TourGuideProps) {
  const t = useStrings(tourStrings);
  const id = useId();
  const { eyebrow, title, progress, done, total } = useTourWords(step);
  const onboarding = useSetting('onboarding');
  const mayMark = isCounted(step) && !isDone(onboarding, step);
  useRootMark('tourBar', form === 'bar');
  useRootMark('tourOpen', form === 'bar' && isUnfolded);
  // A button that is done with goes with its step; the next stop is the head of what came in its place.
  const toggle = useKeptFocus<HTMLButtonElement>(`${step} ${isUnfolded} ${done} ${mayMark}`);
  useCalled(toggle);
  const frame = useSeenWhen(isUnfolded && form === 'side');
  const fold = () => {
    tour.minimize(step);
    toggle.current?.focus({ preventScroll: true });
  };
  const mark = mayMark && !isUnfolded && (
    <IconButton icon={Check} size="s" label={t('mark')} variant="quiet" onClick={() => tour.complete(step)} />
  );
  return (
    <section
      ref={frame}
      aria-label={t('guide')}
      onKeyDown={(event) => isUnfolded && isFolding(event) && fold()}
      className={cx('flex min-h-0 animate-pop flex-col', form === 'side' && isUnfolded && 'min-h-60', FRAME[form])}
    >
      <div className={cx('flex shrink-0 gap-1', form === 'side' ? '-mr-1.5 items-start' : '-mr-2.5 items-center')}>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={isUnfolded ? fold : () => tour.expand(step)}
          className={cx(
            'flex min-w-0 flex-1 gap-2 rounded-md py-0.5 text-left touch:min-h-11',
            form === 'side' ? 'items-start' : 'items-center',
          )}
        >
          <span className="min-w-0 flex-1 text-sm leading-4.5 font-semibold">
            <span className="num block font-normal text-ink-3">{eyebrow}</span>
            {title}
          </span>
          <Icon
            icon={isUnfolded ? ChevronDown : ChevronUp}
            size={16}
            className={cx('text-ink-3', form === 'side' && 'mt-1 touch:mt-3')}
          />
        </button>
        {form === 'bar' && mark}
        <IconButton icon={X} size="s" label={t('close')} variant="quiet" onClick={() => leaveTour(tour.close)} />
      </div>
      {progress !== null && (
        <div className="mt-1 flex shrink-0 items-center gap-1">
          <div className="min-w-0 flex-1">
            <StepProgress step={done} steps={total} label={t('steps')} />
            <p role="status" className="num mt-1 text-2xs text-ink-2">
              {progress}
            </p>
          </div>
          {form === 'side' && mark && <span className="-mr-1.5">{mark}</span>}
        </div>
      )}
      {isUnfolded && <TourPanel id={id} step={step} form={form} />}
    </section>
  );
}

/** Esc that nothing else has answered, a drawer or a list for instance. */
export function isFolding({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Escape' && !nativeEvent.defaultPrevented;
}

/** In a low window the navigation scrolls: what has just been unfolded there is brought into view. */
function useSeenWhen(isUnfolded: boolean) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isUnfolded) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnfolded]);
  return frame;
}
