/** The icon of each navigation entry. */
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
import type { ScreenId } from '../../platform/navigation/paths.ts';

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

export function navIcon(screen: ScreenId): LucideIcon {
  return ICONS[screen] ?? FileText;
}
