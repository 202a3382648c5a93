/** The steps of a plan by day, each with its reason. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import { ALL_WALLETS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { BadgeTone } from '../../../../../ui/badge.tsx';
import { TO_CARD_EDGES } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount, useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { Money, type MoneyProps } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { EnterSales } from '../../../parts/enter-sales.tsx';
import { PartsContent, PartsDrawer } from '../../../parts/parts-drawer.tsx';
import { freeTerm } from '../../../parts/plan-basis-line.tsx';
import { Claim, type PlanClaims, reasonHolds, usePlanClaims } from '../../../parts/plan-claims.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { PlanStep } from '../../../planning-types.ts';
import { planStrings } from '../plan-strings.ts';

const TONES: Readonly<Record<PlanStep['reason'], BadgeTone>> = {
  loss: 'gain',
  free: 'free',
  'wait-until-free': 'free',
  'below-limit': 'info',
  taxed: 'taxable',
};

export interface PlanStepsProps {
  readonly steps: readonly PlanStep[];
  readonly claims: PlanClaims;
  readonly onOpen: (step: PlanStep) => void;
}

export function PlanSteps({ steps, claims, onOpen }: PlanStepsProps) {
  const t = useStrings(planStrings);
  const locale = useLocale();
  const columns: readonly Column<PlanStep>[] = [
    { id: 'day', header: t('day'), width: 6.5, cell: ({ day }) => <DayText day={day} /> },
    {
      id: 'what',
      header: t('what'),
      width: 10,
      grow: true,
      cell: ({ asset, amount, wallet }) => (
        <span className="flex items-center gap-2">
          <Coin symbol={asset} />
          <span>
            <CryptoAmount value={amount} unit={asset} className="block font-medium" />
            {wallet !== ALL_WALLETS && <span className="block text-2xs text-ink-3">{wallet}</span>}
          </span>
        </span>
      ),
    },
    {
      id: 'price',
      header: t('assumedPrice'),
      align: 'right',
      width: 8.5,
      priority: 4,
      cell: ({ price }) => <span className="num">{formatPrice(price, locale)}</span>,
    },
    {
      id: 'proceeds',
      header: t('proceeds'),
      align: 'right',
      width: 7.5,
      cell: (step) => <Money value={step.proceeds} onWhy={() => onOpen(step)} whySign={false} />,
    },
    {
      id: 'taxable',
      header: t('step.taxable'),
      align: 'right',
      width: 7.5,
      priority: 2,
      cell: ({ taxableGain }) => <Money value={taxableGain} sign="always" />,
    },
    {
      id: 'why',
      header: t('why'),
      width: 16,
      priority: 2,
      cell: (step) => <StepReason step={step} holds={reasonHolds(claims, step)} />,
    },
  ];
  return (
    <DataTable
      className={TO_CARD_EDGES}
      label={t('optimiser')}
      columns={columns}
      rows={steps}
      rowId={({ day, asset, wallet, reason }) => `${day} ${wallet} ${asset} ${reason}`}
      phoneRow={(step) => <PhoneStep {...{ step, claims, onOpen }} />}
    />
  );
}

function StepReason({ step: { reason }, holds }: { readonly step: PlanStep; readonly holds: boolean }) {
  const t = useStrings(planStrings);
  return (
    <Claim tone={TONES[reason]} holds={holds}>
      {t(`reason.${reason}`)}
    </Claim>
  );
}

interface PhoneStepProps extends Pick<PlanStepsProps, 'claims' | 'onOpen'> {
  readonly step: PlanStep;
}

function PhoneStep({ step, claims, onOpen }: PhoneStepProps) {
  const { day, asset, amount, proceeds } = step;
  return (
    <span className="grid gap-1">
      <span className="flex items-center gap-2.5">
        <Coin symbol={asset} />
        <span className="min-w-0 flex-1">
          <CryptoAmount value={amount} unit={asset} className="block font-medium" />
          <DayText day={day} className="block text-xs text-ink-3" />
        </span>
        <Money value={proceeds} onWhy={() => onOpen(step)} whySign={false} />
      </span>
      <span>
        <StepReason step={step} holds={reasonHolds(claims, step)} />
      </span>
    </span>
  );
}

/** One step of a plan: why on that day, how its figures add up, and its lots down to their files. */
interface StepDrawerProps {
  readonly book: Book;
  readonly step: PlanStep;
  /** First day of the plan. */
  readonly today: string;
  readonly onClose: () => void;
}

export function StepDrawer({ book, step, today, onClose }: StepDrawerProps) {
  const t = useStrings(planStrings);
  const p = useStrings(planningStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const { day, asset, amount, price, proceeds, taxableGain, taxFreeGain, reason, parts } = step;
  const holds = reasonHolds(usePlanClaims(book), step);
  const cost = parts.reduce((sum, part) => add(sum, dec(part.cost)), dec('0.00'));
  const title = t('step.title', { what: quantity(amount, asset), day: formatDay(day, locale) });
  return (
    <PartsDrawer title={title} onClose={onClose}>
      <PartsContent
        {...{ book, day, parts, total: parts.length }}
        note={holds ? t(`because.${reason}`) : undefined}
        sums={[
          { id: 'price', term: t('assumedPrice'), value: formatPrice(price, locale) },
          { id: 'proceeds', term: p('result.proceeds'), value: <Money value={proceeds} /> },
          { id: 'cost', term: p('cost'), value: <Money value={`-${formatDecimal(cost)}`} /> },
          {
            id: 'inside',
            term: p('result.taxableGain'),
            value: <Money value={taxableGain} sign="always" />,
            total: true,
          },
          { id: 'free', term: p(freeTerm(step)), value: <Money value={taxFreeGain} sign="always" /> },
        ]}
      />
      <EnterSales {...{ book, parts, isToday: day === today, onDone: onClose }} />
    </PartsDrawer>
  );
}

interface PlanTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly name: (row: Row) => ReactNode;
  readonly figure: (row: Row) => Pick<MoneyProps, 'value' | 'sign'>;
}

interface Taxed {
  readonly tax: string;
}

export function taxColumn(t: Translate<typeof planStrings.table>): Column<Taxed> {
  return {
    id: 'tax',
    header: t('tax'),
    align: 'right',
    width: 6,
    cell: ({ tax }) => <Money value={tax} whole />,
  };
}

/** A table of a plan under its own heading. On phones a row says its name, its main figure, and the tax below that. */
export function PlanTable<Row extends Taxed>(props: PlanTableProps<Row>) {
  const { title, rows, rowId, columns, name, figure } = props;
  const t = useStrings(planStrings);
  return (
    <div>
      <h4 className="mb-1 text-sm font-semibold">{title}</h4>
      <DataTable
        className="max-lg:-mx-4"
        label={title}
        rows={rows}
        rowId={rowId}
        columns={columns}
        phoneRow={(row) => (
          <span className="flex justify-between gap-3">
            <span>{name(row)}</span>
            <span className="text-right">
              <Money {...figure(row)} className="block" />
              <span className="block text-xs text-ink-3">
                {t('tax')} <Money value={row.tax} whole />
              </span>
            </span>
          </span>
        )}
      />
    </div>
  );
}
