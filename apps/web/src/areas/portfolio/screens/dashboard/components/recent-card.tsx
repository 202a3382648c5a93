/** The newest entries, ten at a time. */
import type { Leg } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { dashboardStrings } from '../strings.ts';

/** Specification 3, section 9: ten at first, ten more with each press. */
const PAGE = 10;

export const RecentCard = memo(function RecentCard({ book }: { readonly book: Book }) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const [limit, setLimit] = useState(PAGE);
  const recent = useAnswer(`recent ${book} ${limit}`, (api) =>
    api.queryEvents({ book, offset: 0, limit, asWholes: true }),
  );
  if (recent.kind === 'failed') return <LedgerFailed error={recent.error} />;
  const { rows, total } = recent.kind === 'ready' ? recent.value : { rows: [], total: 0 };
  const counts = { shown: formatCount(rows.length, locale), total: formatCount(total, locale) };
  return (
    <Card>
      <CardHead
        title={t('recent')}
        note={recent.kind === 'ready' ? t('recent.count', counts) : undefined}
        actions={
          <Link to="/transactions" className={linkClass()}>
            {t('recent.all')}
          </Link>
        }
      />
      {recent.kind === 'loading' && (
        <div className="px-4.5 py-4">
          <SkeletonCard rows={5} />
        </div>
      )}
      <ul className="mt-2">
        {rows.map((row) => (
          <RecentRow key={row.id} row={row} />
        ))}
      </ul>
      {total > rows.length && recent.kind === 'ready' && (
        <div className="border-t border-line px-4 py-2.5 sm:px-4.5">
          <Button size="s" loading={!recent.isFresh} onClick={() => setLimit(limit + PAGE)}>
            {t('recent.more')}
          </Button>
        </div>
      )}
    </Card>
  );
});

function RecentRow({ row }: { readonly row: EventRow }) {
  const kinds = useStrings(kindStrings);
  const name =
    row.kind === 'income' && row.incomeKind !== undefined ? kinds(`income.${row.incomeKind}`) : kinds(row.kind);
  return (
    <li className="border-t border-line">
      <Link
        to="/transactions"
        search={{ event: row.id }}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm hover:bg-ink/3 focus-visible:-outline-offset-2 sm:px-4.5"
      >
        <DayText day={row.day} className="w-20 shrink-0 text-ink-2" />
        <span className="w-28 shrink-0">
          <Badge>{name}</Badge>
        </span>
        <span className="min-w-0 flex-1 basis-48">
          <RecentLegs row={row} />
        </span>
        <span className="max-w-36 truncate text-ink-3">{row.wallet}</span>
      </Link>
    </li>
  );
}

/** What went out and what came in, on one line; a purchase shows its euro, a transfer its target. */
function RecentLegs({ row }: { readonly row: EventRow }) {
  const t = useStrings(dashboardStrings);
  const out = sideOf(row.whole?.given ?? (row.out ? [row.out] : []));
  const into = sideOf(row.whole?.received ?? (row.in ? [row.in] : []));
  const euro = (
    <span className="flex items-center gap-1.5">
      <Coin symbol="EUR" />
      <Money value={row.valueEur ?? null} />
    </span>
  );
  const isSale = row.kind === 'sell' || row.kind === 'spend';
  const target = row.kind === 'transfer' && (
    <span className="text-ink-2">{t('ownWallet', { name: row.toWallet ?? '' })}</span>
  );
  const left: ReactNode = row.kind === 'buy' || row.kind === 'derivative' ? euro : out;
  const right: ReactNode = isSale ? euro : target || into;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {left}
      {left && right && <Icon icon={ArrowRight} size={14} className="text-ink-3" />}
      {right}
    </span>
  );
}

/** An entry of several parts has several coins on a side. */
function sideOf(legs: readonly Leg[]): ReactNode {
  if (legs.length === 0) return null;
  return legs.map(({ asset, amount }, index) => (
    <span key={asset} className="flex items-center gap-2">
      {index > 0 && <span className="text-ink-3">+</span>}
      <CoinSide asset={asset} amount={amount} />
    </span>
  ));
}

function CoinSide({ asset, amount }: { readonly asset: string; readonly amount: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Coin symbol={asset} />
      <CryptoAmount value={amount} unit={asset} />
    </span>
  );
}
