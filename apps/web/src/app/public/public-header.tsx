/** 72 px: logo, sections of the landing page, language, sign-in and the one primary action. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Logo } from '../../ui/logo.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { publicStrings } from './strings.ts';

const LINK = 'inline-flex min-h-6 items-center rounded-md text-base font-medium text-ink-2 hover:text-ink';

export function PublicHeader() {
  const t = useStrings(publicStrings);
  const isSignedIn = useObservable(session).kind === 'signed-in';
  return (
    <header className="flex min-h-18 flex-wrap items-center gap-x-2.5 gap-y-2 py-3">
      <Link to="/" aria-label={t('home')} className="inline-flex min-h-11 items-center">
        <Logo size={24} className="max-[23.99rem]:[&>span]:sr-only" />
      </Link>
      <nav aria-label={t('nav')} className="ml-14 hidden gap-7 lg:flex">
        <Link to="/" hash="features" className={LINK}>
          {t('features')}
        </Link>
        <Link to="/" hash="how" className={LINK}>
          {t('how')}
        </Link>
        <Link to="/pricing" className={LINK}>
          {t('pricing')}
        </Link>
        <Link to="/" hash="security" className={LINK}>
          {t('security')}
        </Link>
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <LanguageToggle />
        <Link
          to={isSignedIn ? '/multi-exchange' : '/auth'}
          className={buttonClass({ variant: 'quiet', className: 'max-sm:hidden' })}
        >
          {t(isSignedIn ? 'dashboard' : 'login')}
        </Link>
        <Link to="/smart-import" className={buttonClass({ variant: 'primary' })}>
          {t('start')}
        </Link>
      </div>
    </header>
  );
}
