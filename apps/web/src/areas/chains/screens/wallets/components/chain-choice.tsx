/**
 * The chains that will be read: which an address fits, as pills to remove, others to add, and to whom the address goes.
 */
import {
  type Chain,
  type ChainId,
  type ChainMatch,
  detectChains,
  findChain,
  isEvmAddress,
  parseExtendedKey,
} from '@cryptax/onchain';
import { Check, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { formatQuantity } from '../../../../../ui/format/quantity.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Menu } from '../../../../../ui/menu.tsx';
import { PlaceMark } from '../../../../../ui/place-mark.tsx';
import { useLivePricesOn, useOnline } from '../../../../prices/use-live-prices.ts';
import { walletsStrings } from '../strings.ts';
import { ChainServices } from './chain-services.tsx';
import { NetworkFees } from './network-fees.tsx';

/** From here on a match counts as certain: a check digit holds. */
const SURE = 0.9;

export interface ChainChoiceProps {
  readonly places: Extract<FoundPlaces, { kind: 'found' }>;
  readonly chosen: readonly ChainId[];
  readonly onChange: (chains: readonly ChainId[]) => void;
}

export function ChainChoice({ places, chosen, onChange }: ChainChoiceProps) {
  const t = useStrings(walletsStrings);
  const rest = places.matches.filter(({ chain }) => !chosen.includes(chain.id as ChainId));
  const fees = useNetworkFees(rest);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <Icon icon={Check} size={15} className="text-gain" /> {t(places.isEvm ? 'found.evm' : 'found.other')}
        </span>
        {chosen.map((id) => (
          <Pill key={id} chain={findChain(id)} onRemove={() => onChange(chosen.filter((one) => one !== id))} />
        ))}
        {rest.length > 0 && (
          <Menu
            align="start"
            trigger={
              <Button size="s" icon={Plus} className="rounded-full! border-dashed!">
                {t('chain.add')}
              </Button>
            }
            items={rest.map(({ chain, confidence }) => ({
              kind: 'action' as const,
              id: chain.id,
              label: (
                <>
                  <PlaceMark name={chain.name} size={16} /> {chain.name}{' '}
                  <span className="text-xs text-ink-3">{fees.textOf(chain) ?? chain.native.symbol}</span>
                  <span className="ml-auto pl-3 text-xs text-ink-3">
                    {t(confidence >= SURE ? 'chain.sure' : 'chain.maybe')}
                  </span>
                </>
              ),
              onSelect: () => onChange([...chosen, chain.id as ChainId]),
            }))}
          />
        )}
      </div>
      {chosen.length > 0 && fees.isWanted && <NetworkFees chains={chosen} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChainServices chains={chosen} form={places.isEvm ? 'evm' : 'other'} />
        {!fees.isWanted && chosen.length > 0 && (
          <button type="button" className={linkClass('inline')} onClick={fees.ask}>
            {t('fee.ask')}
          </button>
        )}
      </div>
    </div>
  );
}

function Pill({ chain, onRemove }: { readonly chain: Chain | undefined; readonly onRemove: () => void }) {
  const t = useStrings(walletsStrings);
  if (chain === undefined) return null;
  return (
    <span className="inline-flex min-h-7 items-center rounded-full border border-accent-line bg-accent-tint pl-2.5 text-xs whitespace-nowrap text-accent touch:min-h-11">
      <PlaceMark name={chain.name} size={16} className="mr-1.5" />
      {chain.name}
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('chain.remove', { chain: chain.name })}
        className="flex size-6.5 items-center justify-center rounded-full hover:bg-accent/10 touch:size-11"
      >
        <Icon icon={X} size={13} />
      </button>
    </span>
  );
}

/**
 * Fees of the chains in the form. Who allowed live prices gets those of the chosen chains at once; all others are asked when
 * the user wants to know, because nothing leaves the device unasked.
 */
interface NetworkFeesView {
  readonly isWanted: boolean;
  readonly ask: () => void;
  /** Amount and coin of a chain that was not chosen, where it is known already. */
  readonly textOf: (chain: Chain) => string | undefined;
}

function useNetworkFees(rest: readonly ChainMatch[]): NetworkFeesView {
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

export type FoundPlaces =
  | { readonly kind: 'empty' | 'none' | 'wrong' | 'key' }
  | {
      readonly kind: 'found';
      readonly matches: readonly ChainMatch[];
      readonly proposed: readonly ChainId[];
      readonly isEvm: boolean;
    };

/** Looks like an address of a known form, but its check does not hold. */
const FAMILIAR =
  /^(?:0x[0-9a-fA-F]{40}|bc1[0-9a-z]{20,}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33}|r[1-9A-HJ-NP-Za-km-z]{24,34}|G[A-Z2-7]{55}|(?:cosmos|osmo|celestia|dydx)1[0-9a-z]{30,})$/;

/** Which chains an address fits, and which of them are proposed. */
export function findPlaces(text: string): FoundPlaces {
  const address = text.trim();
  if (address === '') return { kind: 'empty' };
  if (parseExtendedKey(address).ok) return { kind: 'key' };
  const answer = detectChains(address);
  if (answer.kind === 'secret') return { kind: 'empty' };
  if (answer.kind === 'unknown') return { kind: FAMILIAR.test(address) ? 'wrong' : 'none' };
  const [best] = answer.matches;
  if (best === undefined) return { kind: 'none' };
  return {
    kind: 'found',
    matches: answer.matches,
    proposed: [best.chain.id as ChainId],
    // By the address, not by the chain: Astar has addresses of both forms.
    isEvm: isEvmAddress(address),
  };
}
