/** Year by year: trades, fees, result. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { VenueYear } from '../../../../../platform/ledger/price-types.ts';
import { walletFilter } from '../../../../../platform/ledger/wallet-filter.ts';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { useYearStandings } from '../../../../tax/year-range.tsx';
import { exchangeStrings } from '../strings.ts';

export interface YearsCardProps {
  readonly book: Book;
  readonly years: readonly VenueYear[];
  readonly wallets: readonly string[];
}

export function YearsCard({ book, years, wallets }: YearsCardProps) {
  const t = useStrings(exchangeStrings);
  const standing = useYearStandings(book);
  const isOpen = years.some(({ year }) => standing(year).kind !== 'certain');
  return (
    <Card>
      <CardHead title={t('years')} note={isOpen ? t('years.provisional') : undefined} />
      <DataTable
        className="mt-1.5"
        label={t('years')}
        rows={years}
        rowId={({ year }) => String(year)}
        columns={useColumns(wallets)}
        phoneRow={(row) => (
          <span className="flex items-center gap-3 py-1">
            <YearLink year={row.year} wallets={wallets} />
            <span className="ml-auto text-right">
              <Money value={row.gain} sign="always" missing={t('result.unknown')} className="block" />
              <span className="block text-xs text-ink-3">
                {t('fees')} <FeesCell row={row} />
              </span>
            </span>
          </span>
        )}
      />
    </Card>
  );
}

function useColumns(wallets: readonly string[]): readonly Column<VenueYear>[] {
  const t = useStrings(exchangeStrings);
  const locale = useLocale();
  return [
    {
      id: 'year',
      header: t('year'),
      width: 4,
      grow: true,
      cell: ({ year }) => <YearLink year={year} wallets={wallets} />,
    },
    {
      id: 'trades',
      header: t('trades'),
      align: 'right',
      width: 5,
      priority: 2,
      cell: ({ trades }) => <span className="num">{formatCount(trades, locale)}</span>,
    },
    { id: 'fees', header: t('fees'), align: 'right', width: 9, cell: (row) => <FeesCell row={row} /> },
    { id: 'gain', header: t('gain'), align: 'right', width: 8, cell: (row) => <GainCell row={row} /> },
    {
      id: 'taxable',
      header: t('taxable'),
      align: 'right',
      width: 10,
      priority: 3,
      cell: ({ taxable }) => <Money value={taxable} sign="always" tone="plain" missing={t('result.unknown')} />,
    },
  ];
}

/** The entries behind the year's figures, each with its fee, result, file and line. */
function YearLink({ year, wallets }: { readonly year: number; readonly wallets: readonly string[] }) {
  const t = useStrings(exchangeStrings);
  return (
    <Link
      to="/transactions"
      search={{ year, filter: walletFilter(wallets) }}
      aria-label={t('years.open', { year })}
      className={`${linkClass('inline')} num font-medium`}
    >
      {year}
    </Link>
  );
}

function GainCell({ row: { gain, pending } }: { readonly row: VenueYear }) {
  const t = useStrings(exchangeStrings);
  return (
    <span>
      <Money value={gain} sign="always" missing={t('result.unknown')} />
      {pending > 0 && (
        <span className="block text-2xs leading-3.5 text-review">{t('result.pending', { count: pending })}</span>
      )}
    </span>
  );
}

function FeesCell({ row: { fees, unpricedFees } }: { readonly row: VenueYear }) {
  const t = useStrings(exchangeStrings);
  return (
    <span>
      <Money value={fees} missing={t('result.unknown')} />
      {unpricedFees > 0 && (
        <span className="block text-2xs leading-3.5 text-review">{t('fees.unpriced', { count: unpricedFees })}</span>
      )}
    </span>
  );
}
