/** "Why?" of a year under one method: from the results to the tax, and every lot a sale used, with both entries. */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { PartsContent, PartsDrawer } from '../../../parts/parts-drawer.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { MethodYear } from '../../../planning-types.ts';
import { strategiesStrings } from '../strings.ts';

export interface MethodDrawerProps {
  readonly book: Book;
  readonly row: MethodYear;
  readonly onClose: () => void;
}

export function MethodDrawer({ book, row, onClose }: MethodDrawerProps) {
  const t = useStrings(strategiesStrings);
  const p = useStrings(planningStrings);
  const { method, year, totalGain, taxFreeGain, taxableGain, tax } = row;
  const answer = useAnswer(`method parts ${book} ${year.year} ${method}`, (api) =>
    api.methodParts(book, year.year, method),
  );
  return (
    <PartsDrawer title={t('drawer', { method: p(`name.${method}`), year: year.year })} onClose={onClose}>
      {answer.kind === 'failed' && <LedgerFailed error={answer.error} />}
      {answer.kind === 'loading' && <SkeletonCard />}
      {answer.kind === 'ready' && (
        <PartsContent
          book={book}
          day={String(year.year)}
          parts={answer.value.parts}
          total={answer.value.total}
          note={t('drawer.line')}
          sums={[
            { id: 'total', term: t('total'), value: <Money value={totalGain} sign="always" /> },
            { id: 'free', term: t('free'), value: <Money value={taxFreeGain} sign="always" /> },
            { id: 'inside', term: t('taxable'), value: <Money value={taxableGain} sign="always" />, total: true },
            { id: 'limit', term: p('result.limit'), value: <Money value={year.limit} /> },
            { id: 'carry', term: p('result.carryUsed'), value: <Money value={year.carryUsed} /> },
            { id: 'counted', term: t('taxed'), value: <Money value={year.taxable} /> },
            { id: 'tax', term: t('tax'), value: <Money value={tax} />, total: true },
          ]}
        />
      )}
    </PartsDrawer>
  );
}
