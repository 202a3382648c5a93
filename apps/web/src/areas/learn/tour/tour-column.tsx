/**
 * The guide where the navigation shows icons only: a button with the count among them, and what it unfolds as a column beside
 * them. The page moves over for it and lies under nothing.
 */
import { ChevronsLeft, X } from 'lucide-react';
import { useEffect } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { StepProgress } from '../../../ui/progress.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useKeptFocus } from '../../../ui/use-return-focus.ts';
import { useRootMark } from '../../../ui/use-root-mark.ts';
import { type TourPoint, tour } from '../tour.ts';
import { tourStrings } from './strings.ts';
import { leaveTour, TOUR_BUTTON_ID, TOUR_COLUMN_ID, useCalled } from './tour-focus.ts';
import { isFolding } from './tour-guide.tsx';
import { TourPanel, useTourWords } from './tour-panel.tsx';

interface TourButtonProps {
  readonly step: TourPoint;
  readonly isUnfolded: boolean;
}

export function TourButton({ step, isUnfolded }: TourButtonProps) {
  const t = useStrings(tourStrings);
  const { title, progress, done, total } = useTourWords(step);
  const button = useKeptFocus<HTMLButtonElement>(isUnfolded);
  const name = t('count', { done, total, title });
  return (
    <>
      <Tooltip content={name} side="right">
        <button
          ref={button}
          id={TOUR_BUTTON_ID}
          type="button"
          aria-label={name}
          aria-expanded={isUnfolded}
          aria-controls={TOUR_COLUMN_ID}
          onClick={() => (isUnfolded ? tour.minimize(step) : tour.expand(step))}
          onKeyDown={(event) => isUnfolded && isFolding(event) && tour.minimize(step)}
          className={cx(
            'num mb-2 grid h-8 w-10 animate-pop place-items-center rounded-md border text-xs font-semibold touch:min-h-11',
            isUnfolded ? 'border-accent bg-accent-tint text-accent' : 'border-line bg-surface',
          )}
        >
          {done}/{total}
        </button>
      </Tooltip>
      {!isUnfolded && (
        <p role="status" className="sr-only">
          {progress}
        </p>
      )}
    </>
  );
}

export function TourColumn({ step }: { readonly step: TourPoint }) {
  const t = useStrings(tourStrings);
  const { eyebrow, title, progress, done, total } = useTourWords(step);
  useRootMark('tourColumn', true);
  const head = useKeptFocus<HTMLHeadingElement>(`${step} ${done}`);
  useCalled(head);
  useEffect(() => {
    // The way on by Tab would lead past the rest of the navigation first.
    if (document.activeElement?.id === TOUR_BUTTON_ID) head.current?.focus({ preventScroll: true });
  }, [head]);
  return (
    <section
      id={TOUR_COLUMN_ID}
      aria-label={t('guide')}
      onKeyDown={(event) => isFolding(event) && tour.minimize(step)}
      className="sticky top-0 flex h-dvh w-52 animate-fade min-[60rem]:w-64 flex-col border-l border-line bg-surface px-4 pt-3.5 pb-3"
    >
      <div className="-mr-1.5 flex shrink-0 items-start gap-1">
        <h2 ref={head} tabIndex={-1} className="min-w-0 flex-1 rounded-md text-base font-semibold">
          <span className="num block text-xs font-normal text-ink-3">{eyebrow}</span>
          {title}
        </h2>
        <IconButton
          icon={ChevronsLeft}
          size="s"
          label={t('fold')}
          variant="quiet"
          onClick={() => tour.minimize(step)}
        />
        <IconButton icon={X} size="s" label={t('close')} variant="quiet" onClick={() => leaveTour(tour.close)} />
      </div>
      {progress !== null && (
        <div className="mt-2 shrink-0">
          <StepProgress step={done} steps={total} label={t('steps')} />
          <p role="status" className="num mt-1 text-2xs text-ink-2">
            {progress}
          </p>
        </div>
      )}
      <TourPanel step={step} form="icon" />
    </section>
  );
}
