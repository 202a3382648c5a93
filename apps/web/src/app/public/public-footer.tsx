/** Disclaimer, product, legal, contact. The legal links are what the law wants reachable from every page. */
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { disclaimerStrings } from '../../areas/legal/disclaimer-strings.ts';
import { useSiteFacts } from '../../areas/legal/site-facts.ts';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { Logo } from '../../ui/logo.tsx';
import { publicStrings } from './strings.ts';

const LINK = 'inline-flex min-h-6.5 items-center hover:text-ink hover:underline touch:min-h-11';

export function PublicFooter() {
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
      </Column>
      <Column title={t('contact')}>
        <SupportMail className={LINK}>
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
      <Link to={to} className={LINK}>
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
