import type { FormatDefinition } from '../format.ts';
import { bybitDepositsWithdrawals } from './deposits-withdrawals.ts';
import { bybitFundingAccount } from './funding-account.ts';
import { bybitSpotTrades } from './spot-trades.ts';
import { bybitUtaLog } from './uta-log.ts';

export const bybitFormats: readonly FormatDefinition[] = [
  bybitSpotTrades,
  bybitUtaLog,
  bybitFundingAccount,
  bybitDepositsWithdrawals,
];
