/**
 * Kraken Futures account log. A trade has two rows: the position (symbol and contract are the same), and the money, whose
 * change is the realised result with fee and funding. Only the money moved anything. Transfers to and from the spot
 * wallet are left out on both sides, so this is the same wallet.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { hasMinus } from '../../values/number-text.ts';
import { defineFormat } from '../format.ts';

const BALANCE =
  'change,new balance,new average entry price,trade price,mark price,funding rate,realized pnl,fee,realized funding,collateral'.split(
    ',',
  );
const TAIL = ['conversion spread percentage', 'liquidation fee', 'position uid'];
const HEAD = ['uid', 'dateTime', 'account', 'type', 'symbol'];

export const krakenFuturesLog = defineFormat({
  id: 'kraken-futures-log',
  source: 'Kraken',
  sourceKind: 'exchange',
  idSpace: 'kraken-futures',
  layouts: [
    [...HEAD, 'contract', ...BALANCE, ...TAIL],
    [...HEAD, 'contract', ...BALANCE, ...TAIL, 'exchange rate', 'exchange rate from', 'conversion fee'],
    [...HEAD, ...BALANCE],
  ],
  signature: ['uid', 'dateTime', 'type', 'symbol', 'change', 'realized pnl', 'realized funding', 'collateral'],
  columns: {
    id: 'uid',
    date: 'dateTime',
    type: 'type',
    asset: 'symbol',
    amount: 'change',
    contract: 'contract',
    note: 'contract',
    extra1: 'fee',
  },
  running: { change: ['amount'], is: { header: 'new balance' } },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [
    {
      kinds: ['futures-pnl', 'funding'],
      sum: [{ header: 'realized funding' }, { header: 'realized pnl' }, { header: 'fee', less: true }],
      is: 'amount',
    },
  ],
  signed: true,
  types: {
    /** Credits for fees are no coin. */
    'kfee applied': 'ignore',
    'futures trade': 'futures-pnl',
    'futures liquidation': 'futures-pnl',
    'funding rate change': 'funding',
    conversion: 'swap',
    'cross-exchange transfer': 'ignore',
    transfer: 'ignore',
    'interest payment': 'lending-interest',
  },
  group: { by: ['instant'], legs: ['swap'] },
  adjust: withoutPositions,
});

/** Contracts are called pf_xbtusd, pi_ethusd, fi_xbtusd_240329; the oldest layout has no column for them. */
const CONTRACT = /^[pf][fiv]_/i;

function withoutPositions(facts: RowFacts, row: RowView): Adjusted {
  const symbol = row.cell('asset');
  if (symbol === row.cell('contract') || CONTRACT.test(symbol)) return { ignore: 'position-size' };
  const commission = row.amount('extra1');
  const coin = facts.in ?? facts.out;
  const isResult = facts.kind === 'futures-pnl' && coin !== undefined && commission !== undefined;
  return isResult && commission !== '0' && !hasMinus(row.cell('extra1'))
    ? { ...facts, commission: { asset: coin.asset, amount: commission } }
    : facts;
}
