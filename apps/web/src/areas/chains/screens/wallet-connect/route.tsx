/** Connecting a wallet for reading: an extension of this browser or an address, its balance, its history into the ledger. */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { UpgradeDialog } from '../../../import/upgrade-dialog.tsx';
import { WalletConnector } from '../../parts/connector.tsx';
import { walletConnectStrings } from '../../parts/connector-strings.ts';
import { useWalletSync } from '../../parts/use-wallet-sync.ts';

export function WalletConnectScreen() {
  const t = useStrings(walletConnectStrings);
  const sync = useWalletSync(() => {});
  return (
    <>
      <ScreenHeader context={t('context')} />
      <div className="max-w-3xl">
        <WalletConnector sync={sync} />
      </div>
      <UpgradeDialog open={sync.limit !== null} onClose={sync.clearLimit} reason={sync.limit ?? ''} />
    </>
  );
}
