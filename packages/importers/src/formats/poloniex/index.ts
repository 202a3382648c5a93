import type { FormatDefinition } from '../format.ts';
import { poloniexTrades, poloniexTrades2021 } from './trades.ts';
import { poloniexDeposits, poloniexWithdrawals } from './transfers.ts';

export const poloniexFormats: readonly FormatDefinition[] = [
  poloniexTrades,
  poloniexTrades2021,
  poloniexDeposits,
  poloniexWithdrawals,
];
