/** Phones: the four places used most, and everything else behind "More". */
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeftRight, Download, FileText, LayoutDashboard, type LucideIcon, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HelpButton } from '../../areas/learn/help-button.tsx';
import { TourPlace } from '../../areas/learn/tour-host.tsx';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { NO_ROUTER_MARK } from '../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../platform/navigation/screen-titles.ts';
import { cx } from '../../ui/class-names.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { DevModeToggle, HelpPicture, SearchButton } from './bar-buttons.tsx';
import { BookMenu } from './books/book-menu.tsx';
import { NavEntry, ReviewMark } from './nav-entry.tsx';
import { useNavigation } from './nav-model.ts';
import { StatusBlock } from './status/status-block.tsx';
import { shellStrings } from './strings.ts';

const PLACE = 'flex min-h-12 flex-col items-center justify-center gap-0.5 text-2xs';

export function BottomBar() {
  const t = useStrings(shellStrings);
  const titles = useStrings(screenTitles);
  const { active } = useNavigation();
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <>
      {/* The last part of the page, so that nothing lies under it at the end; with the unfolded tour at most half the screen. */}
      <div className="sticky bottom-0 z-9 flex max-h-[50dvh] flex-col print:hidden">
        <TourPlace form="bar" />
        <nav
          aria-label={t('nav')}
          className="grid shrink-0 grid-cols-6 border-t border-line bg-surface px-1 pt-1.5 pb-[max(.375rem,env(safe-area-inset-bottom))]"
        >
          <Place
            to={{ to: '/multi-exchange' }}
            icon={LayoutDashboard}
            label={titles('dashboard')}
            on={active === 'dashboard'}
          />
          <Place to={{ to: '/smart-import' }} icon={Download} label={t('bar.import')} on={active === 'smartImport'} />
          <Place
            to={{ to: '/transactions', search: { view: 'review' } }}
            icon={ArrowLeftRight}
            label={t('bar.review')}
            on={active === 'transactions'}
            mark={<ReviewMark place="corner" />}
          />
          <Place to={{ to: '/klaus-tax' }} icon={FileText} label={t('bar.tax')} on={active === 'taxReport'} />
          <HelpButton withName className={cx(PLACE, 'font-medium text-ink-3')}>
            <HelpPicture size={20} />
          </HelpButton>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            onClick={() => setMoreOpen(true)}
            className={cx(PLACE, 'font-medium text-ink-3')}
          >
            <Icon icon={Menu} size={20} />
            {t('bar.more')}
          </button>
        </nav>
      </div>
      <MoreSheet open={isMoreOpen} onClose={() => setMoreOpen(false)} />
    </>
  );
}

interface PlaceProps {
  readonly to: Pick<LinkProps, 'to' | 'search'>;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly on: boolean;
  readonly mark?: ReactNode;
}

function Place({ to, icon, label, on, mark }: PlaceProps) {
  return (
    <Link
      {...to}
      aria-current={on ? 'page' : undefined}
      activeProps={NO_ROUTER_MARK}
      className={cx(PLACE, on ? 'font-semibold text-accent' : 'font-medium text-ink-3')}
    >
      <span className="relative">
        <Icon icon={icon} size={20} />
        {mark}
      </span>
      {label}
    </Link>
  );
}

/** Phones: the whole navigation, the language and the status block on one sheet. */
interface MoreSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function MoreSheet({ open, onClose }: MoreSheetProps) {
  const t = useStrings(shellStrings);
  const { groups, active } = useNavigation();
  return (
    <Drawer open={open} onClose={onClose} title={t('more.title')}>
      <div className="mb-4 flex items-center gap-2">
        <SearchButton onOpen={onClose} />
        <LanguageToggle className="ml-auto" />
      </div>
      <BookMenu className="mb-4 w-full max-w-full" />
      {[...groups, { group: 'foot', entries: ['settings'] } as const].map(({ group, entries }) => (
        <section key={group} className="mb-4">
          {group !== 'main' && <h3 className="px-2.5 pb-1 text-xs font-medium text-ink-3">{t(`group.${group}`)}</h3>}
          <ul>
            {entries.map((screen) => (
              <li key={screen}>
                <NavEntry screen={screen} active={screen === active} onClick={onClose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <DevModeToggle />
      <StatusBlock />
    </Drawer>
  );
}
