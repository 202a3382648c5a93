/** Search, tax year, language, account. After 50 px of scrolling it gets a hairline and the title; nothing else changes. */

import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useDevMode } from '../../platform/dev-mode/dev-mode.ts';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { useScreenTitle } from '../../platform/screen/screen-title.tsx';
import { cx } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { SearchButton } from './search-button.tsx';
import { shellStrings } from './strings.ts';
import { useScrolled } from './use-scrolled.ts';
import { UserMenu } from './user-menu.tsx';
import { YearPicker } from './year-picker.tsx';

export const TopBar = memo(function TopBar({ phone }: { readonly phone: boolean }) {
  const t = useStrings(shellStrings);
  const title = useScreenTitle();
  const isScrolled = useScrolled();
  const { active: devMode } = useDevMode();
  return (
    <header
      className={cx(
        'sticky top-0 z-5 flex print:hidden items-center gap-2.5 border-b bg-paper transition-colors',
        phone ? 'min-h-13 px-4 sm:px-6' : 'min-h-(--topbar-h) px-8 py-1.5',
        isScrolled ? 'border-line' : 'border-transparent',
      )}
    >
      {phone ? (
        <Link to="/" aria-label={t('home')} className="inline-flex min-h-11 items-center">
          <Logo withName={!isScrolled} />
        </Link>
      ) : (
        <SearchButton />
      )}
      {/* The heading of the screen has gone out of sight; for screen readers it is still there. */}
      <p aria-hidden="true" className="min-w-0 flex-1 truncate text-sm font-semibold">
        {isScrolled && title}
      </p>
      {devMode && (
        <span className="rounded-sm bg-review-tint px-1.75 text-2xs font-semibold text-review">{t('dev')}</span>
      )}
      <YearPicker short={phone} />
      {!phone && <LanguageToggle />}
      <UserMenu />
    </header>
  );
});
