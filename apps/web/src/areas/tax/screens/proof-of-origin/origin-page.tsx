/** The choice of what is to be shown, and below it the proof. */
import type { OriginTarget } from '@cryptax/reports/origin';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { OriginResult } from './origin-result.tsx';
import { TargetForm } from './target-form.tsx';

export function OriginPage({ book }: { readonly book: Book }) {
  const choices = useAnswer(`origin choices ${book}`, (api) => api.originChoices(book));
  const [chosen, setChosen] = useState<OriginTarget | undefined>(undefined);
  if (choices.kind === 'failed') return <LedgerFailed error={choices.error} />;
  if (choices.kind === 'loading') return <SkeletonCard rows={6} />;
  const [newest] = choices.value.payouts;
  const target = chosen ?? (newest && { kind: 'payout' as const, eventId: newest.eventId });
  return (
    <div className="grid gap-4 pb-8">
      <TargetForm choices={choices.value} target={target} onTarget={setChosen} />
      {target && <OriginResult book={book} target={target} />}
    </div>
  );
}
