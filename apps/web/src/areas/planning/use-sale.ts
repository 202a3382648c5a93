/**
 * The state behind every sale simulator: chosen positions, typed prices, day, strategy, amount. Stage and move are asked
 * of the worker; a move is only lookups there, so the answer of one frame is on the screen in the next.
 */
import type { Book } from '@cryptax/store';
import { useMemo, useState } from 'react';
import { type Asked, useAnswer } from '../../platform/ledger/use-ledger.tsx';
import { useLivePrices } from '../prices/use-live-prices.ts';
import type { PlanPositions, SaleMove, SaleSetup, SaleStage, Strategy, TypedPrices } from './planning-types.ts';

export interface Sale {
  readonly book: Book;
  readonly positions: Asked<PlanPositions>;
  /** Null until the positions are known. */
  readonly setup: SaleSetup | null;
  readonly stage: Asked<SaleStage | null>;
  readonly move: Asked<SaleMove | null>;
  /** Decimal text, euro. */
  readonly amount: string;
  readonly typed: TypedPrices;
  readonly setAmount: (amount: string) => void;
  readonly setAssets: (assets: readonly string[]) => void;
  readonly setDay: (day: string) => void;
  readonly setStrategy: (strategy: Strategy) => void;
  readonly setTyped: (typed: TypedPrices) => void;
  /** One wallet to sell from; undefined: all. */
  readonly setWallet: (wallet: string | undefined) => void;
}

export function useSale(book: Book, initialAmount: string): Sale {
  const live = useLivePrices();
  const [typed, setTyped] = useState<TypedPrices>({});
  const [chosen, setAssets] = useState<readonly string[] | null>(null);
  const [wallet, setWallet] = useState<string | undefined>(undefined);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [strategy, setStrategy] = useState<Strategy>('FIFO');
  const [amount, setAmount] = useState(initialAmount);
  const base = JSON.stringify([book, typed, live, chosenDay, wallet]);
  const positions = useAnswer(`plan positions ${base}`, (api) =>
    api.planPositions(book, { typed, live, wallet, day: chosenDay ?? undefined }),
  );
  const known = positions.kind === 'ready' ? positions.value : null;
  const setup = useMemo<SaleSetup | null>(() => {
    if (known === null) return null;
    const priced = known.positions.filter(({ value }) => value !== null).map(({ asset }) => asset);
    const assets = chosen === null ? priced : priced.filter((asset) => chosen.includes(asset));
    return { day: chosenDay ?? known.today, wallet, assets, strategy, typed, live };
  }, [known, chosen, chosenDay, wallet, strategy, typed, live]);
  const key = JSON.stringify([book, setup]);
  const nothing = Promise.resolve({ ok: true, value: null } as const);
  const stage = useAnswer(`sale stage ${key}`, (api) => (setup === null ? nothing : api.saleStage(book, setup)));
  const move = useAnswer(`sale move ${key} ${amount}`, (api) =>
    setup === null ? nothing : api.saleMove(book, setup, amount),
  );
  return {
    book,
    positions,
    setup,
    stage,
    move,
    amount,
    typed,
    setAmount,
    setAssets,
    setDay,
    setStrategy,
    setTyped,
    setWallet,
  };
}
