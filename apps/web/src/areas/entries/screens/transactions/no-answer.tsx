/** What stands where an answer of the ledger is not there: a card for a whole tab, or lines within one. */
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FailedState } from '../../../../ui/empty-state.tsx';
import { Skeleton, SkeletonCard } from '../../../../ui/skeleton.tsx';
import { errorWords } from './edit/use-edits.ts';

export interface NoAnswerProps {
  /** Undefined while it is being worked out. */
  readonly error: LedgerError | undefined;
  /** What is being worked out, for those who do not see the grey bars. */
  readonly loading: string;
}

export interface NoAnswerCardProps extends NoAnswerProps {
  readonly failed: string;
  readonly onRetry: () => void;
}

export function NoAnswerCard({ error, loading, failed, onRetry }: NoAnswerCardProps) {
  const locale = useLocale();
  if (error === undefined) {
    return (
      <Card role="status" aria-label={loading}>
        <SkeletonCard rows={3} />
      </Card>
    );
  }
  return (
    <Card>
      <FailedState title={failed} onRetry={onRetry}>
        {errorWords(error, locale)}
      </FailedState>
    </Card>
  );
}

export function NoAnswerLines({ error, loading }: NoAnswerProps) {
  const locale = useLocale();
  if (error === undefined) {
    return (
      <div role="status" aria-label={loading} className="grid gap-2.5 py-1">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-4/5" />
      </div>
    );
  }
  return (
    <Callout tone="danger" size="line">
      {errorWords(error, locale)}
    </Callout>
  );
}
