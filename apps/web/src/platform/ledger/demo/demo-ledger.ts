/** The demo ledger: events with their own trade prices, marked as demo in id, file and note. Kept in the demo book alone. */
import { defined } from '@cryptax/kernel';
import type { IncomeKind, LedgerEvent, Leg } from '@cryptax/ledger';
import type { NewWallet } from '@cryptax/store';
import { DEMO_LINES } from './demo-lines.data.ts';

interface Place extends Pick<NewWallet, 'id' | 'type' | 'chains'> {
  readonly file: string;
  /** Id of the file's format; it names the source. */
  readonly format: string;
}

/** Where the coins lie. Two wallets of one file: an account on two chains is one export. */
const PLACES: readonly Place[] = [
  { id: 'Bitpanda', type: 'exchange', file: 'demo-bitpanda.csv', format: 'bitpanda-transactions' },
  { id: 'Kraken', type: 'exchange', file: 'demo-kraken.csv', format: 'kraken-ledgers' },
  { id: 'Coinbase', type: 'exchange', file: 'demo-coinbase.csv', format: 'coinbase-transactions' },
  {
    id: 'Ledger',
    type: 'hardware',
    chains: ['bitcoin', 'ethereum'],
    file: 'demo-ledger-live.csv',
    format: 'ledger-live',
  },
  { id: 'MetaMask', type: 'software', chains: ['ethereum'], file: 'demo-metamask.csv', format: 'own:MetaMask' },
  {
    id: 'MetaMask Arbitrum',
    type: 'software',
    chains: ['arbitrum'],
    file: 'demo-metamask.csv',
    format: 'own:MetaMask',
  },
];

export const DEMO_EVENTS: readonly LedgerEvent[] = DEMO_LINES.trim()
  .split('\n')
  .map((line, index) => demoEvent(line.split('|'), index + 1));

export const DEMO_WALLETS: readonly NewWallet[] = PLACES.map(({ file: _, format: __, id, ...place }) => ({
  ...place,
  id,
  name: id,
  createdAt: '2023-01-01T00:00:00Z',
  updatedAt: '2023-01-01T00:00:00Z',
  note: 'demo',
}));

function demoEvent(cells: readonly string[], line: number): LedgerEvent {
  const [at = '', kind = '', wallet = '', out = '', incoming = '', valueEur = '', fee = '', extra = ''] = cells;
  const place = PLACES.find(({ id }) => id === wallet);
  if (place === undefined) throw new RangeError(`Unknown wallet "${wallet}" in line ${line} of the demo ledger.`);
  const [feeAmount = '', feeAsset = '', feeValue] = fee.split(' ');
  const base = {
    id: `demo:${line}`,
    at,
    wallet,
    source: { file: place.file, format: place.format, line },
    note: 'demo',
    ...(fee === '' ? {} : { fee: { asset: feeAsset, amount: feeAmount, ...defined({ valueEur: feeValue }) } }),
  };
  const valued = { ...base, valueEur, valueOrigin: { source: 'demo', method: 'trade' } as const };
  switch (kind) {
    case 'buy':
      return { ...valued, kind, in: leg(incoming) };
    case 'sell':
    case 'spend':
      return { ...valued, kind, out: leg(out) };
    case 'swap':
      return { ...valued, kind, out: leg(out), in: leg(incoming) };
    case 'income':
      return { ...valued, kind, in: leg(incoming), incomeKind: extra as IncomeKind };
    case 'transfer':
      return { ...base, kind, out: leg(out), toWallet: extra };
    default:
      throw new RangeError(`Unknown kind "${kind}" in line ${line} of the demo ledger.`);
  }
}

function leg(text: string): Leg {
  const [amount = '', asset = ''] = text.split(' ');
  return { asset, amount };
}
