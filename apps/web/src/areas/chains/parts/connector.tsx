/**
 * Connects a wallet for reading: an extension of this browser, one on a phone, or an address by hand; then shows it and its
 * history.
 */
import { type AccountState, type ChainId, detectChains, findChainByNumber, readAccount } from '@cryptax/onchain';
import { CircleHelp, ShieldCheck, Unplug, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useObservable } from '../../../platform/observable.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { browserWallet, type WalletConnection } from '../browser-wallet.ts';
import { ConnectedHistory } from './connected-history.tsx';
import { connectorStrings } from './connector-strings.ts';
import { CopyAddress } from './copy-address.tsx';
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

/** The connected wallet: who, where, how much, and its history with a preview before anything enters the ledger. */
type Connected = Extract<WalletConnection, { kind: 'connected' }>;

function ConnectedWallet({ connection, sync }: { readonly connection: Connected; readonly sync: WalletSync }) {
  const t = useStrings(connectorStrings);
  const { via, address, name } = connection;
  const account = useAccountState(connection);
  const chain = chainOf(connection);
  return (
    <div className="grid gap-4">
      <TitledCard
        title={name ?? t(`via.${via}`)}
        actions={
          <Button size="s" icon={Unplug} onClick={() => browserWallet.disconnect()}>
            {t('disconnect')}
          </Button>
        }
      >
        <DescriptionList
          items={[
            { id: 'wallet', term: t('wallet'), value: t(`via.${via}`) },
            { id: 'address', term: t('address'), value: <CopyAddress address={address} /> },
            { id: 'network', term: t('network'), value: <Network connection={connection} /> },
            ...(via === 'manual'
              ? []
              : [
                  {
                    id: 'balance',
                    term: t('balance'),
                    value:
                      account === undefined ? (
                        <span className="text-ink-3">{t('balance.unknown')}</span>
                      ) : (
                        <CryptoAmount value={account.balance} unit={account.symbol} inspect />
                      ),
                  },
                ]),
          ]}
        />
      </TitledCard>
      {chain === undefined ? (
        <Callout tone="review">{t('network.unread')}</Callout>
      ) : (
        <ConnectedHistory key={`${chain} ${address}`} chain={chain} address={address} name={name} sync={sync} />
      )}
      <ConnectorHelp />
    </div>
  );
}

function Network({ connection }: { readonly connection: Connected }) {
  const t = useStrings(connectorStrings);
  const { chainId } = connection;
  if (connection.via === 'manual') return detected(connection.address)?.chain.name ?? 'Ethereum';
  if (chainId === undefined) return t('balance.unknown');
  return findChainByNumber(chainId)?.name ?? t('network.unknown', { id: chainId });
}

/** The chain whose history is read: that of the wallet, or the likeliest one for an address by hand. */
function chainOf({ via, chainId, address }: Connected): ChainId | undefined {
  if (via !== 'manual')
    return chainId === undefined ? 'ethereum' : (findChainByNumber(chainId)?.id as ChainId | undefined);
  return detected(address)?.chain.id as ChainId | undefined;
}

function detected(address: string) {
  const answer = detectChains(address);
  return answer.kind === 'address' ? answer.matches[0] : undefined;
}

/** Balance of the connected wallet's account, asked again when account or network change. */

/** Undefined while it is not known; a wallet that does not answer has no balance, not zero. */
function useAccountState(connection: Extract<WalletConnection, { kind: 'connected' }>): AccountState | undefined {
  const [state, setState] = useState<AccountState>();
  const { via, address, chainId } = connection;
  useEffect(() => {
    let isWanted = true;
    setState(undefined);
    const { provider } = browserWallet;
    if (via === 'manual' || provider === undefined || chainId === undefined) return;
    void readAccount(provider, address).then((answer) => {
      if (isWanted && answer.ok) setState(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [via, address, chainId]);
  return state;
}

/** Two questions everybody has: where is my address, and is this safe. */
type Topic = 'address' | 'security';

function ConnectorHelp() {
  const t = useStrings(connectorStrings);
  const [topic, setTopic] = useState<Topic | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="s" variant="quiet" icon={CircleHelp} onClick={() => setTopic('address')}>
        {t('help.address')}
      </Button>
      <Button size="s" variant="quiet" icon={ShieldCheck} onClick={() => setTopic('security')}>
        {t('help.security')}
      </Button>
      {topic !== null && (
        <Dialog
          onClose={() => setTopic(null)}
          title={t(`help.${topic}`)}
          description={t(`help.${topic}.text`)}
          footer={
            <Button variant="primary" onClick={() => setTopic(null)}>
              {t('close')}
            </Button>
          }
        />
      )}
    </div>
  );
}
