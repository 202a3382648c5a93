/**
 * The functions of all protocols by their selector (the first four bytes of the hash of the signature). Built when the
 * first call is looked at; hashing 430 signatures takes a moment that a page load should not pay.
 */
import { groupBy } from '@cryptax/kernel';
import { type AbiFunction, parseAbiItem, toFunctionSelector } from 'viem';
import type { Protocol, ProtocolFunction } from '../protocols/protocol.ts';
import { PROTOCOLS } from '../protocols/protocols.ts';

export interface KnownFunction {
  readonly protocol: Protocol;
  readonly declared: ProtocolFunction;
  readonly abi: AbiFunction;
}

let bySelector: ReadonlyMap<string, readonly KnownFunction[]> | undefined;
let byContract: ReadonlyMap<string, Protocol> | undefined;

/** All protocols that have such a function, in the order of the list. */
export function functionsOf(selector: string): readonly KnownFunction[] {
  bySelector ??= indexFunctions();
  return bySelector.get(selector) ?? [];
}

export function protocolAt(chainId: number, address: string): Protocol | undefined {
  byContract ??= new Map(
    PROTOCOLS.flatMap((protocol) =>
      protocol.contracts.map((contract) => [contractKey(contract.chainId, contract.address), protocol] as const),
    ),
  );
  return byContract.get(contractKey(chainId, address));
}

export function parseFunction(signature: string): AbiFunction {
  return parseAbiItem(`function ${signature}`) as AbiFunction;
}

function contractKey(chainId: number, address: string): string {
  return `${chainId} ${address.toLowerCase()}`;
}

function indexFunctions(): ReadonlyMap<string, readonly KnownFunction[]> {
  const all = PROTOCOLS.flatMap((protocol) =>
    protocol.functions.map((declared) => ({ protocol, declared, abi: parseFunction(declared.signature) })),
  );
  return groupBy(all, ({ abi }) => toFunctionSelector(abi));
}
