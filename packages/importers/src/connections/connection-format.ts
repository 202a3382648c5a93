/**
 * Records of an exchange's interface as a format like any file's: each record is one complete row with both sides. So they pass
 * through the same rules, the same accounting of rows and the same review as a file, and make the same events.
 */
import { parseInstant } from '@cryptax/kernel';
import { defineFormat, type FormatDefinition } from '../formats/format.ts';
import { assetResolver } from '../values/asset.ts';
import { hasMinus } from '../values/number-text.ts';
import { CONNECTION_WORDS } from './words.data.ts';

export const CONNECTION_HEADER = [
  'API record',
  'Time (UTC)',
  'API type',
  'Received',
  'Received coin',
  'Sent',
  'Sent coin',
  'Fee',
  'Fee coin',
  'Transaction hash',
  'Address',
  'Note',
] as const;

/** Ends the id of every such format; a file's never does. */
const SUFFIX = '-api';

/** Names under which the files of an exchange are known; those of the library differ here. */
const KNOWN_AS: Readonly<Record<string, { readonly source: string; readonly idSpace: string }>> = {
  binance: { source: 'Binance', idSpace: 'binance' },
  coinbase: { source: 'Coinbase', idSpace: 'coinbase' },
  bitpanda: { source: 'Bitpanda', idSpace: 'bitpanda' },
  bybit: { source: 'Bybit', idSpace: 'bybit' },
  bybiteu: { source: 'Bybit', idSpace: 'bybit' },
  bitvavo: { source: 'Bitvavo', idSpace: 'bitvavo' },
  bitstamp: { source: 'Bitstamp', idSpace: 'bitstamp' },
  okx: { source: 'OKX', idSpace: 'okx' },
  myokx: { source: 'OKX', idSpace: 'okx' },
  okxus: { source: 'OKX', idSpace: 'okx' },
  kucoin: { source: 'KuCoin', idSpace: 'kucoin' },
  gate: { source: 'Gate.io', idSpace: 'gateio' },
  gateeu: { source: 'Gate.io', idSpace: 'gateio' },
  cryptocom: { source: 'Crypto.com Exchange', idSpace: 'cryptocom-exchange' },
  bitfinex: { source: 'Bitfinex', idSpace: 'bitfinex' },
  htx: { source: 'Huobi', idSpace: 'huobi' },
  onetrading: { source: 'Bitpanda Pro', idSpace: 'bitpanda-pro' },
};

/** `name`: how an exchange is called whose files we do not know. */
export function connectionFormat(exchange: string, name: string): FormatDefinition {
  const { source, idSpace } = KNOWN_AS[exchange] ?? { source: name, idSpace: exchange };
  return defineFormat({
    id: `${exchange}${SUFFIX}`,
    source,
    sourceKind: 'exchange',
    idSpace,
    layouts: [CONNECTION_HEADER],
    signature: CONNECTION_HEADER,
    columns: {
      id: 'API record',
      date: 'Time (UTC)',
      type: 'API type',
      buyAmount: 'Received',
      buyAsset: 'Received coin',
      sellAmount: 'Sent',
      sellAsset: 'Sent coin',
      fee: 'Fee',
      feeAsset: 'Fee coin',
      txHash: 'Transaction hash',
      address: 'Address',
      note: 'Note',
    },
    date: { layouts: ['iso'], zone: 'UTC' },
    numbers: 'dot',
    types: { ...CONNECTION_WORDS[exchange], trade: 'swap', deposit: 'deposit', withdrawal: 'withdrawal' },
    fees: { refund: 'told' },
    adjust: (facts, row) => {
      if (row.cell('type') === 'not-crypto') return { ignore: 'not-crypto' };
      /** A rebate in a third coin would otherwise count as a cost. */
      return hasMinus(row.cell('fee')) ? { review: 'fee.rebate' } : facts;
    },
  });
}

export function isConnectionFormat(format: string | undefined): boolean {
  return format?.endsWith(SUFFIX) === true;
}

/** The coin that an exchange means by a name, as rows of its connection are read; undefined where that is not certain. */
export function connectionAsset(exchange: string, name: string, at: string): string | undefined {
  const instant = parseInstant(at);
  if (!instant.ok) return undefined;
  const answer = assetResolver(KNOWN_AS[exchange]?.source ?? exchange).resolve(name, instant.value);
  return answer.kind === 'asset' && answer.places === 0 ? answer.asset : undefined;
}
