/**
 * BitMEX trade history: fills of contracts. It holds neither what a position brought nor when it was closed; results, with their fees, are
 * in the wallet history. Recognised, so that nobody takes contracts for coins, and sent back with that advice.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bitmexExecutions = defineFormat({
  id: 'bitmex-executions',
  source: 'BitMEX',
  sourceKind: 'exchange',
  idSpace: 'bitmex',
  layouts: [
    headerLine(
      'transactTime,symbol,execType,side,lastQty,lastPx,execCost,commission,execComm,ordType,orderQty,leavesQty,price,text,orderID',
    ),
  ],
  signature: ['transactTime', 'symbol', 'execType', 'lastQty', 'lastPx', 'execCost', 'execComm'],
  columns: { date: 'transactTime', type: 'side', asset: 'symbol', amount: 'lastQty' },
  date: { layouts: ['M/D/YYYY, h:mm:ss A'], zone: 'UTC' },
  types: {},
  refuse: 'file.contracts-not-results',
});
