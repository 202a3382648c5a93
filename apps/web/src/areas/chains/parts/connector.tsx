/**
 * Connects a wallet for reading: an extension of this browser, one on a phone, or an address by hand; then shows it and its
 * history.
 */
import { Wallet } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { useObservable } from '../../../platform/observable.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { browserWallet } from '../browser-wallet.ts';
import { ConnectedWallet } from './connected-wallet.tsx';
import { ConnectorHelp } from './connector-help.tsx';
import { connectorStrings } from './connector-strings.ts';
import { ElsewhereWallet } from './elsewhere-wallet.tsx';
import { ManualAddress } from './manual-address.tsx';
import type { WalletSync } from './use-wallet-sync.ts';

export function WalletConnector({ sync }: { readonly sync: WalletSync }) {
  const status = useObservable(browserWallet.status);
  if (status.kind === 'connected') return <ConnectedWallet connection={status} sync={sync} />;
  return (
    <div className="grid gap-5">
      <Extensions isConnecting={status.kind === 'connecting'} isRefused={status.kind === 'refused'} />
      <ElsewhereWallet />
      <ManualAddress onUse={(address) => browserWallet.takeAddress(address)} />
      <ConnectorHelp />
    </div>
  );
}

function Extensions({ isConnecting, isRefused }: { readonly isConnecting: boolean; readonly isRefused: boolean }) {
  const t = useStrings(connectorStrings);
  const found = useObservable(browserWallet.found);
  return (
    <section aria-labelledby="extensions" className="grid gap-3">
      <div>
        <h2 id="extensions" className="text-base font-semibold">
          {t('choose')}
        </h2>
        <p className="text-sm text-ink-2">{t('choose.text')}</p>
      </div>
      {found.length === 0 && (
        <Callout tone="info" title={t('none.title')}>
          {t('none')}
        </Callout>
      )}
      {isRefused && (
        <div role="alert">
          <Callout tone="review">{t('refused')}</Callout>
        </div>
      )}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {found.map(({ id, name, icon }) => (
          <li key={id}>
            <Button loading={isConnecting} onClick={() => void browserWallet.connect(id)}>
              {icon === undefined ? <Icon icon={Wallet} size={16} /> : <img src={icon} alt="" className="size-4.5" />}
              {t('connect', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
