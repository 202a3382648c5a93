/**
 * bitbank (Japan): lists of deposits and withdrawals in Japanese, times of Tokyo. Withdrawals of one coin, which only the name of
 * the file may tell; the total is the amount with its fee. Layouts and rows from dali-rp2's public samples.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bitbankDeposits = defineFormat({
  id: 'bitbank-deposits',
  source: 'bitbank',
  sourceKind: 'exchange',
  idSpace: 'bitbank',
  layouts: [headerLine('コイン,日時,数量,ネットワーク,アドレス,Txid,ステータス')],
  signature: ['コイン', '日時', '数量', 'Txid', 'ステータス'],
  columns: { asset: 'コイン', date: '日時', amount: '数量', address: 'アドレス', txHash: 'Txid', status: 'ステータス' },
  date: { layouts: ['YYYY/MM/DD HH:mm:ss'], zone: 'Asia/Tokyo' },
  kind: 'deposit',
  status: { done: ['DONE'], skip: ['FAILED'] },
});

export const bitbankWithdrawals = defineFormat({
  id: 'bitbank-withdrawals',
  source: 'bitbank',
  sourceKind: 'exchange',
  idSpace: 'bitbank',
  layouts: [headerLine('日時,数量,手数料,合計,ラベル,アドレス,Txid,ステータス')],
  signature: ['日時', '数量', '手数料', '合計', 'ラベル', 'Txid'],
  columns: {
    date: '日時',
    amount: '数量',
    fee: '手数料',
    note: 'ラベル',
    address: 'アドレス',
    txHash: 'Txid',
    status: 'ステータス',
  },
  date: { layouts: ['YYYY/MM/DD HH:mm:ss'], zone: 'Asia/Tokyo' },
  identities: [{ kinds: ['withdrawal'], sum: ['amount', 'fee'], is: { header: '合計' } }],
  kind: 'withdrawal',
  status: { done: ['DONE'], skip: ['FAILED', 'CANCELED'] },
  openAsset: ['BTC', 'ETH', 'XRP', 'LTC', 'BCH', 'XLM', 'LINK', 'DOT', 'ADA', 'DOGE', 'SOL'],
  fees: { asset: 'amount' },
});
