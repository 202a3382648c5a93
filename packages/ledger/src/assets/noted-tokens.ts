/** What entries note of their tokens, without any list: the same entries say the same, whichever list comes with the program. */
import type { LedgerEvent } from '../events/ledger-event.ts';
import { isContractToken, NAMES_OF_SWAP } from './token-name.ts';

/** As explorers' files and chains are noted: `Dai Stablecoin (DAI)`. Anybody can call a token anything: short and plain only. */
const STATED = /^([^\p{Cc}]{1,60}) \(([\w.$₮+-]{1,16})\)$/u;

/** An entry, or the line of a report that tells what one moved. */
export interface NotedMovement {
  readonly in?: { readonly asset: string };
  readonly out?: { readonly asset: string };
  readonly note?: string;
}

export type Noted = LedgerEvent | NotedMovement;

export interface NotedName {
  readonly symbol: string;
  readonly name: string;
}

/** Every token that the entries move, by its contract, with what the first entry that names it says; undefined where none does. */
export function notedTokens(events: Iterable<Noted>): ReadonlyMap<string, NotedName | undefined> {
  const names = new Map<string, NotedName | undefined>();
  for (const event of events) {
    const tokens = tokensOf(event);
    const notes = notesOf(event, tokens.length);
    for (const [at, asset] of tokens.entries()) {
      if (names.get(asset) === undefined) names.set(asset, nameIn(notes[at]));
    }
  }
  return names;
}

/** One for each token, or none: a single name beside two tokens may be that of either. */
function notesOf({ note }: Noted, tokens: number): readonly string[] {
  if (note === undefined || tokens === 0) return [];
  const parts = tokens === 1 ? [note] : note.split(NAMES_OF_SWAP);
  return parts.length === tokens ? parts : [];
}

/** What was given, then what came. */
function tokensOf(event: Noted): readonly string[] {
  const tokens: string[] = [];
  if ('out' in event && event.out !== undefined && isContractToken(event.out.asset)) tokens.push(event.out.asset);
  if ('in' in event && event.in !== undefined && isContractToken(event.in.asset)) tokens.push(event.in.asset);
  return tokens;
}

function nameIn(note: string | undefined): NotedName | undefined {
  const [, name, symbol] = STATED.exec(note ?? '') ?? [];
  return name === undefined || symbol === undefined ? undefined : { symbol, name };
}
