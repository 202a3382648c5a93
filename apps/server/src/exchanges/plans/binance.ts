/**
 * Binance: what it is asked for, and how the key is judged. Its histories are in the files beside this one, because there
 * are many: fills are only reported market by market, everything else by stretches of time.
 */

import { whereOffered } from '../reading/offered.ts';
import { at } from '../reading/raw-json.ts';
import { type ExchangePlan, inTurn } from '../reading/stream-reader.ts';
import { binanceConversions, binancePurchases } from './binance-conversions.ts';
import { binanceFills } from './binance-fills.ts';
import { binanceDeposits, binanceMoney, binanceWithdrawals } from './binance-moves.ts';
import { binanceDividends, binanceDust, binanceFlexible, binanceLocked } from './binance-rewards.ts';
import {
  binanceP2p,
  binancePay,
  binancePlans,
  binanceRebates,
  binanceStaking,
  P2P_KEEPS_DAYS,
  PAY_KEEPS_DAYS,
} from './binance-services.ts';

export const binancePlan: ExchangePlan = {
  streams: {
    trades: binanceFills,
    conversions: inTurn([binanceConversions, binancePurchases('0'), binancePurchases('1')]),
    movements: whereOffered(inTurn([binanceMoney('0'), binanceMoney('1')])),
    deposits: binanceDeposits,
    withdrawals: binanceWithdrawals,
    rewards: inTurn([binanceDividends, binanceFlexible, binanceLocked]),
    dust: binanceDust,
    p2p: whereOffered(binanceP2p),
    pay: whereOffered(binancePay),
    plans: whereOffered(binancePlans),
    staking: whereOffered(binanceStaking),
    rebates: whereOffered(binanceRebates),
  },
  greet: (client) => client.read('sapiGetAccountApiRestrictions'),
  rights: async (client) => {
    const answer = await client.read('sapiGetAccountApiRestrictions');
    const may = (name: string) => at(answer, name) === true;
    return {
      trade: may('enableSpotAndMarginTrading') || may('enableMargin') || may('enableFutures'),
      withdraw: may('enableWithdrawals') || may('enableInternalTransfer'),
    };
  },
  keepsDays: { p2p: P2P_KEEPS_DAYS, pay: PAY_KEEPS_DAYS },
};
