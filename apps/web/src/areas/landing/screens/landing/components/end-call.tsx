/** The last word: Klaus, one sentence, and the way in. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Klaus } from '../../../../../ui/klaus.tsx';
import { lowerStrings } from '../lower-strings.ts';

export function EndCall() {
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
