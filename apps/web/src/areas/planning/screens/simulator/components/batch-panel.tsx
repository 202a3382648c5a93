/** Several positions at once: quick actions, the advanced panel, the result, and a history that can be walked both ways. */
import { EMPTY_BOOK, type History, record, startHistory } from '@cryptax/planning';
import type { Book } from '@cryptax/store';
import { memo, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { tellLedgerError } from '../../../../../platform/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import type { BatchOperation, BatchResult, PlanBook, PlanPositions, SaleSetup } from '../../../planning-types.ts';
import { batchStrings } from '../strings/batch-strings.ts';
import { BatchAdvanced } from './batch-advanced.tsx';
import { BatchHistory } from './batch-history.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const run = async (operation: BatchOperation) => {
    setBusy(true);
    const { assets: selection, typed, live } = setup;
    const answer = await ledger.batch(book, { book: history.state, selection, operation, typed, live });
    setBusy(false);
    if (!answer.ok) {
      tellLedgerError(answer.error, locale);
      return;
    }
    setLast(answer.value);
    const label = operation.kind === 'sell' ? `sell ${operation.percent}` : operation.kind;
    setHistory(record(history, `${history.entries.length}-${Date.now()}`, label, answer.value.book));
  };
  const walk = (next: History<PlanBook>) => {
    setHistory(next);
    setLast(null);
  };
  return (
    <Card>
      <CardHead title={t('batch')} note={t('batch.selected', { count: setup.assets.length })} />
      <CardBody>
        <p className="max-w-[68ch] text-sm text-ink-2">{t('batch.line')}</p>
        <fieldset className="mt-3 flex flex-wrap gap-2" disabled={isBusy}>
          <legend className="mb-1 text-xs text-ink-2">{t('batch.quick')}</legend>
          {QUICK.map(({ key, operation }) => (
            <Button key={key} size="s" onClick={() => void run(operation)}>
              {t(key)}
            </Button>
          ))}
        </fieldset>
        <BatchAdvanced
          positions={positions}
          chosen={setup.assets}
          isBusy={isBusy}
          onRun={(operation) => void run(operation)}
        />
        {last && <BatchResultView book={book} result={last} />}
        <BatchHistory history={history} isBusy={isBusy} onWalk={walk} />
      </CardBody>
    </Card>
  );
});
