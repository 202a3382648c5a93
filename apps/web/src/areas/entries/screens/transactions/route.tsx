/** The transactions: every event of the book, what is still open, and everything that can be done with it. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { transactionsStrings } from './strings.ts';
import { TransactionsPage } from './transactions-page.tsx';

export function TransactionsScreen() {
  const t = useStrings(transactionsStrings);
  return (
    <LedgerScreen
      context={t('context')}
      intro={t('intro')}
      waiting={
        <Card>
          <ListSkeleton />
        </Card>
      }
    >
      {(ledger) => <TransactionsPage key={ledger.book} state={ledger} />}
    </LedgerScreen>
  );
}
