/** Everything below the first screen, loaded right after it: features, the three steps, the last word. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { buttonClass } from '../../../../../ui/button.tsx';
import { Klaus } from '../../../../../ui/klaus.tsx';
import { lowerStrings } from '../lower-strings.ts';
import { Features } from './features.tsx';

export function LowerPage() {
  return (
    // Out of sight it costs no layout; the size is about what it takes, so that the scroll bar hardly moves.
    <div className="[contain-intrinsic-size:auto_150rem] [content-visibility:auto]">
      <Features />
      <Steps />
      <EndCall />
    </div>
  );
}

/** From files to the tax office in three steps. */
const STEPS = ['how.import', 'how.review', 'how.file'] as const;

function Steps() {
  const t = useStrings(lowerStrings);
  return (
    <section id="how" className="scroll-mt-6 pt-22">
      <h2 className="text-3xl font-semibold">{t('how.title')}</h2>
      <ol className="mt-7 grid gap-6 md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step} className="border-t-2 border-ink pt-4">
            <p className="font-semibold text-accent">{index + 1}</p>
            <h3 className="text-xl font-semibold">{t(step)}</h3>
            <p className="max-w-[36ch] text-ink-2">{t(`${step}.line`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last word: Klaus, one sentence, and the way in. */
function EndCall() {
  const t = useStrings(lowerStrings);
  return (
    <section className="mt-22 flex flex-wrap items-center justify-between gap-6 rounded-xl border border-line bg-surface p-6 sm:px-10 sm:py-9">
      <div className="flex flex-wrap items-center gap-5.5">
        <Klaus size={72} />
        <div>
          <h2 className="text-2xl font-semibold">{t('end.title')}</h2>
          <p className="text-[.9375rem] text-ink-2">{t('end.line')}</p>
        </div>
      </div>
      <div className="flex w-full flex-wrap gap-2.5 sm:w-auto">
        <Link
          to="/smart-import"
          className={buttonClass({ variant: 'primary', size: 'l', className: 'w-full sm:w-auto' })}
        >
          {t('end.start')}
        </Link>
        <Link to="/pricing" className={buttonClass({ size: 'l', className: 'w-full sm:w-auto' })}>
          {t('end.pricing')}
        </Link>
      </div>
    </section>
  );
}
