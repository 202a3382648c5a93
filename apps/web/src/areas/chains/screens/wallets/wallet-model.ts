/** The list of wallets, and what a card says about its wallet, decided apart from how it looks. */
import { useEffect, useState } from 'react';
import type { Locale } from '../../../../platform/i18n/strings.ts';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { useAnswer, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { formatDay, formatInstant } from '../../../../ui/format/date.ts';
import type { ChainStanding, WalletCard, WalletList } from '../../wallet-types.ts';

/** Data of a wallet is old after a day (specification 9). */
const STALE_AFTER_MS = 24 * 3_600_000;

export function isStale({ status, lastSync }: ChainStanding, now: number): boolean {
  return status === 'synced' && lastSync !== undefined && now - Date.parse(lastSync) > STALE_AFTER_MS;
}

/** Nobody has reported yet what it holds; that is not the same as nothing. */
export function isUnread({ chain }: WalletCard): boolean {
  return chain !== undefined && chain.lastSync === undefined && chain.check === undefined;
}

export type CardStatus = 'pending' | 'syncing' | 'synced' | 'error' | 'stale' | 'demo' | 'file' | 'connection';

export function cardStatus(
  { chain, file }: WalletCard,
  facts: { isDemo: boolean; isRunning: boolean; now: number },
): CardStatus {
  if (facts.isDemo) return 'demo';
  if (facts.isRunning) return 'syncing';
  if (chain === undefined) return file?.isConnection ? 'connection' : 'file';
  return isStale(chain, facts.now) ? 'stale' : chain.status;
}

export const STATUS_DOTS = {
  pending: 'off',
  syncing: 'running',
  synced: 'ok',
  error: 'error',
  stale: 'warn',
  demo: 'off',
  file: 'off',
  connection: 'off',
} as const satisfies Record<CardStatus, string>;

/** Lines in which the chain and the transactions disagree. */
export function differences({ check }: ChainStanding) {
  return check?.lines.filter(({ difference }) => difference !== '0') ?? [];
}

/** A live price has a moment, a close only its day. */
export function priceMoment(time: string, locale: Locale): string {
  return time.length === 10 ? formatDay(time, locale) : formatInstant(Date.parse(time), locale);
}

const RELOAD_MS = 30_000;

type WalletsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: LedgerError }
  | {
      readonly kind: 'ready';
      readonly list: WalletList;
      readonly book: 'own' | 'demo';
      readonly turn: number;
      readonly reload: () => void;
    };

/** The list of wallets, asked again every half minute, when the ledger changes, and when a screen says so. */
export function useWallets(): WalletsState {
  const state = useLedgerState();
  const [turn, setTurn] = useState(0);
  const reload = () => setTurn((before) => before + 1);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), RELOAD_MS);
    return () => clearInterval(timer);
  }, []);
  const book = 'book' in state ? state.book : 'own';
  const answer = useAnswer(`wallets ${book} ${turn}`, (api) => api.walletList(book));
  if (state.kind === 'failed') return state;
  if (answer.kind !== 'ready') return answer;
  return { kind: 'ready', list: answer.value, book, turn, reload };
}
