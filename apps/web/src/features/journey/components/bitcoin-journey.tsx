/** The user's own history with Bitcoin, from the first entry on; the example's where there is nothing else. */
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { kindStrings } from '../../../lib/ledger/kind-strings.ts';
import type { EventRow, OpenLedger } from '../../../lib/ledger/ledger-api.ts';
import { useAnswer } from '../../../lib/ledger/use-ledger.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { linkClass } from '../../../ui/link-class.ts';
import { Money } from '../../../ui/money.tsx';
import { journeyStrings } from '../strings.ts';

const SHOWN = 100;

export function BitcoinJourney({ ledger }: { readonly ledger: OpenLedger }) {
  const t = useStrings(journeyStrings);
  const answer = useAnswer(`bitcoin ${ledger.book}`, (api) =>
    api.queryEvents({
      book: ledger.book,
      filter: { assets: ['BTC'] },
      sort: { by: 'at', direction: 'asc' },
      offset: 0,
      limit: SHOWN,
    }),
  );
  if (answer.kind !== 'ready') return null;
  const { rows, total } = answer.value;
  if (rows.length === 0) return <EmptyState title={t('bitcoin.empty')} />;
  return (
    <>
      {total > rows.length && (
        <p className="mb-3 text-xs text-ink-3">{t('bitcoin.shown', { shown: rows.length, total })}</p>
      )}
      <ol className="border-l-2 border-line pl-5">
        {rows.map((row) => (
          <Station key={row.id} row={row} />
        ))}
      </ol>
    </>
  );
}

function Station({ row }: { readonly row: EventRow }) {
  const t = useStrings(journeyStrings);
  const names = useStrings(kindStrings);
  const locale = useLocale();
  const leg = [row.in, row.out].find((one) => one?.asset === 'BTC') ?? row.in ?? row.out;
  return (
    <li className="relative pb-5">
      <span aria-hidden="true" className="absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full bg-accent" />
      <p className="num text-xs text-ink-3">{formatDay(row.day, locale)}</p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-sm">
        <b className="font-semibold">{names(row.kind)}</b>
        {leg && <CryptoAmount value={leg.amount} unit={leg.asset} />}
        {row.valueEur !== undefined && <Money value={row.valueEur} />}
      </p>
      <p className="text-xs text-ink-3">
        {row.wallet}
        {' · '}
        <Link to="/transactions" search={{ event: row.id }} className={linkClass('inline')}>
          {t('bitcoin.open')}
        </Link>
      </p>
    </li>
  );
}
