/** Where the chosen tax year stands: gain inside the holding period against the limit, and what is free to sell today. */
import { priceDoubts } from '@cryptax/portfolio';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatPercent } from '../../../../../ui/format/number-format.ts';
import { HoldingBar } from '../../../../../ui/holding-bar.tsx';
import { LimitGauge } from '../../../../../ui/limit-gauge.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { disclaimerStrings } from '../../../../legal/disclaimer-strings.ts';
import { PriceDoubts } from '../../../../prices/price-doubts.tsx';
import { SpouseLeftOut } from '../../../../tax/spouse-left-out.tsx';
import {
  LimitRange,
  provenSide,
  RangeFigure,
  taxableRange,
  useSureCoins,
  useYearStanding,
  type YearStanding,
} from '../../../../tax/year-range.tsx';
import { freeTotal } from '../../../explain/holding-figures.ts';
import type { HoldingsWhy } from '../../../explain/holdings-explain.tsx';
import type { AssetPosition } from '../../../portfolio-types.ts';
import { restBelowLimit, type YearRow } from '../model/overview-model.ts';
import { dashboardStrings } from '../strings.ts';

type Why = Pick<HoldingsWhy, 'openTax' | 'openHolding'>;

export interface TaxYearCardProps {
  readonly year: number;
  readonly assessed: YearRow | null;
  readonly book: Book;
  readonly openReviews: number;
  readonly assets: readonly AssetPosition[];
  readonly why: Why;
}

export function TaxYearCard({ book, year, assessed, openReviews, assets, why }: TaxYearCardProps) {
  const t = useStrings(dashboardStrings);
  const standing = useYearStanding(book, year, openReviews > 0);
  return (
    <TitledCard title={t('year', { year })} actions={assessed && <LimitBadge year={assessed} standing={standing} />}>
      {assessed === null ? (
        <NoFigures standing={standing} />
      ) : (
        <YearFigures year={assessed} standing={standing} onWhy={why.openTax} />
      )}
      {book === 'own' && <SpouseLeftOut year={year} />}
      {openReviews > 0 && (
        <Callout tone="review" size="line" className="mt-3">
          {t('year.open', { count: openReviews })}
        </Callout>
      )}
      <FreeToday book={book} assets={assets} onWhy={() => why.openHolding('own.free')} />
      <Link to="/unified-simulator" className={buttonClass({ variant: 'secondary', className: 'mt-4 w-full' })}>
        {t('simulate')}
      </Link>
      <p className="mt-3 text-xs text-ink-3">{useStrings(disclaimerStrings)('disclaimer')}</p>
    </TitledCard>
  );
}

interface YearFiguresProps {
  readonly year: YearRow;
  readonly standing: YearStanding;
  readonly onWhy: Why['openTax'];
}

/** Nothing of the year is booked yet; open answers may still put something there. */
function NoFigures({ standing }: { readonly standing: YearStanding }) {
  const t = useStrings(dashboardStrings);
  if (standing.kind === 'certain') return <p className="text-sm text-ink-2">{t('year.none')}</p>;
  if (standing.kind !== 'range') return <p className="text-sm text-ink-2">{t('limit.open')}</p>;
  return <LimitRange law="privateSales" {...standing} />;
}

