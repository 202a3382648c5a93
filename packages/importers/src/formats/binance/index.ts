import type { FormatDefinition } from '../format.ts';
import { binanceAutoInvest } from './auto-invest.ts';
import { binanceBethStaking } from './beth-staking.ts';
import { binanceConvertHistory } from './convert-history.ts';
import { binanceDepositHistory } from './deposit-history.ts';
import { binanceDepositWithdrawLegacy } from './deposit-withdraw-legacy.ts';
import { binanceDustLog } from './dust-log.ts';
import { binanceEarnInterest } from './earn-interest.ts';
import { binanceFiatDepositWithdraw } from './fiat-deposit-withdraw.ts';
import { binanceFuturesTransactions } from './futures-transactions.ts';
import { binanceOrderHistoryNested } from './order-history-nested.ts';
import { binanceSpotOrderHistory } from './spot-order-history.ts';
import { binanceTaxRealizedGains } from './tax-realized-gains.ts';
import { binanceTradeHistory } from './trade-history.ts';
import { binanceTradeHistory2021 } from './trade-history-2021.ts';
import { binanceTransactionHistory } from './transaction-history.ts';
import { binanceUsTransactions } from './us-transactions.ts';
import { binanceWithdrawalHistory } from './withdrawal-history.ts';

export const binanceFormats: readonly FormatDefinition[] = [
  binanceTransactionHistory,
  binanceTradeHistory,
  binanceTradeHistory2021,
  binanceSpotOrderHistory,
  binanceOrderHistoryNested,
  binanceConvertHistory,
  binanceAutoInvest,
  binanceDustLog,
  binanceEarnInterest,
  binanceBethStaking,
  binanceDepositHistory,
  binanceWithdrawalHistory,
  binanceDepositWithdrawLegacy,
  binanceFiatDepositWithdraw,
  binanceFuturesTransactions,
  binanceUsTransactions,
  binanceTaxRealizedGains,
];
