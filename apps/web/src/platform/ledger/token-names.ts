/** The names of the shown book's tokens, as the worker found them in its list, in files and on chains. */
import { type TokenName, withTokenNames } from '@cryptax/ledger';
import { setReadable } from '../i18n/readable.ts';

export type TokenNameTable = Readonly<Record<string, TokenName>>;

let shown: TokenNameTable = {};
/** Of files that were read and not yet taken over. */
let offered: TokenNameTable = {};

setReadable((text) => withTokenNames(text, tokenNameOf));

/** Of the state that screens are about to draw. */
export function showTokenNames(names: TokenNameTable = {}): void {
  shown = names;
}

/** Of a dry run that is about to be drawn. */
export function offerTokenNames(names: TokenNameTable = {}): void {
  offered = names;
}

/** Name and warning of a token, for whoever has room for more than its symbol. */
export function tokenNameOf(asset: string): TokenName | undefined {
  if (Object.hasOwn(shown, asset)) return shown[asset];
  return Object.hasOwn(offered, asset) ? offered[asset] : undefined;
}
