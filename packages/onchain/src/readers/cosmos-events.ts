/**
 * The events of a Cosmos transaction, message by message. Nodes tell them in three ways: plain under `logs` (before SDK
 * 0.50), where events of one kind are run together; plain under `events` with the number of the message (from 0.50 on); or
 * with keys and values in base64 (nodes of Tendermint 0.34). Events of the fee belong to no message and are left out.
 */
import { type Json, listField, textField } from '@cryptax/kernel';
import { base64 } from '@scure/base';

export interface CosmosEvent {
  readonly type: string;
  readonly values: ReadonlyMap<string, string>;
}

export function eventsOfMessage(row: Json, message: number): readonly CosmosEvent[] {
  const log = (listField(row, 'logs') ?? []).find((one) => (textField(one, 'msg_index') ?? '0') === String(message));
  if (log !== undefined) return (listField(log, 'events') ?? []).flatMap(eventsIn);
  return (listField(row, 'events') ?? [])
    .flatMap(eventsIn)
    .filter(({ values }) => values.get('msg_index') === String(message));
}

/** Who paid the fee, as newer nodes say it. */
export function feePayer(row: Json): string | undefined {
  return (listField(row, 'events') ?? [])
    .flatMap(eventsIn)
    .find(({ type, values }) => type === 'tx' && values.has('fee_payer'))
    ?.values.get('fee_payer');
}

/** One event, or several that the node ran together: where a key comes again, the next one begins. */
function eventsIn(event: Json): readonly CosmosEvent[] {
  const type = textField(event, 'type') ?? '';
  const groups: Map<string, string>[] = [];
  let current: Map<string, string> | undefined;
  for (const attribute of listField(event, 'attributes') ?? []) {
    const [key, value] = plain(textField(attribute, 'key') ?? '', textField(attribute, 'value') ?? '');
    if (current === undefined || current.has(key)) {
      current = new Map();
      groups.push(current);
    }
    current.set(key, value);
  }
  return groups.map((values) => ({ type, values }));
}

const PLAIN_KEY = /^[a-z][a-z_]*$/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Every key the chains use is a small word; one that is none and reads as base64 of one is encoded. */
function plain(key: string, value: string): readonly [string, string] {
  if (!isBase64(key)) return [key, value];
  const decoded = textOf(key);
  if (!PLAIN_KEY.test(decoded)) return [key, value];
  return [decoded, isBase64(value) ? textOf(value) : value];
}

/** Groups of four, the last one filled up. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && BASE64.test(text);
}

function textOf(encoded: string): string {
  return new TextDecoder().decode(base64.decode(encoded));
}
