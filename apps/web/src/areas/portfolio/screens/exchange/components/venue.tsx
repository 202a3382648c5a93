/** One venue: head with its connection, key figures, balance, years, where the data come from, what is possible. */
import type { Book } from '@cryptax/store';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft, FileDown, FileText } from 'lucide-react';
import { useState } from 'react';
import { csvText } from '../../../../../platform/files/csv-text.ts';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { VenueView } from '../../../../../platform/ledger/price-types.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { StatusDot } from '../../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { PageHeader } from '../../../../../ui/page-header.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { usePings } from '../../../../prices/exchange-pings.ts';
import { PriceDoubts } from '../../../../prices/price-doubts.tsx';
import { pingTone, pingWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { AssetLotsDrawer } from '../../../explain/lot-list.tsx';
import { MissingCoins } from '../../../parts/missing-coins.tsx';
import { usePortfolio } from '../../../parts/use-portfolio.ts';
import {
  realisedTotal,
  type ValuedBalance,
  VENUE_HEAD,
  valuedBalances,
  venueRows,
  venueTotal,
} from '../model/venue-values.ts';
import { exchangeStrings } from '../strings.ts';
import { BalanceCard } from './balance-card.tsx';
import { DataCard, FeaturesCard } from './data-card.tsx';
import { YearsCard } from './years-card.tsx';

export function Venue({ view, book }: { readonly view: VenueView; readonly book: Book }) {
  const { model, ...prices } = usePortfolio(book, 'month');
  const positions = model.kind === 'ready' ? model.value.assets : [];
  const balances = valuedBalances(view, positions);
  const [openAsset, setOpenAsset] = useState<string | null>(null);
  const opened = view.balances.find(({ asset }) => asset === openAsset);
  return (
    <>
      <VenueHead view={view} balances={balances} />
      {view.counts.events === 0 ? (
        <EmptyVenue name={view.name} />
      ) : (
        <>
          <VenueFigures view={view} balances={balances} />
          <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="grid min-w-0 content-start gap-4">
              <BalanceCard balances={balances} onOpen={setOpenAsset} />
              <YearsCard book={book} years={view.years} wallets={view.wallets} />
            </div>
            <div className="grid min-w-0 content-start gap-4">
              <DataCard view={view} isDemo={book === 'demo'} />
              <FeaturesCard view={view} />
            </div>
          </div>
          <AssetLotsDrawer
            book={book}
            {...prices}
            position={positions.find(({ asset }) => asset === openAsset) ?? null}
            // A balance without a cost of its own: lots are matched over all wallets, and none belongs to this one.
            wallets={opened?.cost === undefined ? undefined : view.wallets}
            onClose={() => setOpenAsset(null)}
          />
        </>
      )}
    </>
  );
}

function VenueHead({ view, balances }: { readonly view: VenueView; readonly balances: readonly ValuedBalance[] }) {
  const t = useStrings(exchangeStrings);
  const router = useRouter();
  const save = () => saveTextFile(`cryptax-${view.id}.csv`, csvText(VENUE_HEAD, venueRows(view, balances)));
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={ArrowLeft}
        className="mt-3 -ml-2"
        onClick={() =>
          router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/multi-exchange' })
        }
      >
        {t('back')}
      </Button>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {view.name}
            <ConnectionBadge id={view.id} />
          </span>
        }
        context={t('context', { name: view.name })}
        actions={
          <>
            {view.counts.events > 0 && (
              <Button icon={FileDown} aria-label={t('csv.label')} onClick={save}>
                {t('csv')}
              </Button>
            )}
            <Link to="/klaus-tax" className={buttonClass({})}>
              <span className="inline-flex items-center gap-1.75">
                <Icon icon={FileText} size={15} />
                {t('taxReport')}
              </span>
            </Link>
            <Link to="/exchange-settings" className={buttonClass({})}>
              {t('settings')}
            </Link>
          </>
        }
      />
    </>
  );
}

function VenueFigures({ view, balances }: { readonly view: VenueView; readonly balances: readonly ValuedBalance[] }) {
  const t = useStrings(exchangeStrings);
  const locale = useLocale();
  const total = venueTotal(balances);
  const { counts } = view;
  const realised = realisedTotal(view);
  return (
    <StatStrip
      stats={[
        {
          id: 'value',
          label: t('value'),
          value: (
            <span data-figure="total">
              <Money value={total.value} />
            </span>
          ),
          note: (
            <>
              {total.unpriced.length === 0
                ? t('value.note')
                : t('value.unpriced', { names: total.unpriced.join(', ') })}
              <MissingCoins coins={view.missing} />
              <PriceDoubts doubts={total.doubts} />
            </>
          ),
        },
        { id: 'assets', label: t('assets'), value: formatCount(balances.length, locale) },
        {
          id: 'trades',
          label: t('trades'),
          value: formatCount(counts.trades, locale),
          note: t('trades.note', { transfers: counts.transfers, income: counts.income }),
        },
        {
          id: 'result',
          label: t('result'),
          value: <Money value={realised.value} sign="always" missing={t('result.unknown')} />,
          note: realised.pending === 0 ? t('result.note') : t('result.pending', { count: realised.pending }),
        },
      ]}
    />
  );
}

function EmptyVenue({ name }: { readonly name: string }) {
  const t = useStrings(exchangeStrings);
  return (
    <Card>
      <EmptyState
        title={t('empty', { name })}
        className="min-h-72"
        action={
          <Link to="/smart-import" className={buttonClass({ variant: 'primary' })}>
            {t('empty.action')}
          </Link>
        }
      >
        {t('empty.line')}
      </EmptyState>
    </Card>
  );
}

/** Whether the venue answers right now, as measured; only for venues that have something to ask. */
function ConnectionBadge({ id }: { readonly id: string }) {
  const t = useStrings(exchangeStrings);
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const now = useNow();
  const { pings, statuses } = usePings();
  const status = statuses.find((one) => one.id === id);
  if (status === undefined) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-sm font-normal text-ink-2" data-ping={status.id}>
      <StatusDot tone={pingTone(status, now)} />
      {pingWords(status, now, words, locale)}
      <Button size="s" variant="quiet" loading={status.isTesting} onClick={() => void pings.test(status.id)}>
        {t('test')}
      </Button>
    </span>
  );
}
