/** The names of the shown book's tokens, as the worker found them in its list, in files and on chains. */
import { type TokenName, withTokenNames } from '@cryptax/ledger';
import { setReadable } from '../i18n/readable.ts';

export type TokenNameTable = Readonly<Record<string, TokenName>>;

let shown: TokenNameTable = {};

setReadable((text) => withTokenNames(text, (asset) => (Object.hasOwn(shown, asset) ? shown[asset] : undefined)));

/** Of the state that screens are about to draw. */
export function showTokenNames(names: TokenNameTable = {}): void {
  shown = names;
}

/** Name and warning of a token, for whoever has room for more than its symbol. */
export function tokenNameOf(asset: string): TokenName | undefined {
  return Object.hasOwn(shown, asset) ? shown[asset] : undefined;
}
