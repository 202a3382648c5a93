/**
 * Which questions of an exchange hold which area of its table of coverage (`EXCHANGE_COVERAGE` of the contract). A test runs
 * every plan and compares what it really asks with this.
 */
import type { CoverageArea } from '@cryptax/api-contract';
import type { ReadMethod } from '../relay/read-methods.data.ts';

export type AreaCalls = Readonly<Partial<Record<CoverageArea, readonly ReadMethod[]>>>;

/** One list of everything: each area of the table is in it. */
const oneList = (methods: readonly ReadMethod[], areas: readonly CoverageArea[]): AreaCalls =>
  Object.fromEntries(areas.map((area) => [area, methods]));

export const AREA_CALLS: Readonly<Record<string, AreaCalls>> = {
  binance: {
    spot: ['privateGetMyTrades'],
    convert: ['sapiGetConvertTradeFlow', 'sapiGetFiatPayments'],
    fiat: ['sapiGetFiatOrders'],
    transfers: ['sapiGetCapitalDepositHisrec', 'sapiGetCapitalWithdrawHistory'],
    earn: [
      'sapiGetAssetAssetDividend',
      'sapiGetSimpleEarnFlexibleHistoryRewardsRecord',
      'sapiGetSimpleEarnLockedHistoryRewardsRecord',
    ],
    staking: [
      'sapiGetAssetAssetDividend',
      'sapiGetEthStakingEthHistoryStakingHistory',
      'sapiGetEthStakingEthHistoryRedemptionHistory',
      'sapiGetEthStakingWbethHistoryWrapHistory',
      'sapiGetEthStakingWbethHistoryUnwrapHistory',
    ],
    'auto-invest': ['sapiGetLendingAutoInvestHistoryList'],
    p2p: ['sapiGetC2cOrderMatchListUserOrderHistory'],
    pay: ['sapiGetPayTransactions'],
    dust: ['sapiGetAssetDribblet'],
    rebates: ['sapiGetRebateTaxQuery'],
  },
  kraken: oneList(
    ['privatePostLedgers'],
    ['spot', 'convert', 'transfers', 'fiat', 'earn', 'staking', 'auto-invest', 'dust', 'rebates', 'margin'],
  ),
  coinbase: oneList(
    ['v2PrivateGetAccounts', 'v2PrivateGetAccountsAccountIdTransactions'],
    ['spot', 'convert', 'transfers', 'fiat', 'earn', 'staking', 'auto-invest', 'card', 'rebates'],
  ),
  bitpanda: {
    ...oneList(['bitpandaGetTrades', 'bitpandaGetAssetWallets', 'bitpandaGetFiatWallets'], ['spot', 'auto-invest']),
    ...oneList(
      ['bitpandaGetWalletTransactions', 'bitpandaGetAssetWallets'],
      ['transfers', 'earn', 'staking', 'rebates'],
    ),
  },
  bybit: {
    spot: ['privateGetV5ExecutionList'],
    convert: ['privateGetV5AssetExchangeQueryConvertHistory'],
    transfers: [
      'privateGetV5AssetDepositQueryRecord',
      'privateGetV5AssetDepositQueryInternalRecord',
      'privateGetV5AssetWithdrawQueryRecord',
    ],
    ...oneList(['privateGetV5EarnYield'], ['earn', 'staking']),
    ...oneList(['privateGetV5AccountTransactionLog'], ['rebates', 'margin', 'futures']),
  },
  bitvavo: oneList(
    ['privateGetAccountHistory'],
    ['spot', 'transfers', 'fiat', 'earn', 'staking', 'auto-invest', 'rebates'],
  ),
  bitstamp: oneList(['privatePostUserTransactions'], ['spot', 'transfers', 'fiat', 'earn', 'staking', 'rebates']),
  okx: {
    spot: ['privateGetTradeFillsHistory'],
    convert: ['privateGetAssetConvertHistory'],
    transfers: ['privateGetAssetDepositHistory', 'privateGetAssetWithdrawalHistory'],
    ...oneList(['privateGetAssetBillsHistory'], ['earn', 'staking', 'rebates']),
  },
  kucoin: {
    ...oneList(['privateGetFills', 'privateGetHfAccountsOpened', 'privateGetHfFills'], ['spot']),
    margin: ['privateGetFills', 'privateGetHfMarginFills'],
    transfers: ['privateGetDeposits', 'privateGetWithdrawals'],
    ...oneList(['privateGetAccountsLedgers'], ['earn', 'staking', 'rebates']),
  },
  gate: {
    spot: ['privateSpotGetMyTrades'],
    transfers: ['privateWalletGetDeposits', 'privateWalletGetWithdrawals'],
    earn: ['privateEarnGetUniInterestRecords', 'privateSpotGetAccountBook'],
    ...oneList(['privateSpotGetAccountBook'], ['staking', 'rebates']),
  },
  cryptocom: {
    spot: ['v1PrivatePostPrivateGetTrades'],
    transfers: ['v1PrivatePostPrivateGetDepositHistory', 'v1PrivatePostPrivateGetWithdrawalHistory'],
    staking: ['v1PrivatePostPrivateStakingGetRewardHistory'],
  },
  bitfinex: {
    spot: ['privatePostAuthRTradesHist'],
    ...oneList(['privatePostAuthRMovementsHist'], ['transfers', 'fiat']),
    ...oneList(['privatePostAuthRLedgersHist'], ['earn', 'staking', 'rebates', 'margin']),
  },
};
