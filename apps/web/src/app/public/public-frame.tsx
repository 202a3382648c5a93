/** Header, main part and footer of a page outside the shell, also around what is no route of its own, such as the 404 page. */
import { Link, type LinkProps, useSearch } from '@tanstack/react-router';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpButton } from '../../areas/learn/help-button.tsx';
import { disclaimerStrings } from '../../areas/legal/disclaimer-strings.ts';
import { useSiteFacts } from '../../areas/legal/site-facts.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ContractLinks } from '../contract-links.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { MAIN_ID } from '../page-effects.ts';
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
  // A page that needs a session sent the visitor here; signing in by this button leads back there too.
  const { redirect } = useSearch({ strict: false });
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
        <HelpButton className="grid size-8 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-hover touch:size-11">
          <Icon icon={CircleQuestionMark} size={18} />
        </HelpButton>
        <LanguageToggle />
        {isSignedIn ? (
          <Link to="/multi-exchange" className={buttonClass({ variant: 'primary' })}>
            {/* Beside logo, help and language a phone has room for one word. */}
            <span className="max-sm:hidden">{t('dashboard')}</span>
            <span className="sm:hidden">{t('overview')}</span>
          </Link>
        ) : (
          <>
            <Link
              to="/auth"
              search={{ redirect }}
              className={buttonClass({ variant: 'quiet', className: 'max-sm:border-line-strong max-sm:bg-surface' })}
            >
              {t('login')}
            </Link>
            {/* On a phone there is room for one: the pages themselves offer the start, but only the header the login. */}
            <Link to="/smart-import" className={buttonClass({ variant: 'primary', className: 'max-sm:hidden' })}>
              {t('start')}
            </Link>
          </>
        )}
      </div>
    </header>
  );
}

/** Disclaimer, product, legal, contact. The legal links are what the law wants reachable from every page. */
const FOOTER_LINK = 'inline-flex min-h-6.5 items-center hover:text-ink hover:underline touch:min-h-11';

function PublicFooter() {
  const t = useStrings(publicStrings);
  return (
    <footer className="mt-16 grid gap-6 border-t border-line pt-8 pb-12 text-sm text-ink-2 sm:grid-cols-2 lg:grid-cols-[1fr_10rem_10rem_10rem]">
      <div>
        <Logo className="text-ink" />
        <p className="mt-2 text-xs text-ink-3">{useStrings(disclaimerStrings)('disclaimer')}</p>
      </div>
      <Column title={t('product')}>
        <FooterLink to="/smart-import">{t('smart-import')}</FooterLink>
        <FooterLink to="/tax-strategies">{t('strategies')}</FooterLink>
        <FooterLink to="/multi-exchange">{t('overview')}</FooterLink>
        <FooterLink to="/pricing">{t('pricing')}</FooterLink>
      </Column>
      <Column title={t('legal')}>
        <FooterLink to="/impressum">{t('imprint')}</FooterLink>
        <FooterLink to="/datenschutz">{t('privacy')}</FooterLink>
        <FooterLink to="/agb">{t('terms')}</FooterLink>
        <FooterLink to="/widerruf">{t('withdrawal')}</FooterLink>
        <li className="grid justify-items-start">
          <ContractLinks className={FOOTER_LINK} />
        </li>
      </Column>
      <Column title={t('contact')}>
        <SupportMail className={FOOTER_LINK}>
          <FooterLink to="/impressum">{t('contact-line')}</FooterLink>
        </SupportMail>
      </Column>
    </footer>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1.5 text-sm font-semibold text-ink">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { readonly to: NonNullable<LinkProps['to']>; readonly children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={FOOTER_LINK}>
        {children}
      </Link>
    </li>
  );
}

/** The mail address of whoever runs this installation, where the configuration names one; else what stands in its place. */
function SupportMail({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const answer = useSiteFacts();
  const email = answer.kind === 'ready' ? answer.facts.email : '';
  if (email === '') return children;
  return (
    <li>
      <a href={`mailto:${email}`} className={className}>
        {email}
      </a>
    </li>
  );
}
