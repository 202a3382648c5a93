/**
 * What a transaction of the XRP Ledger did to one account: the ledger notes every entry it touched with its values before
 * and after. Payments over paths, offers of the own or of others that were filled, fees: all of it is in there, while the
 * fields of a transaction only say what was wanted (xrpl.org, "Transaction Metadata").
 */
import {
  add,
  compare,
  type Decimal,
  dec,
  field,
  formatShortest,
  type Json,
  listField,
  negate,
  subtract,
  textField,
  ZERO,
} from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import { type ChainAsset, coinOrToken, type Movement } from './chain-transaction.ts';
import { wholeUnits } from './units.ts';

export interface BalanceChange {
  readonly asset: ChainAsset;
  readonly amount: Decimal;
}

/** Undefined where the ledger's notes cannot be read. */
export function changesOf(chain: Chain, meta: Json | undefined, address: string): readonly BalanceChange[] | undefined {
  const nodes = listField(meta, 'AffectedNodes');
  if (nodes === undefined) return undefined;
  const changes: BalanceChange[] = [];
  for (const wrapped of nodes) {
    const node = field(wrapped, 'ModifiedNode') ?? field(wrapped, 'CreatedNode') ?? field(wrapped, 'DeletedNode');
    const type = textField(node, 'LedgerEntryType');
    const change =
      type === 'AccountRoot'
        ? coinChange(chain, node, address)
        : type === 'RippleState'
          ? lineChange(node, address)
          : [];
    if (change === undefined) return undefined;
    changes.push(...change);
  }
  return summed(changes);
}

function coinChange(chain: Chain, node: Json | undefined, address: string): readonly BalanceChange[] | undefined {
  const fields = field(node, 'FinalFields') ?? field(node, 'NewFields');
  if (textField(fields, 'Account') !== address) return [];
  const after = textField(fields, 'Balance');
  // An entry whose balance did not change does not name the one before; a new one had nothing.
  const before = field(node, 'NewFields') === undefined ? (textField(node, 'PreviousFields', 'Balance') ?? after) : '0';
  const [now, then] = [after, before].map((drops) => wholeUnits(drops, chain.native.decimals));
  if (now === undefined || then === undefined) return undefined;
  return [{ asset: chain.native, amount: subtract(dec(now), dec(then)) }];
}

const DECIMAL = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;

/** A line between two accounts has one balance, seen from the lower of the two. */
function lineChange(node: Json | undefined, address: string): readonly BalanceChange[] | undefined {
  const fields = field(node, 'FinalFields') ?? field(node, 'NewFields');
  const [low, high] = ['LowLimit', 'HighLimit'].map((name) => textField(fields, name, 'issuer'));
  if (low !== address && high !== address) return [];
  const after = textField(fields, 'Balance', 'value');
  const before =
    field(node, 'NewFields') === undefined ? (textField(node, 'PreviousFields', 'Balance', 'value') ?? after) : '0';
  const currency = textField(fields, 'Balance', 'currency');
  if (after === undefined || before === undefined || currency === undefined) return undefined;
  const [now, then] = [plainNumber(after), plainNumber(before)];
  if (now === undefined || then === undefined) return undefined;
  const change = subtract(dec(now), dec(then));
  const issuer = (low === address ? high : low) ?? '';
  return [{ asset: issuedAsset(currency, issuer), amount: low === address ? change : negate(change) }];
}

export function issuedAsset(currency: string, issuer: string): ChainAsset {
  return { symbol: currencyName(currency), contract: `${currency}:${issuer}`, decimals: 15 };
}

/** Names longer than three letters are written in hexadecimal, filled up with zeros. */
function currencyName(code: string): string {
  if (!/^[0-9A-F]{40}$/i.test(code)) return code;
  const filled = (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const bytes = filled.slice(0, filled.findLastIndex((byte) => byte !== 0) + 1);
  return bytes.every((byte) => byte > 0x20 && byte < 0x7f) ? String.fromCharCode(...bytes) : code;
}

/** `1.5e-7` as the ledger prints very small and very large ones, written out. */
export function plainNumber(text: string): string | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const [digits = '', exponent = '0'] = text.toLowerCase().split('e');
  const places = Number(exponent);
  if (places === 0) return digits;
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  const sign = digits.startsWith('-') ? '-' : '';
  if (places > 0) {
    const moved = fraction.padEnd(places, '0');
    return `${sign}${whole}${moved.slice(0, places)}${moved.length > places ? `.${moved.slice(places)}` : ''}`;
  }
  const filled = whole.padStart(1 - places, '0');
  return `${sign}${filled.slice(0, places)}.${filled.slice(places)}${fraction}`;
}

function summed(changes: readonly BalanceChange[]): readonly BalanceChange[] {
  const totals = new Map<string, BalanceChange>();
  for (const { asset, amount } of changes) {
    const key = asset.contract ?? '';
    totals.set(key, { asset, amount: add(totals.get(key)?.amount ?? ZERO, amount) });
  }
  return [...totals.values()];
}

/** Changes as movements; `other` is who stands on the other side of all of them. */
export function changedMovements(
  changes: readonly BalanceChange[],
  address: string,
  other: string,
): readonly Movement[] {
  return changes.flatMap(({ asset, amount }): readonly Movement[] => {
    const sign = compare(amount, ZERO);
    if (sign === 0) return [];
    const ends = sign > 0 ? { from: other, to: address } : { from: address, to: other };
    return [{ kind: coinOrToken(asset), ...ends, asset, amount: formatShortest(amount).replace('-', '') }];
  });
}
