/** Search, book, tax year, language, account. After 50 px of scrolling it gets a hairline and the title; nothing else changes. */
import { Link } from '@tanstack/react-router';
import { Check, ChevronDown, LogIn, LogOut, type LucideIcon, Settings, UserRound } from 'lucide-react';
import { type ComponentProps, memo, useEffect, useState } from 'react';
import { useDevMode } from '../../platform/dev-mode/dev-mode.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { useScreenTitle } from '../../platform/screen/screen-title.tsx';
import { type Session, session } from '../../platform/session/session.ts';
import { offeredYears, useForgottenDemoYear, useTaxYear } from '../../platform/tax-year/tax-year.ts';
import { cx, itemClass } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { Popover } from '../../ui/popover.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { SearchButton } from './bar-buttons.tsx';
import { BookMenu } from './books/book-menu.tsx';
import { shellStrings } from './strings.ts';

/** The tax year of all screens. Choosing one puts it into the address, so that a link keeps it. */
const YearPicker = memo(function YearPicker({ short }: { readonly short: boolean }) {
  const t = useStrings(shellStrings);
  const [open, setOpen] = useState(false);
  const { year, runningYear, choose } = useTaxYear();
  useForgottenDemoYear();
  const ledger = useLedgerState();
  const ledgerYears = 'years' in ledger ? (ledger.years ?? []) : [];
  const pick = (chosen: number) => {
    choose(chosen);
    setOpen(false);
  };
  return (
    <Popover
      label={t('tax-year')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-48"
      trigger={
        <button
          type="button"
          className="num flex min-h-8 items-center gap-1.5 rounded-md border border-line bg-surface pr-2 pl-3 text-sm hover:border-line-strong touch:min-h-11"
        >
          {/* The tour beside a narrow navigation leaves no room for the word. */}
          <span className={cx('text-ink-3', short ? 'sr-only' : 'beside-tour:sr-only')}>{t('tax-year')}</span>
          <b>{year}</b>
          <Icon icon={ChevronDown} size={14} className="text-ink-3" />
        </button>
      }
    >
      <ul>
        {offeredYears(ledgerYears, runningYear, year).map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === year ? 'true' : undefined}
              onClick={() => pick(each)}
              className={itemClass(cx('num w-full hover:bg-hover', each === year && 'bg-accent-tint'))}
            >
              <b>{each}</b>
              {each === runningYear && <span className="text-xs text-ink-3">{t('year.running')}</span>}
              {each === year && <Icon icon={Check} size={15} className="ml-auto text-accent" />}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
});

/**
 * Whether the page is scrolled further than 50 px: the top bar then gets a hairline and the screen's title. Where the page
 * stands is read when it is scrolled and never while a screen is drawn: the browser would have to lay it out for the answer.
 */
const SCROLL_THRESHOLD_PX = 50;

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLL_THRESHOLD_PX);
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isScrolled;
}

export const TopBar = memo(function TopBar({ phone }: { readonly phone: boolean }) {
  const t = useStrings(shellStrings);
  const title = useScreenTitle();
  const isScrolled = useScrolled();
  const { active: devMode } = useDevMode();
  return (
    <header
      className={cx(
        'sticky top-0 z-5 flex print:hidden items-center gap-2.5 border-b bg-paper transition-colors',
        phone ? 'min-h-13 px-4 sm:px-6' : 'min-h-(--topbar-h) px-8 py-1.5 beside-tour:px-4',
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
      {!phone && <BookMenu />}
      <YearPicker short={phone} />
      {!phone && <LanguageToggle />}
      <UserMenu />
    </header>
  );
});

/** The account menu. Without an account it says so, and offers to log in; it never shows an invented user. */
const UserMenu = memo(function UserMenu() {
  const t = useStrings(shellStrings);
  const current = useObservable(session);
  const link = (id: string, to: '/settings' | '/auth', icon: LucideIcon, label: string): MenuItem => ({
    kind: 'link',
    id,
    element: (
      <Link to={to}>
        <Icon icon={icon} size={15} className="text-ink-3" />
        {label}
      </Link>
    ),
  });
  const logout: MenuItem = {
    kind: 'action',
    id: 'logout',
    label: t('user.logout'),
    icon: LogOut,
    onSelect: async () => {
      if (await logOut()) notices.success(t('user.logout.done'));
      else notices.info(t('user.logout.failed'));
    },
  };
  const items: readonly MenuItem[] = [
    { kind: 'heading', id: 'who', label: current.kind === 'signed-in' ? current.email : t('user.none') },
    { kind: 'separator', id: 'line' },
    link('settings', '/settings', Settings, t('user.settings')),
    current.kind === 'signed-in' ? logout : link('login', '/auth', LogIn, t('user.login')),
  ];
  return <Menu trigger={<Avatar session={current} label={t('user.menu')} />} items={items} />;
});

/** Loaded on the click: who never signs in never needs it. */
async function logOut(): Promise<boolean> {
  try {
    const { signOut } = await import('../../areas/account/sign-in.ts');
    await signOut();
    return true;
  } catch {
    // Without a connection the part may not be there yet; the user is told and stays signed in.
    return false;
  }
}

interface AvatarProps extends ComponentProps<'button'> {
  readonly session: Session;
  readonly label: string;
}

function Avatar({ session: current, label, ...rest }: AvatarProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-2xs font-semibold text-paper touch:size-11"
      {...rest}
    >
      {current.kind === 'signed-in' ? initials(current.name) : <Icon icon={UserRound} size={16} />}
    </button>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}
