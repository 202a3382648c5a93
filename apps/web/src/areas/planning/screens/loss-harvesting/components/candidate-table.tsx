/** Positions whose sale would realise a loss, with what that brings after costs. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead, TO_CARD_EDGES } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { HarvestAnalysis, HarvestCandidate } from '../../../planning-types.ts';
import { lossHarvestingStrings } from '../strings.ts';
import { CandidateBadges, useCandidateColumns } from './candidate-columns.tsx';
import { CandidateDrawer } from './candidate-drawer.tsx';

export interface CandidateTableProps {
  readonly book: Book;
  readonly found: HarvestAnalysis;
  readonly onKeep: (asset: string) => void;
}

export function CandidateTable({ book, found, onKeep }: CandidateTableProps) {
  const t = useStrings(lossHarvestingStrings);
  const { candidates } = found;
  const [open, setOpen] = useState<HarvestCandidate | null>(null);
  const columns = useCandidateColumns(setOpen, onKeep);
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
