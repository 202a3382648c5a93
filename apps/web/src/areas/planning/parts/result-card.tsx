/** The answer to "what would this sale cost": the tax as the one large figure, what leads to it, and how far one could go. */
import { dec, isZero } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { memo } from 'react';
import { difference } from '../../../platform/difference.ts';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Money } from '../../../ui/money.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { useShownYear, useSureCoins } from '../../tax/year-range.tsx';
import type { SaleStage, StrategyResult } from '../planning-types.ts';
import { BasisMark, freeTerm, LawBasis, sideWith } from './plan-basis-line.tsx';
import { planningStrings } from './strings.ts';

export interface ResultCardProps {
  readonly book: Book;
  /** What is sold: of some coins open answers decide which lots are there. */
  readonly assets: readonly string[];
  readonly result: StrategyResult;
  readonly stage: SaleStage;
  /** Opens what the figure is made of. */
  readonly onWhy: () => void;
}

export const ResultCard = memo(function ResultCard({ book, assets, result, stage, onWhy }: ResultCardProps) {
  const t = useStrings(planningStrings);
  const standing = useShownYear(book, stage.year.year);
  const isSure = assets.every(useSureCoins(book));
  const { tax, year, taxableGain } = result;
  const before = difference(year.net, taxableGain);
  const isCertain = isSure && standing.kind === 'certain';
  const verdict = isCertain ? verdictOf(result, stage) : openVerdict(isSure ? sideWith(standing, taxableGain) : 'open');
  return (
    <TitledCard
      className="self-start"
      title={t('result')}
      actions={
        <span className="flex flex-wrap justify-end gap-1">
          <Badge tone="info">{t(`name.${result.strategy}`)}</Badge>
          <BasisMark basis={result.basis} />
        </span>
      }
    >
      <p className="text-xs text-ink-2">{t(isCertain ? 'result.tax' : 'result.taxBooked')}</p>
      <p className="mt-0.5" aria-live="polite">
        <Money value={tax} hero whole onWhy={onWhy} />
      </p>
      <Badge tone={verdict.tone} className="mt-1">
        {t(verdict.key)}
      </Badge>
      <DescriptionList
        className="mt-4 border-t border-line pt-3"
        items={[
          { id: 'proceeds', term: t('result.proceeds'), value: <Money value={result.proceeds} /> },
          { id: 'taxable', term: t('result.taxableGain'), value: <Money value={taxableGain} sign="always" /> },
          { id: 'free', term: t(freeTerm(result)), value: <Money value={result.taxFreeGain} sign="always" /> },
          { id: 'before', term: t('result.before', { year: year.year }), value: <Money value={before} /> },
          { id: 'year', term: t('result.yearNet'), value: <Money value={year.net} /> },
          ...(isZero(dec(year.carryOut))
            ? []
            : [{ id: 'carry', term: t('result.carry'), value: <Money value={year.carryOut} /> }]),
          { id: 'net', term: t('result.net'), value: <Money value={result.netAfterTax} />, total: true },
        ]}
      />
      {isCertain ? (
        <Reach stage={stage} tips={verdict.key === 'result.tips' ? tax : undefined} />
      ) : (
        <Callout tone="review" className="mt-3">
          {t('result.reachOpen')}
        </Callout>
      )}
      <LawBasis year={year} className="mt-3 text-xs text-ink-3" />
    </TitledCard>
  );
});

interface ReachProps {
  readonly stage: SaleStage;
  /** Tax of the sale, where it is what makes the year reach its limit. */
  readonly tips: string | undefined;
}

/** How far a sale can go without tax, and a warning where this one goes just beyond. */
function Reach({ stage, tips }: ReachProps) {
  const t = useStrings(planningStrings);
  const euro = useEuro();
  const { limitAt, untaxedTo, year } = stage;
  const limit = euro(year.limit, { whole: true });
  const goneWords =
    untaxedTo === null || untaxedTo > 0
      ? t('result.goneTo', { sale: euro(untaxedTo === null ? stage.value : String(untaxedTo), { whole: true }) })
      : '';
  const words =
    limitAt === null
      ? t('result.never', { limit })
      : limitAt <= 0
        ? `${t('result.gone', { limit, year: year.year })} ${goneWords}`.trim()
        : t('result.upTo', { limit, sale: euro(String(limitAt), { whole: true }) });
  if (tips === undefined) return <Callout className="mt-3">{words}</Callout>;
  return (
    <Callout tone="review" title={t('result.warning', { tax: euro(tips, { whole: true }) })} className="mt-3">
      {words}
    </Callout>
  );
}

interface Verdict {
  readonly tone: BadgeTone;
  readonly key: `result.${'saves' | 'untouched' | 'reached' | 'tips' | 'open'}`;
}

/** Only what holds whatever is answered. */
function openVerdict(side: ReturnType<typeof sideWith>): Verdict {
  if (side === 'below') return { tone: 'gain', key: 'result.untouched' };
  return side === 'reached' ? { tone: 'taxable', key: 'result.reached' } : { tone: 'review', key: 'result.open' };
}

function verdictOf({ tax, year }: StrategyResult, { year: before }: SaleStage): Verdict {
  if (tax.startsWith('-')) return { tone: 'gain', key: 'result.saves' };
  if (!year.limitReached) return { tone: 'gain', key: 'result.untouched' };
  return { tone: 'taxable', key: before.limitReached ? 'result.reached' : 'result.tips' };
}
