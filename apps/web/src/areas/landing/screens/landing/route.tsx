/**
 * The landing page: what Cryptax does, one worked example, the six features, three steps, one way in. What lies below
 * the first screen comes in a chunk of its own, so that the headline does not wait for it.
 */
import { Link, useSearch } from '@tanstack/react-router';
import { Info, Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { settings } from '../../../../platform/settings/settings.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ExampleReport } from './components/example-report.tsx';
import { facts } from './landing-facts.ts';
import { landingStrings } from './strings.ts';

const LowerPage = lazy(() => import('./components/lower-page.tsx').then((page) => ({ default: page.LowerPage })));

export function LandingScreen() {
  const { redirect } = useSearch({ from: '/public/' });
  return (
    <>
      {redirect !== undefined && <SignInHint redirect={redirect} />}
      <Hero />
      <Facts />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <LowerPage />
      </Suspense>
    </>
  );
}

/** Four short promises between two hairlines. The numbers are counted in the code when the app is built. */
const FACTS = ['fact.proof', 'fact.law', 'fact.sources', 'fact.guess'] as const;

function Facts() {
  const t = useStrings(landingStrings);
  return (
    <ul className="grid divide-line border-y border-line max-lg:divide-y sm:grid-cols-2 lg:grid-cols-4 lg:divide-x">
      {FACTS.map((fact) => (
        <li key={fact} className="py-5.5 pr-6 lg:px-6 lg:first:pl-0">
          <p className="text-[.9375rem] font-semibold">{t(fact, facts.counts)}</p>
          <p className="text-sm text-ink-2">{t(`${fact}.line`, facts.counts)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Shown when a screen that needs a session sent the visitor here: says why, and leads back there after signing in. */
function SignInHint({ redirect }: { readonly redirect: string }) {
  const t = useStrings(landingStrings);
  return (
    <p
      role="status"
      className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-info-tint px-4 py-2.5 text-info"
    >
      <Icon icon={Info} />
      {t('redirect.title')}
      <Link to="/auth" search={{ redirect }} className={linkClass('prose')}>
        {t('redirect.action')}
      </Link>
    </p>
  );
}

/** Headline, the two ways to start, the short ways for whoever knows where to go, and the example report beside them. */
function Hero() {
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
            onClick={startPrivately}
            className={buttonClass({ variant: 'primary', size: 'l', className: 'w-full sm:w-auto' })}
          >
            <Icon icon={Lock} />
            {t('start-private')}
          </Link>
          <Link
            to="/multi-exchange"
            search={{ demo: true }}
            onClick={startPrivately}
            className={buttonClass({ size: 'l', className: 'w-full sm:w-auto' })}
          >
            {t('start-demo')}
          </Link>
        </div>
        <p className="mt-3.5 flex flex-wrap gap-x-2 gap-y-1 text-sm text-ink-3">
          <span>{t('free')}</span>
          <Link to="/auth" search={{ mode: 'cloud' }} className={linkClass('prose')}>
            {t('start-sync')}
          </Link>
          <Link to="/pricing" className={linkClass('prose')}>
            {t('see-pricing')}
          </Link>
        </p>
        <QuickLinks />
      </div>
      <ExampleReport />
    </section>
  );
}

/** Whoever starts here has said where the data is kept: in this browser, until an account is wanted. */
const startPrivately = () => settings.set('storageChoiceMade', true);

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
