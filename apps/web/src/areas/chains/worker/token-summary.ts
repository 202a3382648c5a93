/** Statistics of a wallet's tokens in the form of the specification; shown as they are, decided by nobody. */
import { compare, dec } from '@cryptax/kernel';
import type { TokenSummary } from '../wallet-types.ts';
import { rowsOf } from './chain-rows.ts';
import type { LoadedWallet } from './load-wallet.ts';

const TOP_TOKENS = 10;
const SMALLEST_SHOWN = dec('0.001');
const DEFI_WORDS = /swap|liquidity|stake|yield|farm|vault|pool/i;

export function tokenSummary({ own, transactions, tokens }: LoadedWallet): TokenSummary {
  const sorted = [...tokens.values()].sort((a, b) => b.transfers - a.transfers);
  const symbolOf = (token: (typeof sorted)[number]) => token.ticker ?? token.asset.symbol;
  const calls = transactions.filter(({ call }) => call !== undefined);
  const isDefi = (transaction: (typeof calls)[number]) =>
    DEFI_WORDS.test(rowsOf(own, transaction, tokens).mapped.call?.functionName ?? '');
  return {
    totalUniqueTokens: sorted.length,
    totalTransactions: transactions.length,
    defiInteractionCount: calls.filter(isDefi).length,
    suspiciousTokenCount: sorted.filter(({ flags }) => flags.length > 0).length,
    categoriesFound: [...new Set(sorted.map(({ category }) => category))].sort(),
    topTokensByVolume: sorted
      .slice(0, TOP_TOKENS)
      .map((token) => ({ symbol: symbolOf(token), transactions: token.transfers })),
    balanceOverview: sorted
      .filter(({ isSpam, balance }) => !isSpam && compare(dec(balance.replace('-', '')), SMALLEST_SHOWN) >= 0)
      .map((token) => ({ symbol: symbolOf(token), balance: token.balance })),
  };
}
