/**
 * Words of the exchanges' interfaces for what is no trade, deposit or withdrawal. Where an exchange's file has the same word,
 * it means the same here. A word that stands nowhere goes to the review list.
 */
import { BINANCE_OPERATIONS } from '../formats/binance/operations.data.ts';
import { BITPANDA_TYPES } from '../formats/bitpanda/types.data.ts';
import { BITSTAMP_TYPES } from '../formats/bitstamp/types.data.ts';
import { BITVAVO_TYPES } from '../formats/bitvavo/types.data.ts';
import type { FormatKind } from '../formats/format.ts';
import { OKX_BILLS } from './okx-bills.data.ts';

type Words = Readonly<Record<string, FormatKind>>;

const BYBIT: Words = {
  SETTLEMENT: 'funding',
  LIQUIDATION: 'futures-pnl',
  DELIVERY: 'futures-pnl',
  'TRADE linear': 'futures-pnl',
  'TRADE inverse': 'futures-pnl',
  'TRADE option': 'futures-pnl',
  INTEREST: 'fee',
  BONUS: 'referral-bonus',
  AIRDROP: 'airdrop',
  FEE_REFUND: 'cashback',
  AUTO_DEDUCTION: 'ignore',
  'earn FlexibleSaving': 'lending-interest',
  'earn OnChain': 'staking-reward',
};

const GATE: Words = {
  'earn interest': 'lending-interest',
  airdrop: 'airdrop',
  hodl_interest: 'lending-interest',
  interest: 'lending-interest',
  staking_reward: 'staking-reward',
  referral_rebate: 'referral-bonus',
  margin_in: 'ignore',
  margin_out: 'ignore',
  future_in: 'ignore',
  future_out: 'ignore',
  subaccount_transfer: 'ignore',
  'subaccount_trf *': 'ignore',
  'margin_*': 'ignore',
  'futures_*': 'ignore',
};

/** By the exchange's id in the catalogue. */
export const CONNECTION_WORDS: Readonly<Record<string, Words>> = {
  /** Distributions are reported with the words of the account statement, and some of its older ones. */
  binance: {
    ...BINANCE_OPERATIONS,
    'BNB Vault': 'staking-reward',
    'Flexible Savings': 'lending-interest',
    'Locked Staking': 'staking-reward',
    Launchpool: 'staking-reward',
    'ETH 2.0 Staking': 'staking-reward',
    'BETH distribution': 'staking-reward',
    /** To a shop; what goes to or comes from persons the user has to name. */
    'pay PAY out': 'spend',
    'pay C2B out': 'spend',
    'pay CRYPTO_BOX in': 'gift-in',
    'pay CRYPTO_BOX out': 'gift-out',
  },
  coinbase: {
    staking_reward: 'staking-reward',
    inflation_reward: 'staking-reward',
    interest: 'lending-interest',
    earn_payout: 'airdrop',
    incentives_rewards_payout: 'airdrop',
    subscription_rebate: 'cashback',
    cardbuyback: 'cashback',
    cardspend: 'spend',
    subscription: 'spend',
    staking_transfer: 'ignore',
    unstaking_transfer: 'ignore',
    transfer: 'ignore',
    vault_withdrawal: 'ignore',
    /** Told from the other side: a deposit at Coinbase Pro leaves Coinbase. */
    pro_deposit: 'withdrawal',
    exchange_deposit: 'withdrawal',
    pro_withdrawal: 'deposit',
    exchange_withdrawal: 'deposit',
  },
  bitpanda: {
    ...BITPANDA_TYPES,
    'not-crypto': 'ignore',
  },
  bybit: BYBIT,
  bybiteu: BYBIT,
  bitvavo: BITVAVO_TYPES,
  bitstamp: {
    ...BITSTAMP_TYPES,
    'Credited with staked assets': 'ignore',
    'Sent assets to staking': 'ignore',
    'Settlement Transfer': 'ignore',
  },
  okx: OKX_BILLS,
  myokx: OKX_BILLS,
  okxus: OKX_BILLS,
  kucoin: {
    Rewards: 'airdrop',
    Distribution: 'airdrop',
    'KCS Bonus': 'staking-reward',
    'KuCoin Bonus': 'airdrop',
    Staking: 'ignore',
    'Staking Profits': 'staking-reward',
    'Soft Staking Profits': 'staking-reward',
    'KCS Pay Fees': 'fee',
    'KCS Fee Deduction': 'fee',
    'Invitation Bonus': 'referral-bonus',
    'Refunded Fees': 'cashback',
  },
  gate: GATE,
  gateeu: GATE,
  cryptocom: { 'staking reward': 'staking-reward' },
  bitfinex: {
    'Margin Funding Payment *': 'lending-interest',
    'Staking *': 'staking-reward',
    'Earned fees from user *': 'referral-bonus',
    'Position *': 'margin-pnl',
    'Settlement *': 'ignore',
  },
};
