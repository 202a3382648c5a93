/**
 * Fees of the chains in the form. Who allowed live prices gets those of the chosen chains at once; all others are asked when
 * the user wants to know, because nothing leaves the device unasked.
 */
import type { Chain, ChainId, ChainMatch } from '@cryptax/onchain';
import { useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { formatQuantity } from '../../../../ui/format/quantity.ts';
import { useLivePricesOn, useOnline } from '../../../prices/use-live-prices.ts';

export interface NetworkFeesView {
  readonly isWanted: boolean;
  readonly ask: () => void;
  /** Amount and coin of a chain that was not chosen, where it is known already. */
  readonly textOf: (chain: Chain) => string | undefined;
}

export function useNetworkFees(rest: readonly ChainMatch[]): NetworkFeesView {
  const locale = useLocale();
  const isOnline = useOnline();
  const isLive = useLivePricesOn() === true;
  const [isPressed, setPressed] = useState(false);
  const others = isPressed ? rest.map(({ chain }) => chain.id as ChainId) : [];
  const asked = useAnswer(`fees ${others.join(' ')}`, (api) => api.networkFees(others));
  const known = asked.kind === 'ready' ? asked.value : [];
  return {
    isWanted: isPressed || (isLive && isOnline),
    ask: () => setPressed(true),
    textOf: ({ id }) => {
      const fee = known.find(({ chain, kind }) => chain === id && kind === 'known');
      if (fee?.kind !== 'known') return undefined;
      return `${fee.isLowerBound ? '≥' : '≈'} ${formatQuantity(fee.amount, locale)} ${fee.symbol}`;
    },
  };
}
