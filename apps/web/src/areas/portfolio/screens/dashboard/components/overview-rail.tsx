/** The rail of the overview: the tax year, what waits for the user, what becomes free next, prices, connections, facts. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { sourceLabel } from '../../../../../platform/ledger/source-label.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useTaxYear } from '../../../../../platform/tax-year/tax-year.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { StatusDot } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { InstantText } from '../../../../../ui/date-text.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { InTurn } from '../../../../../ui/in-turn.tsx';
import { PercentText } from '../../../../../ui/money.tsx';
import { WaitingCard } from '../../../../../ui/skeleton.tsx';
import { type PingStatus, usePings } from '../../../../prices/exchange-pings.ts';
import { pingTone, pingWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { useSureCoins } from '../../../../tax/year-range.tsx';
import type { HoldingsWhy } from '../../../explain/holdings-explain.tsx';
import type { AssetPosition, PortfolioModel } from '../../../portfolio-types.ts';
import { bestPerformer, daysBetween, gainRatio, mostTraded, soonFree, yearRow } from '../model/overview-model.ts';
import { dashboardStrings } from '../strings.ts';
import { ReviewCard } from './review-card.tsx';
import { TaxYearCard } from './tax-year-card.tsx';
import { TrackingCard } from './tracking-card.tsx';

export interface OverviewRailProps {
  readonly ledger: OpenLedger;
  /** null: still being computed. */
  readonly portfolio: PortfolioModel | null;
  readonly why: HoldingsWhy;
}

export function OverviewRail({ ledger, portfolio, why }: OverviewRailProps) {
  const { book, counts } = ledger;
  return (
    <>
      <YearCard ledger={ledger} portfolio={portfolio} why={why} />
      <InTurn>
        <ReviewCard book={book} count={counts.review} />
      </InTurn>
      {portfolio !== null && (
        <InTurn>
          <SoonFreeCard book={book} assets={portfolio.assets} today={portfolio.today} />
        </InTurn>
      )}
      <InTurn>
        <TrackingCard />
      </InTurn>
      <InTurn>
        <ConnectionsCard />
      </InTurn>
      <InTurn>
        <StatsCard ledger={ledger} assets={portfolio?.assets ?? []} />
      </InTurn>
    </>
  );
}

function YearCard({ ledger: { book, counts }, portfolio, why }: OverviewRailProps) {
  const { year } = useTaxYear();
  const summary = useAnswer(`summary ${book}`, (api) => api.summary(book));
  if (summary.kind === 'failed') return <LedgerFailed error={summary.error} />;
  const waiting = <WaitingCard rows={5} className="min-h-160" />;
  if (summary.kind === 'loading') return waiting;
  return (
    <InTurn waiting={waiting}>
      <TaxYearCard
        book={book}
        year={year}
        assessed={yearRow(summary.value.years, year)}
        openReviews={counts.review}
        assets={portfolio?.assets ?? []}
        why={why}
      />
    </InTurn>
  );
}

/** The next lots to leave the holding period. */
const SHOWN = 4;

interface SoonFreeProps {
  readonly book: Book;
  readonly assets: readonly AssetPosition[];
  readonly today: string;
}

function SoonFreeCard({ book, assets, today }: SoonFreeProps) {
  const t = useStrings(dashboardStrings);
  const isSure = useSureCoins(book);
  const locale = useLocale();
  const soon = soonFree(assets, SHOWN);
  return (
    <TitledCard title={t('soon')}>
      {soon.length === 0 && <p className="text-sm text-ink-2">{t('soon.none')}</p>}
      <ul className="grid gap-3">
        {soon.map(({ asset, amount, on }) => (
          <li key={asset} className="flex items-center gap-2.5 text-sm">
            <Coin symbol={asset} size={28} />
            <span className="min-w-0 flex-1">
              <CryptoAmount value={amount} unit={asset} className="block font-medium" />
              <span className="block text-xs text-ink-3">
                {t(isSure(asset) ? 'soon.from' : 'soon.provisional', { day: formatDay(on, locale) })}
              </span>
            </span>
            <span className="num text-ink-2">{t('soon.in', { count: daysBetween(today, on) })}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Whether the exchanges answer, as measured; tested by itself only while live prices are on, else by the button. */
function ConnectionsCard() {
  const t = useStrings(dashboardStrings);
  const words = useStrings(pricesStrings);
  const { pings, statuses, isRunning } = usePings();
  return (
    <TitledCard
      title={t('connections')}
      actions={
        <Button size="s" variant="quiet" loading={isRunning} onClick={() => void pings.testAll()}>
          {words('ping.test')}
        </Button>
      }
    >
      <ul className="grid gap-2.5">
        {statuses.map((status) => (
          <ConnectionLine key={status.id} status={status} />
        ))}
      </ul>
    </TitledCard>
  );
}

function ConnectionLine({ status }: { readonly status: PingStatus }) {
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const now = useNow();
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 text-sm" data-ping={status.id}>
      <StatusDot tone={pingTone(status, now)} />
      <Link to="/exchange/$name" params={{ name: status.id }} className={linkClass('inline')}>
        {words(`ping.${status.id}`)}
      </Link>
      <span className="num ml-auto text-right whitespace-normal text-ink-2">
        {pingWords(status, now, words, locale)}
      </span>
    </li>
  );
}

/** Remarkable facts about the ledger: sources, last import, most traded, best performer. */
interface StatsCardProps {
  readonly ledger: OpenLedger;
  readonly assets: readonly AssetPosition[];
}

function StatsCard({ ledger, assets }: StatsCardProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const facets = useAnswer(`facets ${ledger.book}`, (api) => api.eventFacets(ledger.book));
  const traded = facets.kind === 'ready' ? mostTraded(facets.value) : null;
  const best = bestPerformer(assets);
  const sources = facets.kind === 'ready' ? facets.value.sources.map(({ value }) => sourceLabel(value, locale)) : [];
  const items = [
    {
      id: 'sources',
      term: t('stats.exchanges'),
      value: <span className="whitespace-normal">{sources.length === 0 ? '–' : sources.join(', ')}</span>,
    },
    {
      id: 'import',
      term: t('stats.lastImport'),
      value:
        ledger.lastImportAt === undefined ? (
          t(ledger.isDemo ? 'stats.demo' : 'stats.never')
        ) : (
          <InstantText at={Date.parse(ledger.lastImportAt)} />
        ),
    },
    {
      id: 'traded',
      term: t('stats.mostTraded'),
      value:
        traded === null
          ? '–'
          : t('stats.entries', {
              asset: traded.value,
              count: traded.count,
              entries: formatCount(traded.count, locale),
            }),
    },
    {
      id: 'best',
      term: t('stats.best'),
      value:
        best === null ? (
          '–'
        ) : (
          <>
            {readable(best.asset)} <PercentText ratio={gainRatio(best) ?? 0} change />
          </>
        ),
    },
  ];
  return (
    <TitledCard title={t('stats')}>
      <DescriptionList items={items} dense />
    </TitledCard>
  );
}
