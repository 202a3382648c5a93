/**
 * ShapeShift: one exchange per row; what arrived is the input times the rate less the fee of the chain, in the coin that arrived, as both
 * rows of rotki's public sample prove. Coins came from the user's wallet and went back to it: those movements are in the wallets' own files.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const shapeshiftTrades = defineFormat({
  id: 'shapeshift-trades',
  source: 'ShapeShift',
  sourceKind: 'exchange',
  idSpace: 'shapeshift',
  layouts: [
    headerLine(
      'id,status,timestamp,rate,minerFee,inputAmount,inputCurrency,inputAddress,inputTxid,outputAmount,outputCurrency,outputAddress,outputTxid,refundAddress,refundCurrency,refundTxid',
    ),
  ],
  signature: ['status', 'minerFee', 'inputAmount', 'inputCurrency', 'outputAmount', 'outputCurrency'],
  columns: {
    id: 'id',
    status: 'status',
    date: 'timestamp',
    fee: 'minerFee',
    sellAmount: 'inputAmount',
    sellAsset: 'inputCurrency',
    buyAmount: 'outputAmount',
    buyAsset: 'outputCurrency',
    txHash: 'outputTxid',
    address: 'outputAddress',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ kinds: ['swap'], product: ['sellAmount', { header: 'rate' }], is: 'buyAmount', fee: 'within' }],
  kind: 'swap',
  status: { done: ['complete'], skip: ['returned', 'failed', 'expired'] },
  fees: { total: 'with', asset: 'received' },
});
