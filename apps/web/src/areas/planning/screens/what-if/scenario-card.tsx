/** The chosen positions after tax under laws that do not exist; each is marked as a scenario. */
import { dec, formatDecimal, subtract } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { memo, type ReactNode, useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { TitledCard, TO_CARD_EDGES } from '../../../../ui/card.tsx';
import { useQuantity } from '../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { formatEuro } from '../../../../ui/format/euro.ts';
import { Money } from '../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../ui/table/table-types.ts';
import { areFinal, usePlanClaims } from '../../parts/plan-claims.tsx';
import { planningStrings } from '../../parts/strings.ts';
import type { LawScenarios, SaleSetup } from '../../planning-types.ts';
import { whatIfStrings } from './strings.ts';

type Answer = LawScenarios['answers'][number];

interface ScenarioCardProps {
  readonly book: Book;
  readonly setup: SaleSetup;
  /** What stands in the field when the plan is asked for; the card does not follow each move of the slider. */
  readonly amountNow: () => string;
}

export const ScenarioCard = memo(function ScenarioCard({ book, setup, amountNow }: ScenarioCardProps) {
  const t = useStrings(whatIfStrings);
  const locale = useLocale();
  const { strategy: _any, ...rest } = setup;
  const claims = usePlanClaims(book);
  const p = useStrings(planningStrings);
  const [amount, setAmount] = useState<string | null>(null);
  const answer = useAnswer(`scenarios ${book} ${amount} ${JSON.stringify(rest)}`, (api) =>
    api.lawScenarios(book, setup, amount),
  );
  if (answer.kind === 'loading') return <SkeletonCard />;
  if (answer.kind === 'failed') {
    return (
      <Callout tone="danger">
        <LedgerErrorWords error={answer.error} />
      </Callout>
    );
  }
  const { day, answers } = answer.value;
  const isFinal = areFinal(claims, [Number(day.slice(0, 4))], setup.assets);
  const today = dec(answers[0]?.afterTax ?? '0.00');
  const change = ({ afterTax }: Answer) => formatDecimal(subtract(dec(afterTax), today));
  const law = ({ id }: Answer) => (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      {t(`scenario.${id}`)}
      {id !== 'today' && <Badge>{t('scenarios.mark')}</Badge>}
    </span>
  );
  const columns: readonly Column<Answer>[] = [
    { id: 'law', header: t('scenarios.law'), width: 20, cell: law },
    {
      id: 'tax',
      header: t('scenarios.tax'),
      align: 'right',
      width: 7,
      cell: ({ tax }) => <Money value={tax} whole />,
    },
    {
      id: 'after',
      header: t('scenarios.after'),
      align: 'right',
      width: 8,
      cell: ({ afterTax }) => <Money value={afterTax} whole />,
    },
    {
      id: 'change',
      header: t('scenarios.change'),
      align: 'right',
      width: 7,
      cell: (row) => <Money value={change(row)} whole />,
    },
  ];
  return (
    <TitledCard title={t('scenarios')} actions={<Badge tone="plan">{t('scenarios.mark')}</Badge>}>
      <p className="mb-3 max-w-[80ch] text-sm leading-5 text-ink-2">
        {t('scenarios.line', { day: formatDay(day, locale) })}
      </p>
      {!isFinal && (
        <Callout tone="review" size="line" className="mb-3">
          {p('openYear.paper')}
        </Callout>
      )}
      <DataTable
        className={TO_CARD_EDGES}
        label={t('scenarios')}
        columns={columns}
        rows={answers}
        rowId={({ id }) => id}
        phoneRow={(row) => (
          <span className="flex items-start gap-2.5">
            <span className="min-w-0 flex-1">{law(row)}</span>
            <Money value={row.afterTax} whole />
          </span>
        )}
      />
      <div className="mt-3">
        <Button size="s" onClick={() => setAmount(amountNow())}>
          {t('scenarios.plan')}
        </Button>
      </div>
      {amount !== null && <PlanTable amount={amount} answers={answers} law={law} />}
    </TitledCard>
  );
});

interface PlanTableProps {
  readonly amount: string;
  readonly answers: readonly Answer[];
  readonly law: (answer: Answer) => ReactNode;
}

/** The same amount under each law: what is sold, and what it costs with the lots named and without. */
function PlanTable({ amount, answers, law }: PlanTableProps) {
  const t = useStrings(whatIfStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const sells = ({ plan }: Answer) => (plan?.sells ?? []).map((sold) => quantity(sold.amount, sold.asset)).join(', ');
  const columns: readonly Column<Answer>[] = [
    { id: 'law', header: t('scenarios.law'), width: 20, cell: law },
    {
      id: 'sells',
      header: t('scenarios.sells'),
      width: 14,
      cell: (row) => <span className="block py-1.5">{sells(row)}</span>,
    },
    {
      id: 'named',
      header: t('scenarios.named'),
      align: 'right',
      width: 8,
      cell: ({ plan }) => <Money value={plan?.namedTax ?? '0.00'} whole />,
    },
    {
      id: 'inForce',
      header: t('scenarios.inForce'),
      align: 'right',
      width: 8,
      cell: ({ plan }) => <Money value={plan?.tax ?? '0.00'} whole />,
    },
  ];
  const title = t('scenarios.planned', { amount: formatEuro(amount, locale) });
  return (
    <>
      <p className="mt-4 mb-2 max-w-[80ch] text-sm leading-5 text-ink-2">{title}</p>
      <DataTable
        className={TO_CARD_EDGES}
        label={title}
        columns={columns}
        rows={answers}
        rowId={({ id }) => id}
        phoneRow={(row) => (
          <span className="flex items-start gap-2.5">
            <span className="min-w-0 flex-1">
              {law(row)}
              <span className="block text-xs text-ink-3">{sells(row)}</span>
            </span>
            <Money value={row.plan?.namedTax ?? '0.00'} whole />
          </span>
        )}
      />
    </>
  );
}
