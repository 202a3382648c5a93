/** Positions whose sale would realise a loss, with what that brings after costs. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { difference } from '../../../../../platform/difference.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard, TO_CARD_EDGES } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount, useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import { PartsContent, PartsDrawer } from '../../../parts/parts-drawer.tsx';
import { areFinal, usePlanClaims } from '../../../parts/plan-claims.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { HarvestAnalysis, HarvestCandidate, HarvestOptions, Risk } from '../../../planning-types.ts';
import { lossHarvestingStrings } from '../strings.ts';
import { CandidateBadges, useCandidateColumns } from './candidate-columns.tsx';

interface HarvestFiltersProps {
  readonly options: HarvestOptions;
  readonly onChange: (options: HarvestOptions) => void;
}

const RISK_NAMES: readonly Risk[] = ['conservative', 'medium', 'aggressive'];

/** Thresholds, cost limit and risk; what is kept out can be taken back in. */
export function HarvestFilters({ options, onChange }: HarvestFiltersProps) {
  const t = useStrings(lossHarvestingStrings);
  const amount = (name: 'minLoss' | 'maxCost', hint?: string) => (
    <DecimalField
      label={t(name)}
      hint={hint}
      fieldClass="w-36"
      value={options[name]}
      unit="€"
      maxDecimals={2}
      onEntry={(entry) => entry.kind === 'value' && onChange({ ...options, [name]: entry.value })}
    />
  );
  return (
    <TitledCard title={t('filters')}>
      <div className="flex flex-wrap items-start gap-5">
        {amount('minLoss', t('minLoss.hint'))}
        {amount('maxCost')}
        <div>
          <p className="mb-1 text-xs text-ink-2">{t('risk')}</p>
          <Segmented
            label={t('risk')}
            value={options.risk}
            onValueChange={(risk) => onChange({ ...options, risk })}
            options={RISK_NAMES.map((value) => ({ value, label: t(`risk.${value}`) }))}
          />
        </div>
      </div>
      {options.keep.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-xs text-ink-2">
          {t('kept', { names: options.keep.join(', ') })}
          <Button size="s" variant="quiet" onClick={() => onChange({ ...options, keep: [] })}>
            {t('unkeep')}
          </Button>
        </p>
      )}
    </TitledCard>
  );
}

export interface CandidateTableProps {
  readonly book: Book;
  readonly found: HarvestAnalysis;
  readonly onKeep: (asset: string) => void;
}

export function CandidateTable({ book, found, onKeep }: CandidateTableProps) {
  const t = useStrings(lossHarvestingStrings);
  const locale = useLocale();
  const p = useStrings(planningStrings);
  const { candidates } = found;
  const [open, setOpen] = useState<HarvestCandidate | null>(null);
  const claims = usePlanClaims(book);
  const isFinal = (asset: string) => areFinal(claims, [found.year.year], [asset]);
  const columns = useCandidateColumns(setOpen, onKeep, isFinal);
  return (
    <TitledCard
      title={t('candidates')}
      note={candidates.length === 0 ? undefined : formatCount(candidates.length, locale)}
    >
      {candidates.length === 0 ? (
        <EmptyState title={t('candidates.none')} drawing="check">
          {claims.isCertain(found.year.year) ? t('candidates.none.line') : p('openYear.paper')}
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
                <CandidateBadges row={row} isFinal={isFinal(row.asset)} />
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
    </TitledCard>
  );
}

/** What a candidate brings and why: the year's tax without and with the sale, the cost, and its lots down to their files. */
interface CandidateDrawerProps {
  readonly book: Book;
  readonly candidate: HarvestCandidate;
  readonly found: HarvestAnalysis;
  readonly onClose: () => void;
}

function CandidateDrawer({ book, candidate, found, onClose }: CandidateDrawerProps) {
  const t = useStrings(lossHarvestingStrings);
  const p = useStrings(planningStrings);
  const quantity = useQuantity();
  const { amount, asset, value, cost, loss, freeValue, taxSaving, transactionCost, carriedForward } = candidate;
  const { tax } = found.year;
  const after = difference(tax, taxSaving);
  return (
    <PartsDrawer title={t('parts.title', { what: quantity(amount, asset) })} onClose={onClose}>
      <PartsContent
        book={book}
        day={found.year.year.toString()}
        parts={candidate.parts}
        total={candidate.lots}
        sums={[
          { id: 'value', term: t('parts.value'), value: <Money value={value} /> },
          { id: 'cost', term: p('cost'), value: <Money value={`-${cost}`} /> },
          ...(Number(freeValue) > 0 ? [{ id: 'free', term: t('parts.free'), value: <Money value={freeValue} /> }] : []),
          { id: 'loss', term: t('losses'), value: <Money value={`-${loss}`} sign="always" />, total: true },
          // Beside other sales, or where the loss also goes back to the year before, the two lines would not add up.
          ...(after.startsWith('-') || taxSaving !== found.taxSaving
            ? []
            : [
                { id: 'without', term: t('parts.without'), value: <Money value={tax} /> },
                { id: 'with', term: t('parts.with'), value: <Money value={after} /> },
              ]),
          { id: 'saving', term: t('saving'), value: <Money value={taxSaving} />, total: true },
          { id: 'fees', term: t('cost'), value: <Money value={`-${transactionCost}`} /> },
          { id: 'net', term: t('benefit'), value: <Money value={candidate.netBenefit} sign="always" />, total: true },
          { id: 'carried', term: t('carriedShort'), value: <Money value={carriedForward} /> },
        ]}
      />
    </PartsDrawer>
  );
}
