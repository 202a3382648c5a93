/** The connected wallet: who, where, how much, and its history with a preview before anything enters the ledger. */
import { type ChainId, detectChains, findChainByNumber } from '@cryptax/onchain';
import { Unplug } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { browserWallet, type WalletConnection } from '../browser-wallet.ts';
import { ConnectedHistory } from './connected-history.tsx';
import { ConnectorHelp } from './connector-help.tsx';
import { connectorStrings } from './connector-strings.ts';
import { CopyAddress } from './copy-address.tsx';
import { useAccountState } from './use-account-state.ts';
import type { WalletSync } from './use-wallet-sync.ts';

type Connected = Extract<WalletConnection, { kind: 'connected' }>;

export interface ConnectedWalletProps {
  readonly connection: Connected;
  readonly sync: WalletSync;
}

export function ConnectedWallet({ connection, sync }: ConnectedWalletProps) {
  const t = useStrings(connectorStrings);
  const { via, address, name } = connection;
  const account = useAccountState(connection);
  const chain = chainOf(connection);
  return (
    <div className="grid gap-4">
      <Card>
        <CardHead
          title={name ?? t(`via.${via}`)}
          actions={
            <Button size="s" icon={Unplug} onClick={() => browserWallet.disconnect()}>
              {t('disconnect')}
            </Button>
          }
        />
        <CardBody>
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
        </CardBody>
      </Card>
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
