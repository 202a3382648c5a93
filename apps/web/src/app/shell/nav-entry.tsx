/**
 * One entry of the side navigation. The open one has ink text on a faint tint and an accent icon. Going to another screen
 * changes two of the entries: the others are not drawn again.
 */
import {
  ArrowLeftRight,
  BookOpen,
  CalendarDays,
  ChartPie,
  Download,
  FileDown,
  FileText,
  FlaskConical,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  SlidersHorizontal,
  TrendingDown,
  WalletMinimal,
} from 'lucide-react';
import { memo } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import type { ScreenId } from '../../platform/navigation/paths.ts';
import { ScreenLink } from '../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../platform/navigation/screen-titles.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ReviewMark } from './review-mark.tsx';

/** The icon of each navigation entry. */
const ICONS: Partial<Record<ScreenId, LucideIcon>> = {
  dashboard: LayoutDashboard,
  portfolio: ChartPie,
  smartImport: Download,
  transactions: ArrowLeftRight,
  wallets: WalletMinimal,
  taxReport: FileText,
  reports: FileDown,
  simulator: SlidersHorizontal,
  lossHarvesting: TrendingDown,
  taxIntelligence: CalendarDays,
  defi: Layers,
  journey: BookOpen,
  settings: Settings,
  tests: FlaskConical,
};

function navIcon(screen: ScreenId): LucideIcon {
  return ICONS[screen] ?? FileText;
}

export interface NavEntryProps {
  readonly screen: ScreenId;
  readonly active: boolean;
  readonly collapsed?: boolean | undefined;
  readonly label?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

export const NavEntry = memo(function NavEntry({ screen, active, collapsed = false, label, onClick }: NavEntryProps) {
  const titles = useStrings(screenTitles);
  const title = label ?? titles(screen);
  const hasMark = screen === 'transactions';
  const link = (
    <ScreenLink
      screen={screen}
      current={active}
      onClick={onClick}
      aria-label={collapsed && !hasMark ? title : undefined}
      className={cx(
        'mb-px flex min-h-8 items-center gap-2.5 rounded-md text-sm touch:min-h-11',
        collapsed ? 'w-10 justify-center' : 'px-2.5',
        active ? 'bg-ink/7 font-semibold text-ink' : 'font-medium text-ink-2 hover:bg-ink/4 hover:text-ink',
      )}
    >
      <span className="relative">
        <Icon icon={navIcon(screen)} size={17} className={active ? 'text-accent' : ''} />
        {hasMark && collapsed && <ReviewMark place="corner" />}
      </span>
      {hasMark && collapsed && <span className="sr-only">{title}</span>}
      {!collapsed && <span className="min-w-0 hyphens-auto">{title}</span>}
      {hasMark && !collapsed && <ReviewMark place="beside" />}
    </ScreenLink>
  );
  return collapsed ? (
    <Tooltip content={title} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
});
