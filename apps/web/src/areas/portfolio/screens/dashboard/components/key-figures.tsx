/** Four figures in a strip: entries, assets, open result, realised result. */

import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { BookCounts } from '../../../../../platform/ledger/ledger-state.ts';
import { formatCount } from '../../../../../ui/format/count.ts';
import { formatPercent } from '../../../../../ui/format/percent.ts';
import { Money } from '../../../../../ui/money.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import type { HoldingFigure } from '../../../explain/holding-figures.ts';
import type { Totals } from '../../../portfolio-types.ts';
import { dashboardStrings } from '../strings.ts';

export interface KeyFiguresProps {
  readonly counts: BookCounts;
  /** null: still being computed. */
  readonly totals: Totals | null;
  readonly onWhy: (figure: HoldingFigure) => void;
}

export function KeyFigures({ counts, totals, onWhy }: KeyFiguresProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const ratio = totals?.unrealisedRatio;
  /** undefined: still being computed. */
  const result = (value: string | null | undefined, figure: HoldingFigure) =>
    value === undefined ? (
      <Skeleton className="h-6 w-24" />
    ) : (
      <Money value={value} sign="always" onWhy={() => onWhy(figure)} />
    );
  const stats = [
    {
      id: 'events',
      label: t('transactions'),
      value: formatCount(counts.events, locale),
      note: t('open', { count: counts.review }),
    },
    {
      id: 'assets',
      label: t('assets'),
      value: formatCount(counts.assets, locale),
      note: t('wallets', { count: counts.wallets }),
    },
    {
      id: 'unrealised',
      label: t('unrealised'),
      value: result(totals === null ? undefined : (totals.unrealised ?? null), 'own.open'),
      note: ratio && t('unrealised.note', { ratio: formatPercent(ratio, locale, { sign: 'always' }) }),
    },
    {
      id: 'realised',
      label: t('realised'),
      value: result(totals?.realised, 'own.done'),
      note: t('realised.note'),
    },
  ];
  return <StatStrip stats={stats} />;
}
