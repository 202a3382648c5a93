/** Facts of a wallet, the check line by line, what went wrong, and the statistics as the specification wants them. */

import { findChain } from '@cryptax/onchain';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { InstantText } from '../../../../../ui/date-text.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { MASK } from '../../../../../ui/format/mask.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { CopyAddress } from '../../../parts/copy-address.tsx';
import { chainFailureWords } from '../../../parts/failure-words.ts';
import { walletStrings } from '../../../parts/strings.ts';
import type { ChainStanding, WalletCard, WalletDetails } from '../../../wallet-types.ts';
import { detailStrings } from '../details-strings.ts';
import { walletsStrings } from '../strings.ts';

export function DetailsOverview({ wallet, details }: { readonly wallet: WalletCard; readonly details: WalletDetails }) {
  const t = useStrings(detailStrings);
  const w = useStrings(walletStrings);
  const s = useStrings(walletsStrings);
  const locale = useLocale();
  const { chain } = wallet;
  if (chain === undefined) return null;
  const coin = chain.check?.lines.find(({ asset }) => asset.contract === undefined);
  return (
    <div className="grid gap-5">
      <DescriptionList
        items={[
          { id: 'chain', term: t('chain'), value: findChain(chain.chain)?.name ?? chain.chain },
          { id: 'address', term: t('address'), value: <CopyAddress address={chain.address} whole /> },
          ...(coin === undefined
            ? []
            : [
                {
                  id: 'balance',
                  term: t('balance'),
                  value: <CryptoAmount value={coin.onChain} unit={coin.asset.symbol} inspect />,
                },
              ]),
          { id: 'transactions', term: t('transactions'), value: chain.transactions },
          {
            id: 'sync',
            term: t('lastSync'),
            value: chain.lastSync === undefined ? s('never') : <InstantText at={Date.parse(chain.lastSync)} />,
          },
        ]}
      />
      {chain.failures.length > 0 && (
        <Callout tone="danger" title={`${t('failures')}:`}>
          {chain.failures.map((failure) => chainFailureWords(failure, w)).join('; ')}
        </Callout>
      )}
      <CheckTable chain={chain} />
      {chain.isKey && (
        <Disclosure summary={`${t('addresses')} (${formatCount(details.addresses.length, locale)})`}>
          <ul className="grid gap-0.5">
            {details.addresses.map((address) => (
              <li key={address}>
                <CopyAddress address={address} whole />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure summary={t('stats')}>
        <Stats stats={details.stats} />
      </Disclosure>
    </div>
  );
}

function Stats({ stats }: { readonly stats: WalletDetails['stats'] }) {
  const isHidden = useSetting('hideAmounts');
  const balanceOverview = isHidden
    ? stats.balanceOverview.map(({ symbol }) => ({ symbol, balance: MASK }))
    : stats.balanceOverview;
  return <pre className="overflow-x-auto text-xs">{JSON.stringify({ ...stats, balanceOverview }, null, 2)}</pre>;
}

function CheckTable({ chain }: { readonly chain: ChainStanding }) {
  const t = useStrings(detailStrings);
  const locale = useLocale();
  if (chain.check === undefined) return null;
  const at = formatInstant(Date.parse(chain.check.at), locale);
  return (
    <section aria-labelledby="check">
      <h3 id="check" className="text-sm font-semibold">
        {t('check')}
      </h3>
      <p className="mt-0.5 text-xs text-ink-2">{t('check.text', { at })}</p>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="py-1 text-left font-normal">
                {t('check.asset')}
              </th>
              {(['computed', 'onchain', 'difference'] as const).map((column) => (
                <th key={column} scope="col" className="py-1 pl-3 text-right font-normal">
                  {t(`check.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chain.check.lines.map(({ asset, computed, onChain, difference }) => (
              <tr key={asset.contract ?? asset.symbol} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-medium">
                  {asset.symbol || asset.contract?.slice(0, 8)}
                </th>
                <td className="py-1.5 pl-3 text-right">
                  <CryptoAmount value={computed} />
                </td>
                <td className="py-1.5 pl-3 text-right">
                  <CryptoAmount value={onChain} />
                </td>
                <td className="py-1.5 pl-3 text-right">
                  <CryptoAmount value={difference} className={difference === '0' ? 'text-ink-3' : 'text-review'} />
                </td>
              </tr>
            ))}
            {chain.check.untold?.map(({ asset, amount }) => (
              <tr key={asset.contract ?? asset.symbol} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-medium">
                  {asset.symbol || asset.contract?.slice(0, 8)}
                </th>
                <td className="py-1.5 pl-3 text-right">
                  <CryptoAmount value={amount} />
                </td>
                <td colSpan={2} className="py-1.5 pl-3 text-right text-ink-3">
                  {t('check.untold')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
