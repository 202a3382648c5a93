/** Several positions at once: quick actions, the advanced panel, the result, and a history that can be walked both ways. */
import { add, dec, formatDecimal, round } from '@cryptax/kernel';
import { EMPTY_BOOK, goTo, type History, record, redo, startHistory, undo } from '@cryptax/planning';
import type { Book } from '@cryptax/store';
import { Redo2, Undo2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { DecimalField, DecimalInput } from '../../../../../ui/decimal-input.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { formatPercent, formatRate } from '../../../../../ui/format/number-format.ts';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { BatchOperation, BatchResult, PlanBook, PlanPositions, SaleSetup } from '../../../planning-types.ts';
import { targetsOf } from '../model/targets.ts';
import { batchStrings } from '../strings.ts';
import { BatchResultView } from './batch-result.tsx';

export interface BatchPanelProps {
  readonly book: Book;
  readonly setup: SaleSetup;
  readonly positions: PlanPositions;
}

const QUICK = [
  { key: 'batch.sell25', operation: { kind: 'sell', percent: 25 } },
  { key: 'batch.sell50', operation: { kind: 'sell', percent: 50 } },
  { key: 'batch.sell100', operation: { kind: 'sell', percent: 100 } },
  { key: 'batch.hold', operation: { kind: 'hold-until-free' } },
  { key: 'batch.harvest', operation: { kind: 'harvest' } },
] as const satisfies readonly { readonly key: string; readonly operation: BatchOperation }[];

export const BatchPanel = memo(function BatchPanel({ book, setup, positions }: BatchPanelProps) {
  const t = useStrings(batchStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [history, setHistory] = useState<History<PlanBook>>(() => startHistory(EMPTY_BOOK));
  const [last, setLast] = useState<BatchResult | null>(null);
  const [isBusy, run] = useAction(async (operation: BatchOperation) => {
    const { assets: selection, typed, live, wallet } = setup;
    const answer = await ledger.batch(book, { book: history.state, selection, operation, typed, live, wallet });
    if (!answer.ok) {
      notifyLedgerError(answer.error, locale);
      return;
    }
    setLast(answer.value);
    const label = operation.kind === 'sell' ? `sell ${operation.percent}` : operation.kind;
    setHistory(record(history, `${history.entries.length}-${Date.now()}`, label, answer.value.book));
  });
  const walk = (next: History<PlanBook>) => {
    setHistory(next);
    setLast(null);
  };
  return (
    <TitledCard title={t('batch')} note={t('batch.selected', { count: setup.assets.length })}>
      <p className="max-w-[68ch] text-sm text-ink-2">{t('batch.line')}</p>
      <fieldset className="mt-3 flex flex-wrap gap-2" disabled={isBusy}>
        <legend className="mb-1 text-xs text-ink-2">{t('batch.quick')}</legend>
        {QUICK.map(({ key, operation }) => (
          <Button key={key} size="s" onClick={() => run(operation)}>
            {t(key)}
          </Button>
        ))}
      </fieldset>
      <BatchAdvanced
        positions={positions}
        chosen={setup.assets}
        isBusy={isBusy}
        onRun={(operation) => run(operation)}
      />
      {last && <BatchResultView book={book} result={last} />}
      <BatchHistory history={history} isBusy={isBusy} onWalk={walk} />
    </TitledCard>
  );
});

/** Any share to sell, and target shares for rebalancing (the five largest positions, specification). */
interface BatchAdvancedProps {
  readonly positions: PlanPositions;
  readonly chosen: readonly string[];
  /** One operation after the other: each builds on the plan before it. */
  readonly isBusy: boolean;
  readonly onRun: (operation: BatchOperation) => void;
}

function BatchAdvanced({ positions, chosen, isBusy, onRun }: BatchAdvancedProps) {
  const t = useStrings(batchStrings);
  const locale = useLocale();
  const [percent, setPercent] = useState<string | null>('30');
  const [targets, setTargets] = useState<Readonly<Record<string, string>>>({});
  const { rows, sum, whole, isBalanced } = targetsOf(positions.positions, chosen, targets);
  const percentText = (value: number) => formatPercent((value / 100).toFixed(4), locale);
  const rebalance = () =>
    onRun({ kind: 'rebalance', targets: Object.fromEntries(rows.map(({ asset, target }) => [asset, Number(target)])) });
  return (
    <Disclosure summary={t('batch.advanced')} className="mt-3">
      <div className="flex flex-wrap items-end gap-3">
        <DecimalField
          label={t('batch.percent')}
          fieldClass="w-28"
          value={percent}
          unit="%"
          maxDecimals={2}
          onEntry={(entry) => setPercent(entry.kind === 'value' ? entry.value : null)}
        />
        <Button
          size="s"
          disabled={isBusy || percent === null || Number(percent) <= 0 || Number(percent) > 100}
          onClick={() => onRun({ kind: 'sell', percent: Number(percent) })}
        >
          {t('batch.sell')}
        </Button>
      </div>
      <p className="mt-4 mb-2 max-w-[68ch] text-xs text-ink-3">{t('batch.rebalance.line')}</p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map(({ asset, target }) => (
          <li key={asset} className="flex items-center gap-2.5">
            <Coin symbol={asset} />
            <span className="flex-1 text-sm">{readable(asset)}</span>
            <span className="w-24">
              <DecimalInput
                aria-label={t('batch.target', { asset })}
                value={target}
                unit="%"
                maxDecimals={2}
                onEntry={(entry) => entry.kind === 'value' && setTargets({ ...targets, [asset]: entry.value })}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="s" onClick={rebalance} disabled={isBusy || rows.length === 0 || !isBalanced}>
          {t('batch.rebalance')}
        </Button>
        <p className="num text-xs whitespace-normal text-ink-2" aria-live="polite">
          {t(isBalanced ? 'batch.sum' : 'batch.unbalanced', { sum: percentText(sum), whole: percentText(whole) })}
        </p>
      </div>
    </Disclosure>
  );
}

interface BatchHistoryProps {
  readonly history: History<PlanBook>;
  readonly isBusy: boolean;
  readonly onWalk: (history: History<PlanBook>) => void;
}

/** The steps so far: undo, redo, or straight back to one of them. */
function BatchHistory({ history, isBusy, onWalk }: BatchHistoryProps) {
  const t = useStrings(batchStrings);
  const euro = useEuro();
  const { entries, place, state } = history;
  const planned = round(
    state.sales.reduce((sum, { exactProceeds }) => add(sum, dec(exactProceeds)), dec('0.00')),
    2,
    'half-away',
  );
  const walkTo = (id: string) => {
    const next = goTo(history, id);
    if ('code' in next) notices.info(t('batch.missing'));
    else onWalk(next);
  };
  return (
    <section className="mt-4 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-sm font-semibold">{t('batch.history')}</h3>
        <span className="num mr-auto text-xs text-ink-3">
          {t('batch.planned', { proceeds: euro(formatDecimal(planned)), count: state.sales.length })}
        </span>
        <span className="flex gap-2">
          <Button size="s" icon={Undo2} disabled={isBusy || place === 0} onClick={() => onWalk(undo(history))}>
            {t('batch.undo')}
          </Button>
          <Button
            size="s"
            icon={Redo2}
            disabled={isBusy || place === entries.length}
            onClick={() => onWalk(redo(history))}
          >
            {t('batch.redo')}
          </Button>
        </span>
      </div>
      {entries.length === 0 ? (
        <p className="mt-1 text-xs text-ink-3">{t('batch.history.none')}</p>
      ) : (
        <ol className="mt-1 divide-y divide-line">
          {entries.map((entry, index) => (
            <li key={entry.id} className="flex min-h-9 items-center gap-3 text-sm">
              <span className="num w-6 text-ink-3">{index + 1}</span>
              <span className="flex-1">
                <StepName label={entry.label} />
                <span className="num ml-2 text-xs text-ink-3">
                  {t('batch.added', { count: entry.after.sales.length - entry.before.sales.length })}
                </span>
              </span>
              {index >= place ? (
                <Badge>{t('batch.undone')}</Badge>
              ) : (
                <Button size="s" variant="quiet" disabled={isBusy} onClick={() => walkTo(entry.id)}>
                  {t('batch.goto')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** `sell 25` is a sale of a quarter; the other operations have no size. */
function StepName({ label }: { readonly label: string }) {
  const t = useStrings(batchStrings);
  const locale = useLocale();
  const [kind, percent] = label.split(' ') as [BatchOperation['kind'], string | undefined];
  if (percent === undefined) return t(`op.${kind}`);
  return t('op.share', { share: formatRate(percent, locale) });
}
