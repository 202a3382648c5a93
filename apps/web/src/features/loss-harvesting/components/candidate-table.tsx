/** Positions whose sale would realise a loss, with what that brings after costs. */
import { compare, dec } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { HarvestAnalysis, HarvestCandidate } from '../../../lib/ledger/planning-api.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHead, TO_CARD_EDGES } from '../../../ui/card.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { DayText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format/number-format.ts';
import { Money } from '../../../ui/money.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-types.ts';
import { actionWords } from '../model/harvest-paper.ts';
import { lossHarvestingStrings } from '../strings.ts';
import { CandidateDrawer } from './candidate-drawer.tsx';

const TONES: Readonly<Record<HarvestCandidate['action'], BadgeTone>> = {
  strong: 'gain',
  recommend: 'gain',
  consider: 'info',
  avoid: 'neutral',
};

export interface CandidateTableProps {
  readonly book: Book;
  readonly found: HarvestAnalysis;
  readonly onKeep: (asset: string) => void;
}

export function CandidateTable({ book, found, onKeep }: CandidateTableProps) {
  const t = useStrings(lossHarvestingStrings);
  const locale = useLocale();
  const { candidates } = found;
  const [open, setOpen] = useState<HarvestCandidate | null>(null);
  const columns: readonly Column<HarvestCandidate>[] = [
    {
      id: 'sell',
      header: t('sell'),
      width: 10,
      grow: true,
      priority: 1,
      cell: (row) => (
        <span className="flex items-center gap-2">
          <Coin symbol={row.asset} />
          <span>
            <CryptoAmount value={row.amount} unit={row.asset} className="block font-medium" />
            <span className="block text-2xs text-ink-3">{row.wallet === '*' ? '' : row.wallet}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'loss',
      header: t('loss'),
      align: 'right',
      width: 7.5,
      priority: 1,
      descendingFirst: true,
      compare: (a, b) => compare(dec(a.loss), dec(b.loss)),
      cell: ({ loss }) => <Money value={`-${loss}`} sign="always" />,
    },
    {
      id: 'saving',
      header: t('saving.short'),
      align: 'right',
      width: 7,
      priority: 2,
      cell: ({ taxSaving }) => <Money value={taxSaving} />,
    },
    {
      id: 'cost',
      header: t('cost'),
      align: 'right',
      width: 5.5,
      priority: 3,
      cell: ({ transactionCost }) => <Money value={transactionCost} />,
    },
    {
      id: 'benefit',
      header: t('benefit'),
      align: 'right',
      width: 7,
      priority: 1,
      cell: (row) => <Money value={row.netBenefit} sign="always" onWhy={() => setOpen(row)} whySign={false} />,
    },
    {
      id: 'roi',
      header: t('roi.short'),
      align: 'right',
      width: 5,
      priority: 3,
      cell: ({ roi }) => <span className="num">{formatNumber(roi, locale, { minimumFractionDigits: 2 })}</span>,
    },
    {
      id: 'carried',
      header: t('carriedShort'),
      align: 'right',
      width: 7,
      priority: 3,
      cell: ({ carriedForward }) => <Money value={carriedForward} />,
    },
    { id: 'until', header: t('until'), width: 6, priority: 4, cell: ({ freeFrom }) => <DayText day={freeFrom} /> },
    { id: 'swing', header: t('swing'), width: 6, priority: 4, cell: ({ volatility }) => t(`swing.${volatility}`) },
    { id: 'action', header: t('advice'), width: 9, priority: 2, cell: (row) => <CandidateBadges row={row} /> },
    {
      id: 'keep',
      header: t('keep'),
      headerHidden: true,
      width: 6,
      priority: 2,
      cell: ({ asset }) => (
        <Button size="s" variant="quiet" onClick={() => onKeep(asset)}>
          {t('keep')}
        </Button>
      ),
    },
  ];
  return (
    <Card>
      <CardHead title={t('candidates')} note={candidates.length === 0 ? undefined : String(candidates.length)} />
      <CardBody>
        {candidates.length === 0 ? (
          <EmptyState title={t('candidates.none')} drawing="check">
            {t('candidates.none.line')}
          </EmptyState>
        ) : (
          <DataTable
            className={TO_CARD_EDGES}
            label={t('candidates')}
            columns={columns}
            rows={candidates}
            rowId={({ asset, wallet }) => `${wallet} ${asset}`}
            phoneRow={(row) => (
              <span className="flex items-start gap-2.5">
                <Coin symbol={row.asset} />
                <span className="min-w-0 flex-1">
                  <CryptoAmount value={row.amount} unit={row.asset} className="block font-medium" />
                  <CandidateBadges row={row} />
                </span>
                <span className="text-right">
                  <Money value={`-${row.loss}`} sign="always" className="block" />
                  <Money
                    value={row.netBenefit}
                    sign="always"
                    className="text-xs"
                    onWhy={() => setOpen(row)}
                    whySign={false}
                  />
                </span>
              </span>
            )}
          />
        )}
        {open && <CandidateDrawer book={book} candidate={open} found={found} onClose={() => setOpen(null)} />}
      </CardBody>
    </Card>
  );
}

function CandidateBadges({ row }: { readonly row: HarvestCandidate }) {
  const t = useStrings(lossHarvestingStrings);
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={TONES[row.action]}>{actionWords(row, t)}</Badge>
      {row.recentlyBought && <Badge tone="stale">{t('recent')}</Badge>}
    </span>
  );
}
