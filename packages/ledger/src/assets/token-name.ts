/**
 * Tokens by name. The ledger calls a token without a known ticker by its contract (`erc20:0x89d2…`), because a symbol can be
 * anybody's. A person reads the symbol with the short contract behind it; whoever shows text brings the names that are known
 * there, and a token without one is at least short.
 */
export interface TokenName {
  readonly symbol: string;
  /** Empty where only the symbol is known. */
  readonly name: string;
  /** Calls itself like a well-known token and is another contract. */
  readonly isCopy?: true;
  /** The list that comes with the program knows this contract by this name. */
  readonly isListed?: true;
}

export type FindTokenName = (asset: string) => TokenName | undefined;

/** A contract of the EVM family on any chain, or a token of the other chains by the word of its standard. */
const CONTRACTS =
  /(?<![\w/:-])(?:[a-z][a-z0-9-]{0,30}:0x[0-9a-fA-F]{40}(?![0-9a-fA-F])(?:\/\d{1,80})?|(?:spl|trc20|stellar|xrpl|cardano|cosmos|nep141|polkadot):[0-9A-Za-z][\w./:-]{5,160}(?<=\w))/g;
const WHOLE = new RegExp(`^(?:${CONTRACTS.source})$`);

const NO_NAMES: FindTokenName = () => undefined;

/** A swap of two tokens is noted with the names of both, that of the given one first. */
export const NAMES_OF_SWAP = ' → ';

export function isContractToken(asset: string): boolean {
  return asset.includes(':') && WHOLE.test(asset);
}

/** The contracts that a text mentions, in its order, each as often as it stands there. */
export function contractTokensIn(text: string): readonly string[] {
  return text.includes(':') ? (text.match(CONTRACTS) ?? []) : [];
}

/** `SAI (0x89d2…0359)`; other assets are their own name. */
export function tokenText(asset: string, find: FindTokenName = NO_NAMES): string {
  if (!isContractToken(asset)) return asset;
  const { symbol, isCopy } = find(asset) ?? {};
  const contract = shortContract(asset);
  if (symbol === undefined) return `Token ${contract}`;
  return `${symbol}${isCopy === true ? '?' : ''} (${contract})`;
}

/** The contract as people compare it: both ends. An NFT keeps its number. */
export function shortContract(asset: string): string {
  const [contract = '', number] = asset.slice(asset.indexOf(':') + 1).split('/', 2);
  const isNft = number !== undefined && /^\d+$/.test(number);
  const whole = isNft || number === undefined ? contract : `${contract}/${number}`;
  const short = whole.length <= 13 ? whole : `${whole.slice(0, 6)}…${whole.slice(-4)}`;
  return isNft ? `${short} #${number.length <= 8 ? number : `${number.slice(0, 4)}…${number.slice(-2)}`}` : short;
}

/** A text with the names of tokens in place of their contracts. */
export function withTokenNames(text: string, find: FindTokenName = NO_NAMES): string {
  return text.includes(':') ? text.replaceAll(CONTRACTS, (asset) => tokenText(asset, find)) : text;
}