function YearFigures({ year: { privateSales, income, taxFreeGain }, standing, onWhy }: YearFiguresProps) {
  const t = useStrings(dashboardStrings);
  const sentence = useLimitSentence(privateSales);
  const range = standing.kind === 'range' ? standing.range : undefined;
  const items = [
    {
      id: 's23.taxable',
      term: t('taxable23'),
      value: privateSales.taxable,
      can: range && taxableRange(range, 'privateSales'),
    },
    {
      id: 's23.free',
      term:
        standing.kind === 'certain'
          ? t(taxFreeGain.startsWith('-') ? 'afterPeriod.loss' : 'afterPeriod')
          : t(taxFreeGain.startsWith('-') ? 'afterPeriod.bookedLoss' : 'afterPeriod.booked'),
      value: taxFreeGain,
      sign: 'always',
    },
    { id: 's22.net', term: t('income'), value: income.net, can: range?.income },
    { id: 's22.taxable', term: t('taxable22'), value: income.taxable, can: range && taxableRange(range, 'income') },
  ] as const;
  return (
    <>
      <p className="text-xs text-ink-2">{t(standing.kind === 'certain' ? 'year.gain' : 'year.gain.booked')}</p>
      <p className="num mb-3 text-2xl font-semibold">
        <Money value={privateSales.net} sign="always" tone="plain" onWhy={() => onWhy('s23.net')} />
      </p>
      {standing.kind === 'range' ? (
        <LimitRange law="privateSales" {...standing} />
      ) : (
        <LimitGauge
          value={privateSales.net}
          limit={privateSales.limit}
          label={t('limit23')}
          sentence={standing.kind === 'certain' ? sentence : t('limit.open')}
        />
      )}
      <DescriptionList
        className="mt-4 border-t border-line pt-3"
        dense
        items={items.map(({ id, term, value, ...look }) => ({
          id,
          term,
          value:
            'can' in look && look.can !== undefined ? (
              <RangeFigure range={look.can} />
            ) : (
              <Money value={value} tone="plain" onWhy={() => onWhy(id)} whySign={false} {...signOf(look)} />
            ),
        }))}
      />
    </>
  );
}

function signOf(look: object): { readonly sign?: 'always' } {
  return 'sign' in look ? { sign: 'always' } : {};
}

/** Only what the whole range holds is promised. */
function LimitBadge({ year: { privateSales }, standing }: Omit<YearFiguresProps, 'onWhy'>) {
  const t = useStrings(dashboardStrings);
  const booked = privateSales.limitReached ? 'reached' : 'below';
  const side = standing.kind === 'certain' ? booked : provenSide(standing, 'privateSales');
  if (side === undefined) return <Badge>{t('limit.badge.provisional')}</Badge>;
  return <Badge tone={side === 'below' ? 'free' : 'taxable'}>{t(`limit.badge.${side}`)}</Badge>;
}

/** How much more gain stays free, and what happens after it. */
function useLimitSentence({ net, limit, limitReached }: YearRow['privateSales']): string {
  const t = useStrings(dashboardStrings);
  const euro = useEuro();
  if (limitReached) return t('limit.reached');
  return t('limit.below', { rest: euro(restBelowLimit(net, limit)), limit: euro(limit) });
}

interface FreeTodayProps {
  readonly book: Book;
  readonly assets: readonly AssetPosition[];
  readonly onWhy: () => void;
}

/** The figure is what no open answer can take away; what the entries say beyond it stands below as that. */
function FreeToday({ book, assets, onWhy }: FreeTodayProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const euro = useEuro();
  const isSure = useSureCoins(book);
  const [booked, free] = [freeTotal(assets), freeTotal(assets, isSure)];
  if (booked === null || free === null) return null;
  const unproven = assets.flatMap(({ asset, withoutCost }) => (withoutCost ? [quantity(withoutCost, asset)] : []));
  const summed = assets.filter(({ value, lots }) => value !== undefined && /[1-9]/.test(lots.freeAmount));
  const share = (ratio: number) => formatPercent(ratio, locale, { decimals: 0 });
  const isOpen = free.value !== booked.value;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="text-xs text-ink-2">{t(isOpen ? 'freeToday.sure' : 'freeToday')}</p>
      <p className="num mb-2 text-2xl font-semibold">
        <Money value={free.value} onWhy={onWhy} />
      </p>
      {isOpen ? (
        <p className="text-sm text-review">{t('freeToday.open', { booked: euro(booked.value) })}</p>
      ) : (
        <HoldingBar
          size="m"
          freeShare={free.ratio}
          sentence={t(unproven.length > 0 ? 'freeToday.partsOpen' : 'freeToday.parts', {
            free: share(free.ratio),
            inside: share(1 - free.ratio),
          })}
        />
      )}
      {unproven.length > 0 && (
        <p className="mt-2 text-xs text-review">{t('freeToday.unproven', { coins: unproven.join(', ') })}</p>
      )}
      <PriceDoubts doubts={priceDoubts(summed)} className="mt-2 text-xs" />
    </div>
  );
}
