/**
 * The key figures of the year in one strip, and how a result stands to its limit; each figure opens its derivation.
 * Losses and income only where there are some.
 */
import { absolute, compare, dec, formatDecimal, isZero, subtract } from '@cryptax/kernel';
import { roomBelowLimit } from '@cryptax/tax-de';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { type Stat, StatStrip } from '../../../../../ui/stat-strip.tsx';
import type { FigureId } from '../../../explain-types.ts';
import type { ReportView } from '../../../report-types.ts';
import { useReportStanding } from '../../../year-range.tsx';
import { taxReportStrings } from '../strings.ts';

export interface KeyFiguresProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
}

export function KeyFigures({ report, onWhy }: KeyFiguresProps) {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const { summary, counts, year, completeness } = report;
  const { assessed, gains, losses } = summary;
  const money = (figure: FigureId, value: string, sign: 'plain' | 'always' = 'plain') => (
    <Money value={value} sign={sign} tone="plain" onWhy={() => onWhy(figure)} whySign={false} />
  );
  const when = (condition: boolean, stat: Stat): readonly Stat[] => (condition ? [stat] : []);
  const isOpen = useReportStanding(report).kind !== 'certain';
  const note = (words: string) => (isOpen ? t('stat.booked') : words);
  const stats: readonly Stat[] = [
    {
      id: 'events',
      label: t('stat.events'),
      value:
        report.source.kind === 'book' ? (
          <YearLink count={formatCount(counts.events, locale)} year={year} />
        ) : (
          formatCount(counts.events, locale)
        ),
      note: t(completeness.pending > 0 ? 'stat.eventsResult' : 'stat.eventsNote', {
        count: counts.disposals,
        shown: formatCount(counts.disposals, locale),
      }),
    },
    { id: 'gains', label: t('stat.gains'), value: money('s23.gains', gains), note: note(t('stat.gainsNote')) },
    ...when(!isZero(losses), {
      id: 'losses',
      label: t('stat.losses'),
      value: money('s23.losses', losses),
      note: note(t('stat.lossesNote')),
    }),
    {
      id: 'free',
      label: t('stat.free'),
      value: money('s23.free', assessed.taxFreeGain),
      // A loss that is "tax-free" is no benefit, whatever is still open.
      note: isNegative(assessed.taxFreeGain) ? t('stat.freeLoss') : note(t('stat.freeNote')),
    },
    ...when(counts.income > 0, {
      id: 'income',
      label: t('stat.income'),
      value: money('s22.net', assessed.income.net),
      note: note(t('stat.incomeNote')),
    }),
    ...when(!isZero(assessed.privateSalesLosses.carryOut), {
      id: 'carry',
      label: t('stat.carry'),
      value: money('s23.carry', assessed.privateSalesLosses.carryOut),
      note: note(t('stat.carryNote', { year: year + 1 })),
    }),
  ];
  return <StatStrip stats={stats} className="mb-4" />;
}

/** The year's entries themselves are the derivation of their count. */
function YearLink({ count, year }: { readonly count: string; readonly year: number }) {
  return (
    <Link
      to="/transactions"
      search={{ year }}
      className="border-b border-dashed border-line-strong hover:border-accent hover:text-accent"
    >
      {count}
    </Link>
  );
}

interface LimitStanding {
  readonly kind: 'reached' | 'below' | 'loss';
  /** Reached: by how much. Else what may still be earned with nothing taxed, the same figure as on every other screen. */
  readonly distance: string;
}

/**
 * How a result stands to its limit: reached, below or a loss, and how much more stays free or by how much it is exceeded.
 * The limit itself counts as reached: free is only what is less (section 23 (3) sentence 5 EStG).
 */
export function limitStanding(net: string, limit: string): LimitStanding {
  if (compare(dec(net), dec(limit)) >= 0)
    return { kind: 'reached', distance: formatDecimal(subtract(dec(net), dec(limit))) };
  const distance = formatDecimal(roomBelowLimit({ net, limit }));
  return { kind: isNegative(net) ? 'loss' : 'below', distance };
}

export function isNegative(amount: string): boolean {
  return dec(amount).units < 0n;
}

/** Without its sign: for sentences that say "loss" themselves. */
export function withoutSign(amount: string): string {
  return formatDecimal(absolute(dec(amount)));
}
