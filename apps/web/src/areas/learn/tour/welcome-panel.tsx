/** Before the first step: who helps here, the way in three steps, what to expect; then how somebody wants to work. */
import { Check, GraduationCap, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Klaus } from '../../../ui/klaus.tsx';
import { type TourForm, tour } from '../tour.ts';
import { tourStrings } from './strings.ts';
import { leaveTour } from './tour-focus.ts';

const PATH = ['path.1', 'path.2', 'path.3'] as const;
const VALUES = ['value.private', 'value.proof', 'value.guess'] as const;

interface WelcomeProps {
  readonly form: TourForm;
}

export function Welcome({ form }: WelcomeProps) {
  const t = useStrings(tourStrings);
  return (
    <div className="grid gap-3.5 text-sm">
      <p className="text-ink-2">{t('lead')}</p>
      <ol aria-label={t('path')} className={cx('grid', form === 'bar' ? 'grid-cols-3 gap-3' : 'gap-1.5')}>
        {PATH.map((step, index) => (
          <li key={step} className={form === 'bar' ? 'border-t-2 border-ink pt-1.5' : 'flex gap-2'}>
            <p className="num text-xs leading-5 font-semibold text-accent">{index + 1}</p>
            <div>
              <p className="font-semibold">{t(step)}</p>
              <p className="text-xs text-ink-2">{t(`${step}.line`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <figure className="rounded-lg bg-sunken p-3">
        <blockquote>{t('quote')}</blockquote>
        <figcaption className="mt-2 flex items-center gap-2 text-xs text-ink-3">
          <Klaus mood="cool" size={44} />
          {t('quote.by')}
        </figcaption>
      </figure>
      <ul className="grid gap-1.5 text-ink-2">
        {VALUES.map((value) => (
          <li key={value} className="flex items-start gap-2">
            <Icon icon={Check} size={15} className="mt-0.5 text-gain" />
            {t(value)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function WelcomeButtons() {
  const t = useStrings(tourStrings);
  return (
    <>
      <Button variant="primary" onClick={tour.start}>
        {t('start')}
      </Button>
      <Button variant="quiet" onClick={() => leaveTour(tour.skip)}>
        {t('skip')}
      </Button>
    </>
  );
}

/** Beginner or expert: one click answers and leads to the first step. */
const MODES = [
  { mode: 'klaus', icon: GraduationCap },
  { mode: 'expert', icon: SlidersHorizontal },
] as const satisfies readonly { readonly mode: string; readonly icon: LucideIcon }[];

export function Mode({ form }: WelcomeProps) {
  const t = useStrings(tourStrings);
  return (
    <div className="grid gap-2.5 text-sm">
      <div className={cx('grid gap-2', form === 'bar' && 'sm:grid-cols-2')}>
        {MODES.map(({ mode, icon }) => (
          <button
            key={mode}
            type="button"
            onClick={() => tour.chooseMode(mode)}
            className="rounded-lg border border-line-strong bg-surface p-2.5 text-left transition-colors hover:border-accent hover:bg-accent-tint"
          >
            <span className="flex items-center gap-2 font-semibold">
              <Icon icon={icon} size={17} className="text-accent" />
              {t(`mode.${mode}`)}
            </span>
            <span className="mt-0.5 block text-xs text-ink-2">{t(`mode.${mode}.line`)}</span>
          </button>
        ))}
      </div>
      <p className="text-xs text-ink-3">{t('mode.note')}</p>
    </div>
  );
}
