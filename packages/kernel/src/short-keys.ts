/**
 * Extended public keys in texts that others read. Whoever has one sees every address and movement of the wallet, those to come
 * too, so papers name a key by both ends only. Also inside a longer text, such as a descriptor or the name of a wallet.
 */
const KEYS =
  /(?:[xyztuvYZUV]pub|[LM]tub|dgub)[1-9A-HJ-NP-Za-km-z]{90,140}|(?:root|acct|addr)_(?:shared_)?xvk1[02-9ac-hj-np-z]{60,140}/g;
const SHORT_KEY = /(?:[pt]ub|dgub|xvk1)[0-9A-Za-z]{0,6}…[0-9A-Za-z]{4}/;
/** No key is shorter. */
const SHORTEST = 70;

export function shortKeys(text: string): string {
  if (text.length < SHORTEST) return text;
  return text.replaceAll(KEYS, (key) => `${key.slice(0, 10)}…${key.slice(-4)}`);
}

/** Whether a text that went through `shortKeys` names such a key. */
export function hasShortKey(text: string): boolean {
  return SHORT_KEY.test(text);
}
