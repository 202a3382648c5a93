/** Wallets and exchanges: what each holds, how fresh that is, whether the chain agrees. Works with an empty ledger too. */

import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { DemoBanner } from '../../../../platform/ledger/demo-banner.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { WaitingCard } from '../../../../ui/waiting-card.tsx';
import { Wallets } from './components/wallets.tsx';
import { walletsStrings } from './strings.ts';
import { useWallets } from './use-wallets.ts';

export function WalletsScreen() {
  const t = useStrings(walletsStrings);
  const title = useScreenTitle();
  const wallets = useWallets();
  if (wallets.kind === 'ready') {
    return (
      <>
        <DemoBanner />
        <Wallets list={wallets.list} book={wallets.book} onChange={wallets.reload} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} context={t('context')} />
      {wallets.kind === 'failed' ? <LedgerFailed error={wallets.error} /> : <WaitingCard rows={5} />}
    </>
  );
}
