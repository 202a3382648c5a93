/**
 * Records of an exchange as the text of a file, to be imported and kept like one. Kraken's ledger becomes its own ledger file,
 * column for column: legs, ids and words are the same, so nothing has to be decided twice. All others get one row per
 * record. A record that was read twice, because two pages overlap, is written once.
 */
import { compareText } from '@cryptax/kernel';
import { krakenLedgers } from '../formats/kraken/ledgers.ts';
import { CONNECTION_HEADER, connectionFormat } from './connection-format.ts';
import type { ConnectionRecord } from './connection-record.ts';
import { joinHalves } from './join-halves.ts';

export interface ConnectionFile {
  /** Id of the format to read it with. */
  readonly format: string;
  readonly text: string;
  readonly rows: number;
}

const KRAKEN = 'kraken';
const KRAKEN_HEADER = ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'asset', 'amount', 'fee', 'balance'];

export function connectionFile(exchange: string, name: string, records: readonly ConnectionRecord[]): ConnectionFile {
  const isKraken = exchange === KRAKEN;
  const once = byTime(unique(records));
  const rows = isKraken ? once.map(krakenRow) : joinHalves(once).map(rowOf);
  const header = isKraken ? KRAKEN_HEADER : CONNECTION_HEADER;
  const text = [header, ...rows].map((cells) => cells.map(quoted).join(',')).join('\n');
  return {
    format: isKraken ? krakenLedgers.id : connectionFormat(exchange, name).id,
    text: `${text}\n`,
    rows: rows.length,
  };
}

/** The later of two that differ is what stands at the exchange now. */
function unique(records: readonly ConnectionRecord[]): readonly ConnectionRecord[] {
  const byId = new Map<string, ConnectionRecord>();
  for (const record of records) byId.set(`${record.kind} ${record.id}`, record);
  return [...byId.values()];
}

function byTime(records: readonly ConnectionRecord[]): readonly ConnectionRecord[] {
  return [...records].sort((a, b) => compareText(a.at, b.at));
}

function rowOf(record: ConnectionRecord): readonly string[] {
  const fee = [record.fee?.amount ?? '', record.fee?.asset ?? ''];
  const head = [record.id, timeText(record.at)];
  switch (record.kind) {
    case 'trade':
      return [
        ...head,
        'trade',
        record.in.amount,
        record.in.asset,
        record.out.amount,
        record.out.asset,
        ...fee,
        '',
        '',
        record.note ?? '',
      ];
    case 'deposit':
      return [...head, 'deposit', record.moved.amount, record.moved.asset, '', '', ...fee, ...where(record), ''];
    case 'withdrawal':
      return [...head, 'withdrawal', '', '', record.moved.amount, record.moved.asset, ...fee, ...where(record), ''];
    case 'entry':
      return [...head, record.word, ...sides(record.change), ...fee, ...where(record), record.note ?? ''];
  }
}

function where({
  txHash = '',
  address = '',
}: {
  readonly txHash?: string | undefined;
  readonly address?: string | undefined;
}) {
  return [txHash, address];
}

function sides({ amount, asset }: { readonly amount: string; readonly asset: string }): readonly string[] {
  return amount.startsWith('-') ? ['', '', amount.slice(1), asset] : [amount, asset, '', ''];
}

function krakenRow(record: ConnectionRecord): readonly string[] {
  if (record.kind !== 'entry') return [];
  const [type = '', subtype = ''] = record.word.split('/');
  const { asset, amount } = record.change;
  const fee = record.fee?.amount ?? '0';
  /** Its class (a coin, or a share as a token) travels as the note. */
  const assetClass = record.note ?? 'currency';
  return [
    record.id,
    record.group ?? '',
    timeText(record.at),
    type,
    subtype,
    assetClass,
    asset,
    amount,
    fee,
    record.balance ?? '',
  ];
}

/** Files have seconds; a fraction would make the same moment another one. */
function timeText(at: string): string {
  return at.slice(0, 19).replace('T', ' ');
}

/** Line breaks would move the lines behind them. */
function quoted(cell: string): string {
  const line = cell.replace(/[\r\n]+/g, ' ');
  return /[",]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}
