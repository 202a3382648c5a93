/** The newest entries, ten at a time. */

import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { formatCount } from '../../../../../ui/format/count.ts';
import { linkClass } from '../../../../../ui/link-class.ts';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { dashboardStrings } from '../strings.ts';
import { RecentLegs } from './recent-legs.tsx';

/** Specification 3, section 9: ten at first, ten more with each press. */
const PAGE = 10;

export const RecentCard = memo(function RecentCard({ book }: { readonly book: Book }) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const [limit, setLimit] = useState(PAGE);
  const recent = useAnswer(`recent ${book} ${limit}`, (api) => api.queryEvents({ book, offset: 0, limit }));
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
