import { useStrings } from '../../lib/i18n/use-strings.ts';
import { EmptyLedgerScreen } from '../../lib/screen/empty-ledger-screen.tsx';
import { transactionsStrings } from './strings.ts';

export function TransactionsScreen() {
  const t = useStrings(transactionsStrings);
  return <EmptyLedgerScreen context={t('context')} intro={t('intro')} />;
}
