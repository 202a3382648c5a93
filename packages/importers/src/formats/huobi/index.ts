import type { FormatDefinition } from '../format.ts';
import { huobiTrades, huobiTradesLegacy } from './trades.ts';
import { huobiDeposits, huobiWithdrawals } from './transfers.ts';

export const huobiFormats: readonly FormatDefinition[] = [
  huobiTrades,
  huobiTradesLegacy,
  huobiDeposits,
  huobiWithdrawals,
];
