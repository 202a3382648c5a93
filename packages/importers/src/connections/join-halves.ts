/**
 * Conversions that an exchange tells as two entries of one group, one coin out and one in (Coinbase: `trade`). They become one
 * trade under the id of what was given, which is the id its file has. A half that stays alone goes on as it is, and the
 * review list shows it.
 */
import { addToGroup } from '@cryptax/kernel';
import type { ConnectionRecord } from './connection-record.ts';

type Entry = Extract<ConnectionRecord, { kind: 'entry' }>;

const HALF = 'trade';

export function joinHalves(records: readonly ConnectionRecord[]): readonly ConnectionRecord[] {
  const groups = new Map<string, Entry[]>();
  for (const record of records) {
    if (record.kind !== 'entry' || record.word !== HALF || record.group === undefined) continue;
    addToGroup(groups, record.group, record);
  }
  if (groups.size === 0) return records;
  const joined = new Map<ConnectionRecord, ConnectionRecord | undefined>();
  for (const halves of groups.values()) {
    const [given, got] = [halves.find(isOut), halves.find((half) => !isOut(half))];
    if (halves.length !== 2 || given === undefined || got === undefined) continue;
    const out = { asset: given.change.asset, amount: given.change.amount.slice(1) };
    const fee = given.fee ?? got.fee;
    joined.set(given, { kind: 'trade', id: given.id, at: given.at, in: got.change, out, note: given.note, fee });
    joined.set(got, undefined);
  }
  return records.flatMap((record) => (joined.has(record) ? (joined.get(record) ?? []) : [record]));
}

function isOut({ change }: Entry): boolean {
  return change.amount.startsWith('-');
}
