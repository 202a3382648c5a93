/**
 * Ledger Live: an outgoing amount contains its fee; the fee printed on an incoming row was the sender's. Each account is a wallet. The
 * extended public key in the file is not read.
 */
import { defineFormat } from '../format.ts';

const CORE = [
  'Currency Ticker',
  'Operation Type',
  'Operation Amount',
  'Operation Fees',
  'Operation Hash',
  'Account Name',
];
const VALUES = ['Countervalue Ticker', 'Countervalue at Operation Date', 'Countervalue at CSV Export'];

export const ledgerLive = defineFormat({
  id: 'ledger-live',
  source: 'Ledger Live',
  sourceKind: 'wallet',
  idSpace: 'ledger-live',
  layouts: [
    ['Operation Date', 'Status', ...CORE, 'Account xpub', ...VALUES],
    ['Operation Date', ...CORE, 'Account xpub', ...VALUES],
    ['Operation Date', ...CORE, 'Account xpub'],
    ['Operation Date', ...CORE, 'Account id'],
  ],
  signature: ['Operation Date', ...CORE.filter((name) => name !== 'Operation Fees')],
  columns: {
    date: 'Operation Date',
    status: 'Status',
    asset: 'Currency Ticker',
    type: 'Operation Type',
    amount: 'Operation Amount',
    fee: 'Operation Fees',
    txHash: 'Operation Hash',
    wallet: 'Account Name',
    value: 'Countervalue at Operation Date',
    valueAsset: 'Countervalue Ticker',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: {
    IN: 'transfer-in',
    OUT: 'transfer-out',
    FEES: 'fee',
    REVEAL: 'fee',
    REWARD: 'staking-reward',
    REWARD_PAYOUT: 'staking-reward',
    DELEGATE: 'fee',
    UNDELEGATE: 'fee',
    REDELEGATE: 'fee',
    BOND: 'fee',
    UNBOND: 'fee',
    WITHDRAW_UNBONDED: 'fee',
    STAKE: 'ignore',
    NFT_IN: 'ignore',
    NFT_OUT: 'ignore',
    NONE: 'ignore',
  },
  status: { done: ['Confirmed', ''], failedButPaid: ['Failed'] },
  fees: { asset: 'amount', sent: 'with', received: 'not-mine' },
  walletName: 'source-and-cell',
  volatile: ['Countervalue at Operation Date', 'Countervalue at CSV Export'],
  /** Staking calls show the coins they move inside the account, and their value; only the fee is spent. */
  adjust: (facts, row) => {
    /** A token or message that came with nothing of the coin: the sender paid its fee. */
    if (facts.kind === 'transfer-in' && facts.in === undefined && row.cell('amount') !== '') {
      return { ignore: 'zero-value' };
    }
    if (facts.kind !== 'fee' || row.cell('type').toUpperCase() === 'FEES') return facts;
    const fee = row.amount('fee');
    const asset = row.asset(row.cell('asset'));
    if (fee === undefined || fee === '0' || asset === undefined) return { ignore: 'internal-move' };
    return { ...facts, in: undefined, out: { asset, amount: fee }, fee: undefined, value: undefined };
  },
});
