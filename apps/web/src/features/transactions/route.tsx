/** The transactions: every event of the book, what is still open, and everything that can be done with it. */
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { DemoBanner } from '../../lib/ledger/demo-banner.tsx';
import { FaultBanner } from '../../lib/ledger/fault-banner.tsx';
import { LedgerFailed } from '../../lib/ledger/ledger-failed.tsx';
import { useLedgerState } from '../../lib/ledger/use-ledger.tsx';
import { EmptyLedgerScreen } from '../../lib/screen/empty-ledger-screen.tsx';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { transactionsStrings } from './strings.ts';
import { TransactionsPage } from './transactions-page.tsx';

export function TransactionsScreen() {
  const t = useStrings(transactionsStrings);
  const title = useScreenTitle();
  const state = useLedgerState();
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <PageHeader title={title} context={t('context')} />
          <Card>
            <ListSkeleton />
          </Card>
        </>
      );
    case 'failed':
      return (
        <>
          <PageHeader title={title} context={t('context')} />
          <LedgerFailed error={state.error} />
        </>
      );
    case 'empty':
      return (
        <>
          <FaultBanner />
          <EmptyLedgerScreen context={t('context')} intro={t('intro')} />
        </>
      );
    case 'ready':
      return (
        <>
          <DemoBanner />
          <FaultBanner />
          <TransactionsPage key={state.book} state={state} />
        </>
      );
  }
}
