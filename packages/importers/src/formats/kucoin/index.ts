import type { FormatDefinition } from '../format.ts';
import { kucoinAccountHistory } from './account-history.ts';
import { kucoinConvert } from './convert.ts';
import { kucoinDeposits } from './deposits.ts';
import { kucoinSpotOrders } from './spot-orders.ts';
import { kucoinSpotV3 } from './spot-v3.ts';
import { kucoinStakingEarnings } from './staking-earnings.ts';
import { kucoinTransfersLegacy } from './transfers-legacy.ts';
import { kucoinWithdrawals } from './withdrawals.ts';

export const kucoinFormats: readonly FormatDefinition[] = [
  kucoinSpotOrders,
  kucoinSpotV3,
  kucoinConvert,
  kucoinDeposits,
  kucoinWithdrawals,
  kucoinTransfersLegacy,
  kucoinAccountHistory,
  kucoinStakingEarnings,
];
