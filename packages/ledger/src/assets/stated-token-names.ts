/** The names of a ledger's tokens: of the list where it knows the contract, else what a file or a chain says of it. */
import type { LedgerEvent } from '../events/ledger-event.ts';
import { isListedSymbol, knownToken } from './token-list.ts';
import { type FindTokenName, isContractToken, NAMES_OF_SWAP, type TokenName } from './token-name.ts';

/** As explorers' files and chains are noted: `Dai Stablecoin (DAI)`. Anybody can call a token anything: short and plain only. */
const STATED = /^([^\p{Cc}]{1,60}) \(([\w.$₮+-]{1,16})\)$/u;

/** An entry, or the line of a report that tells what one moved. */
export interface NotedMovement {
  readonly in?: { readonly asset: string };
  readonly out?: { readonly asset: string };
  readonly note?: string;
}

type Noted = LedgerEvent | NotedMovement;

export function statedTokenNames(events: Iterable<Noted>): FindTokenName {
  const names = tokenNamesOf(events);
  return (asset) => names.get(asset) ?? knownToken(asset);
}

/** One entry for every token of the ledger that has a name. */
export function tokenNamesOf(events: Iterable<Noted>): ReadonlyMap<string, TokenName> {
  const names = new Map<string, TokenName>();
  const unknown = new Set<string>();
  for (const event of events) {
    const tokens = tokensOf(event);
    for (const asset of tokens) {
      if (names.has(asset)) continue;
      const known = unknown.has(asset) ? undefined : knownToken(asset);
      if (known !== undefined) names.set(asset, known);
      else unknown.add(asset);
    }
    for (const [at, note] of notesOf(event, tokens.length).entries()) {
      const [asset, stated] = [tokens[at], nameIn(note)];
      if (asset !== undefined && stated !== undefined && !names.has(asset)) names.set(asset, stated);
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

function nameIn(note: string | undefined): TokenName | undefined {
  const [, name, symbol] = STATED.exec(note ?? '') ?? [];
  if (name === undefined || symbol === undefined) return undefined;
  return { symbol, name, ...(isListedSymbol(symbol) ? { isCopy: true } : {}) };
}
