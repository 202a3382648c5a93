/** Proof of origin: a payout, a wallet or a sum, walked back to the money paid in, for bank or notary. */
import type { OriginTarget } from '@cryptax/reports/origin';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { OriginResult } from './origin-result.tsx';
import { originStrings } from './strings.ts';
import { TargetForm } from './target-form.tsx';

export function ProofOfOriginScreen() {
  const t = useStrings(originStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <ScreenHeader context={t('context')} />
          <OriginPage book={book} />
        </>
      )}
    </LedgerScreen>
  );
}

/** The choice of what is to be shown, and below it the proof. */
function OriginPage({ book }: { readonly book: Book }) {
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
