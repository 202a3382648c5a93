/** Connecting a wallet for reading: an extension of this browser or an address, its balance, its history into the ledger. */

import { useStrings } from '../../lib/i18n/use-strings.ts';
import { UpgradeDialog } from '../../lib/import/upgrade-dialog.tsx';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { WalletConnector } from '../../lib/wallet/connector.tsx';
import { useWalletSync } from '../../lib/wallet/use-wallet-sync.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { walletConnectStrings } from './strings.ts';

export function WalletConnectScreen() {
  const t = useStrings(walletConnectStrings);
  const sync = useWalletSync(() => {});
  return (
    <>
      <PageHeader title={useScreenTitle()} context={t('context')} />
      <div className="max-w-3xl">
        <WalletConnector sync={sync} />
      </div>
      <UpgradeDialog open={sync.limit !== null} onOpenChange={sync.clearLimit} reason={sync.limit ?? ''} />
    </>
  );
}
