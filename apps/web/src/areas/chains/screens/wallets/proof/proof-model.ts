/** What a card says about the proof of its wallet: the worst of its coins. */
import { dec, equals, round } from '@cryptax/kernel';
import type { CoinProof } from '../../../../../platform/ledger/proof-types.ts';

export type CardProof =
  | { readonly kind: 'differs'; readonly coin: CoinProof; readonly others: number }
  | { readonly kind: 'unproven'; readonly assets: readonly string[]; readonly isAll: boolean }
  | { readonly kind: 'proven'; readonly day: string };

/** Coins that a person looks for: those with a balance, and those about which something is said. */
export function coinsOf(wallet: string, coins: readonly CoinProof[]): readonly CoinProof[] {
  const order = { differs: 0, unproven: 1, proven: 2 } as const;
  return coins
    .filter((coin) => coin.wallet === wallet && (coin.status === 'differs' || isHeld(coin)))
    .sort((a, b) => order[a.status] - order[b.status]);
}

/** Undefined where there is nothing to prove. */
export function cardProof(wallet: string, all: readonly CoinProof[]): CardProof | undefined {
  const coins = coinsOf(wallet, all);
  const [first] = coins;
  if (first === undefined) return undefined;
  const differing = coins.filter(({ status }) => status === 'differs');
  if (first.status === 'differs') return { kind: 'differs', coin: first, others: differing.length - 1 };
  const unproven = coins.filter(({ status }) => status === 'unproven').map(({ asset }) => asset);
  if (unproven.length > 0) return { kind: 'unproven', assets: unproven, isAll: unproven.length === coins.length };
  const days = coins.map(({ day = '' }) => day).sort();
  return { kind: 'proven', day: days[0] ?? '' };
}

function isHeld({ actual }: CoinProof): boolean {
  return /[1-9]/.test(actual);
}

/** The statement has fewer decimals, and the booked amount rounds to it or is cut to it. */
export function isRounded(stated: string, actual: string): boolean {
  const places = stated.split('.')[1]?.length ?? 0;
  if (places === 0 || places >= (actual.split('.')[1]?.length ?? 0)) return false;
  const exact = dec(actual);
  return (['half-away', 'down'] as const).some((mode) => equals(round(exact, places, mode), dec(stated)));
}
