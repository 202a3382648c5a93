/** Headline, the two ways to start, the short ways for whoever knows where to go, and the example report beside them. */
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import { landingStrings } from '../strings.ts';
import { ExampleReport } from './example-report.tsx';

export function Hero() {
  const t = useStrings(landingStrings);
  return (
    <section className="grid items-center gap-10 pt-8 pb-18 lg:grid-cols-[minmax(0,1fr)_32rem] lg:gap-14 lg:pt-16 xl:grid-cols-[minmax(0,1fr)_37.5rem]">
      <div>
        <h1 className="max-w-[12ch] text-[2.75rem] leading-[1.05] font-semibold tracking-[-.04em] md:text-[4rem]">
          {t('headline')}
        </h1>
        <p className="mt-5 max-w-[46ch] text-lg leading-[1.6] text-ink-2 md:text-[1.125rem]">{t('lead')}</p>
        <div className="mt-7 flex flex-wrap gap-2.5">
          <Link
            to="/smart-import"
            className={buttonClass({ variant: 'primary', size: 'l', className: 'w-full sm:w-auto' })}
          >
            <Icon icon={Lock} />
            {t('start-private')}
          </Link>
          <Link
            to="/auth"
            search={{ mode: 'cloud' }}
            className={buttonClass({ size: 'l', className: 'w-full sm:w-auto' })}
          >
            {t('start-sync')}
          </Link>
        </div>
        <p className="mt-3.5 flex flex-wrap gap-x-2 gap-y-1 text-sm text-ink-3">
          <span>{t('free')}</span>
          <Link to="/pricing" className={linkClass('prose')}>
            {t('see-pricing')}
          </Link>
          <Link to="/auth" className={cx(linkClass('prose'), 'sm:hidden')}>
            {t('login')}
          </Link>
        </p>
        <QuickLinks />
      </div>
      <ExampleReport />
    </section>
  );
}

const QUICK = [
  { to: '/smart-import', key: 'quick.import' },
  { to: '/tax-strategies', key: 'quick.strategies' },
  { to: '/multi-exchange', key: 'quick.dashboard' },
] as const;

function QuickLinks() {
  const t = useStrings(landingStrings);
  return (
    <nav
      aria-label={t('quick-links')}
      className="mt-8 flex flex-wrap items-center gap-x-4 border-t border-line pt-4 text-sm"
    >
      <span className="text-ink-3">{t('quick-links')}</span>
      {QUICK.map(({ to, key }) => (
        <Link
          key={key}
          to={to}
          className="inline-flex min-h-6 items-center font-medium text-ink-2 hover:text-ink hover:underline touch:min-h-11"
        >
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
