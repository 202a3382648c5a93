/** The rows of TronGrid's lists: calls, what contracts paid inside them, and tokens. */
import { defined, field, type Json, textField } from '@cryptax/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check, hex } from '@scure/base';
import type { ReaderOptions } from './chain-reader.ts';
import type { ChainAsset, ChainTransaction, Movement } from './chain-transaction.ts';
import { instantOfSeconds, isZeroText, wholeUnits } from './units.ts';

const base58check = createBase58check(sha256);
type KnownChain = ReaderOptions['chain'];

/** What the row itself does not tell and has to be asked for. */
export interface TronFacts {
  /** Reward that a claim paid out, by hash. */
  readonly claims: ReadonlyMap<string, string>;
  /** Tokens of the chain's older kind, by their number. */
  readonly assets: ReadonlyMap<string, ChainAsset>;
}

export function isClaim(row: Json): boolean {
  return textField(row, 'raw_data', 'contract', 0, 'type') === 'WithdrawBalanceContract';
}

/** Numbers of the older tokens that a row moves. */
export function assetNumber(row: Json): string | undefined {
  const value = field(row, 'raw_data', 'contract', 0, 'parameter', 'value');
  const name = textField(value, 'asset_name');
  if (name !== undefined) return /^(?:3[0-9])+$/.test(name) ? new TextDecoder().decode(hex.decode(name)) : name;
  const number = textField(value, 'token_id') ?? scalar(field(row, 'data', 'token_id'));
  return number === '0' ? undefined : number;
}

export function callPart(chain: KnownChain, row: Json, facts: TronFacts): ChainTransaction | undefined {
  if (textField(row, 'internal_tx_id') !== undefined) return internalPart(chain, row, facts);
  const hash = textField(row, 'txID');
  const frame = frameOf(chain, row, hash);
  const contract = field(row, 'raw_data', 'contract', 0);
  const value = field(contract, 'parameter', 'value');
  const from = addressOf(textField(value, 'owner_address'));
  if (frame === undefined || from === undefined || hash === undefined) return undefined;
  const isFailed = (textField(row, 'ret', 0, 'contractRet') ?? 'SUCCESS') !== 'SUCCESS';
  const fee = wholeUnits(textField(row, 'ret', 0, 'fee'), chain.native.decimals);
  const moved = movementsOf(chain, row, from, facts.claims.get(hash), facts.assets);
  if (moved === undefined) return undefined;
  return {
    ...frame,
    isFailed,
    movements: isFailed ? [] : moved.filter(({ amount }) => !isZeroText(amount)),
    ...defined({ fee: fee === undefined ? undefined : { payer: from, amount: fee, symbol: chain.native.symbol } }),
  };
}

function movementsOf(
  chain: KnownChain,
  row: Json,
  from: string,
  claimed: string | undefined,
  assets: TronFacts['assets'],
): readonly Movement[] | undefined {
  const value = field(row, 'raw_data', 'contract', 0, 'parameter', 'value');
  const to = addressOf(textField(value, 'to_address') ?? textField(value, 'contract_address')) ?? '';
  const coins = (units: string | undefined) => wholeUnits(units ?? '0', chain.native.decimals);
  switch (textField(row, 'raw_data', 'contract', 0, 'type')) {
    case 'TransferContract': {
      const amount = coins(textField(value, 'amount'));
      return amount === undefined ? undefined : [{ kind: 'native', from, to, asset: chain.native, amount }];
    }
    case 'TransferAssetContract': {
      const token = olderToken(assets, assetNumber(row), textField(value, 'amount'));
      return token === undefined ? undefined : [{ kind: 'token', from, to, ...token }];
    }
    case 'TriggerSmartContract': {
      const amount = coins(textField(value, 'call_value'));
      const token = olderToken(assets, assetNumber(row), textField(value, 'call_token_value'));
      if (amount === undefined) return undefined;
      return [
        { kind: 'native', from, to, asset: chain.native, amount },
        ...(token === undefined ? [] : [{ kind: 'token' as const, from, to, ...token }]),
      ];
    }
    case 'WithdrawBalanceContract': {
      const amount = coins(claimed);
      return amount === undefined ? undefined : [{ kind: 'reward', from: '', to: from, asset: chain.native, amount }];
    }
    default:
      // Votes, freezing and resources move nothing out of the owner's hands.
      return [];
  }
}

function internalPart(chain: KnownChain, row: Json, { assets }: TronFacts): ChainTransaction | undefined {
  const frame = frameOf(chain, row, textField(row, 'tx_id'));
  const [from, to] = ['from_address', 'to_address'].map((name) => addressOf(textField(row, name)));
  const position = `internal:${textField(row, 'internal_tx_id') ?? ''}`;
  const amount = wholeUnits(scalar(field(row, 'data', 'call_value')) ?? '0', chain.native.decimals);
  if (frame === undefined || from === undefined || to === undefined || amount === undefined) return undefined;
  const token = olderToken(assets, assetNumber(row), scalar(field(row, 'data', 'call_token_value')));
  const moved: readonly Movement[] = [
    { kind: 'internal', from, to, asset: chain.native, amount, position },
    ...(token === undefined ? [] : [{ kind: 'token' as const, from, to, ...token, position }]),
  ];
  const isRejected = field(row, 'data', 'rejected') === true;
  return { ...frame, isFailed: false, movements: isRejected ? [] : moved.filter((one) => !isZeroText(one.amount)) };
}

function olderToken(
  assets: TronFacts['assets'],
  number: string | undefined,
  units: string | undefined,
): { readonly asset: ChainAsset; readonly amount: string } | undefined {
  const asset = number === undefined ? undefined : assets.get(number);
  const amount = asset === undefined ? undefined : wholeUnits(units, asset.decimals);
  return asset === undefined || amount === undefined ? undefined : { asset, amount };
}

/** A number, bare or inside `{"_": …}`. */
function scalar(json: Json | undefined): string | undefined {
  return typeof json === 'string' ? json : textField(json, '_');
}

/** The list holds approvals too, which move nothing. */
export function tokenPart(chain: KnownChain, row: Json): ChainTransaction | undefined {
  const frame = frameOf(chain, row, textField(row, 'transaction_id'));
  if (frame !== undefined && (textField(row, 'type') ?? 'Transfer') !== 'Transfer') {
    return { ...frame, isFailed: false, movements: [] };
  }
  const [from, to] = ['from', 'to'].map((name) => textField(row, name));
  const decimals = Number(textField(row, 'token_info', 'decimals'));
  const amount = wholeUnits(textField(row, 'value'), decimals);
  const contract = textField(row, 'token_info', 'address');
  if (frame === undefined || from === undefined || to === undefined || amount === undefined || contract === undefined) {
    return undefined;
  }
  const asset = { symbol: textField(row, 'token_info', 'symbol') ?? '', contract, decimals };
  return {
    ...frame,
    isFailed: false,
    movements: isZeroText(amount) ? [] : [{ kind: 'token', from, to, asset, amount }],
  };
}

function frameOf(chain: KnownChain, row: Json, hash: string | undefined) {
  const at = instantOfSeconds(textField(row, 'block_timestamp')?.slice(0, -3));
  if (hash === undefined || at === undefined) return undefined;
  return { chain: chain.id, hash, at, block: Number(textField(row, 'blockNumber') ?? '0') };
}

/** Inside transactions addresses are hexadecimal with the version byte 41; everywhere else they are base58. */
function addressOf(text: string | undefined): string | undefined {
  if (text === undefined || !/^41[0-9a-fA-F]{40}$/.test(text)) return text;
  return base58check.encode(hex.decode(text.toLowerCase()));
}
