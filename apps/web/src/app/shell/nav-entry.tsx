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
import { useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import type { ScreenId } from '../../platform/navigation/paths.ts';
import { ScreenLink } from '../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../platform/navigation/screen-titles.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { shellStrings } from './strings.ts';

/**
 * How many points wait on the review list, as a mark on its entry of the navigation; nothing where there are none.
 */
interface ReviewMarkProps {
  /** `corner`: over an icon, where there is no room beside it. */
  readonly place: 'beside' | 'corner';
}

const MOST_SHOWN = 99;

export function ReviewMark({ place }: ReviewMarkProps) {
  const t = useStrings(shellStrings);
  const state = useLedgerState();
  const count = 'counts' in state ? state.counts.review : 0;
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'num inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-review-tint px-1.25 text-2xs font-semibold text-review forced-colors:border',
        place === 'beside' ? 'ml-auto' : 'absolute -top-1.5 left-3 ring-2 ring-surface',
      )}
    >
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{t('review.open', { count })}</span>
    </span>
  );
}

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
