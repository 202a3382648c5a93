/**
 * Puts an event together: what is the same for all kinds, the fee, the value. Money in euro is the value; money in
 * another currency is kept as its origin, to be converted with the rate of the day.
 */
import type { EventSource, LedgerEvent, ValueOrigin } from '@cryptax/ledger';
import type { Amount, RowFacts } from '../map/row-facts.ts';

/** A source that always names its format. */
export type FileSource = EventSource & { readonly format: string };

/** What all events of a file have in common. */
export interface FileContext {
  readonly file: string;
  readonly format: string;
}

/** Of the rows that an event was made from; mostly of one. */
export type Lines = number | readonly number[];

export interface Origin {
  readonly facts: RowFacts;
  readonly id: string;
  readonly at: string;
  readonly wallet: string;
  readonly source: FileSource;
}

export type Writable<T> = T extends LedgerEvent ? { -readonly [K in keyof T]: T[K] } : never;

export const FROM_FILE: ValueOrigin = { source: 'file', method: 'trade' };

/** Adds fee, value and remarks to an event. Fields are set one by one: spreading objects is many times slower. */
export function completeEvent(
  facts: RowFacts,
  event: Writable<LedgerEvent>,
  fee?: Amount,
  value?: Amount,
): LedgerEvent {
  const { txHash, note } = facts;
  if (fee !== undefined) event.fee = fee;
  if (value !== undefined) setValue(event, value);
  if (txHash !== undefined) event.txHash = cleanText(txHash, 500);
  if (note !== undefined) event.note = cleanText(note, 5000);
  return event;
}

/** Gifts out, losses and migrations have no value of their own. */
function setValue(event: Writable<LedgerEvent>, value: Amount): void {
  if (value.asset === 'EUR') {
    if (event.kind !== 'gift-out' && event.kind !== 'lost') (event as { valueEur?: string }).valueEur = value.amount;
    event.valueOrigin = FROM_FILE;
  } else event.valueOrigin = { source: 'file', method: 'trade', currency: value.asset, amount: value.amount };
}

export function sourceOf(lines: Lines, { file, format }: FileContext): FileSource {
  if (typeof lines === 'number') return { file, line: lines, format };
  const line = lines[0] ?? 0;
  return lines.length > 1 ? { file, line, lines, format } : { file, line, format };
}

/** The ledger refuses control characters and endless texts; a note of the file must not sink the event. */
export function cleanText(text: string, limit: number): string {
  let out = '';
  for (const character of text.slice(0, limit)) {
    const code = character.codePointAt(0) ?? 0;
    out += code < 0x20 || (code >= 0x7f && code <= 0x9f) ? ' ' : character;
  }
  return out.trim();
}
