/** Header, main part and footer of a page outside the shell, also around what is no route of its own, such as the 404 page. */

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Logo } from '../../ui/logo.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { MAIN_ID } from '../page-effects.ts';
import { PublicFooter } from './public-footer.tsx';
import { publicStrings } from './strings.ts';

export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-312 flex-col px-4 sm:px-6">
      <PublicHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

/** 72 px: logo, sections of the landing page, language, sign-in and the one primary action. */
const LINK = 'inline-flex min-h-6 items-center rounded-md text-base font-medium text-ink-2 hover:text-ink';

function PublicHeader() {
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
