/**
 * What a call to a smart contract does, and what German tax law makes of it. The contract's address decides first, the
 * function second: many functions carry the same name and mean different things at different contracts.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Hex } from 'viem';
import { type Argument, decodeArguments } from '../decode/decode-arguments.ts';
import { functionsOf, type KnownFunction, protocolAt } from '../decode/known-functions.ts';
import type { Action, Protocol } from '../protocols/protocol.ts';
import { type InnerCall, innerCallsOf } from './inner-calls.ts';
import { levelOf, rateConfidence } from './rate-confidence.ts';
import type { Treatment } from './treatment.data.ts';
import { treatmentOf } from './treatment-of.ts';

export interface ContractCall {
  readonly chainId: number;
  readonly to: string;
  readonly input: string;
}

export type Evidence =
  | { readonly kind: 'address'; readonly protocol: string; readonly label: string }
  | { readonly kind: 'function'; readonly signature: string; readonly note?: string }
  /** The function exists elsewhere too; without a known address these remain possible. */
  | { readonly kind: 'also-at'; readonly protocols: readonly string[] }
  | { readonly kind: 'unknown-address' }
  | { readonly kind: 'unknown-function'; readonly selector: string }
  | { readonly kind: 'arguments-unreadable'; readonly reason: string }
  | { readonly kind: 'unlimited-approval' };

export interface Classification {
  readonly action: Action;
  readonly treatment: Treatment;
}

export interface ClassifiedCall {
  readonly methodId: string;
  readonly functionName: string | null;
  readonly arguments: readonly Argument[];
  readonly protocol: Protocol | null;
  readonly classification: Classification | null;
  readonly inner: readonly InnerCall[];
  /** 0 to 1. Zero when nothing could be classified. */
  readonly confidence: number;
  readonly level: 'high' | 'medium' | 'low';
  readonly evidence: readonly Evidence[];
}

const SELECTOR_LENGTH = 10;
const MAX_UINT256 = String(2n ** 256n - 1n);

export function classifyCall(call: ContractCall): Result<ClassifiedCall, 'Invalid input data'> {
  const input = call.input.trim().toLowerCase();
  if (input.length < SELECTOR_LENGTH || !/^0x(?:[0-9a-f]{2})+$/.test(input)) return err('Invalid input data');
  const methodId = input.slice(0, SELECTOR_LENGTH);
  const atAddress = protocolAt(call.chainId, call.to.trim());
  const candidates = functionsOf(methodId);
  const found = candidates.find(({ protocol }) => protocol === atAddress) ?? candidates[0];
  const evidence = [...addressEvidence(call, atAddress), ...functionEvidence(methodId, found, candidates, atAddress)];
  if (found === undefined) return ok(unknownFunction(methodId, atAddress, evidence));
  return ok(knownFunction({ methodId, data: `0x${input.slice(SELECTOR_LENGTH)}`, found, atAddress, evidence }));
}

interface Found {
  readonly methodId: string;
  readonly data: Hex;
  readonly found: KnownFunction;
  readonly atAddress: Protocol | undefined;
  readonly evidence: readonly Evidence[];
}

function knownFunction({ methodId, data, found, atAddress, evidence }: Found): ClassifiedCall {
  const protocol = atAddress ?? found.protocol;
  const read = decodeArguments(found.abi.inputs, data);
  const inner = read.ok ? innerCallsOf(found.abi.name, read.value, protocol) : [];
  const action = inner.length > 0 ? weightiest(inner, found.declared.action) : found.declared.action;
  const confidence = rateConfidence({ hasAddress: atAddress !== undefined, isMajor: protocol.isMajor === true });
  const unlimited = action === 'approve' && read.ok && read.value.some(({ value }) => value === MAX_UINT256);
  return {
    methodId,
    functionName: found.abi.name,
    arguments: read.ok ? read.value : [],
    protocol,
    classification: { action, treatment: treatmentOf(protocol, action, found.abi.name) },
    inner,
    confidence,
    level: levelOf(confidence),
    evidence: [
      ...evidence,
      ...(read.ok ? [] : [{ kind: 'arguments-unreadable', reason: read.error } as const]),
      ...(unlimited ? [{ kind: 'unlimited-approval' } as const] : []),
    ],
  };
}

function unknownFunction(
  methodId: string,
  atAddress: Protocol | undefined,
  evidence: readonly Evidence[],
): ClassifiedCall {
  return {
    methodId,
    functionName: null,
    arguments: [],
    protocol: atAddress ?? null,
    classification: null,
    inner: [],
    confidence: 0,
    level: 'low',
    evidence,
  };
}

function addressEvidence(call: ContractCall, protocol: Protocol | undefined): readonly Evidence[] {
  if (protocol === undefined) return [{ kind: 'unknown-address' }];
  const address = call.to.trim().toLowerCase();
  const contract = protocol.contracts.find((one) => one.address.toLowerCase() === address);
  return [{ kind: 'address', protocol: protocol.name, label: contract?.label ?? '' }];
}

function functionEvidence(
  selector: string,
  found: KnownFunction | undefined,
  candidates: readonly KnownFunction[],
  atAddress: Protocol | undefined,
): readonly Evidence[] {
  if (found === undefined) return [{ kind: 'unknown-function', selector }];
  const { signature, note } = found.declared;
  const own: Evidence = note === undefined ? { kind: 'function', signature } : { kind: 'function', signature, note };
  const others = candidates.filter((one) => one !== found).map(({ protocol }) => protocol.name);
  return atAddress === undefined && others.length > 0 ? [own, { kind: 'also-at', protocols: others }] : [own];
}

/** What the whole call is about: the part that matters most for tax, not the approval before it. */
const BY_WEIGHT: readonly Action[] = [
  'swap',
  'bridge',
  'add-liquidity',
  'remove-liquidity',
  'borrow',
  'repay',
  'supply',
  'withdraw',
  'stake',
  'unstake',
  'claim',
  'mint',
  'burn',
  'wrap',
  'unwrap',
];

function weightiest(inner: readonly InnerCall[], otherwise: Action): Action {
  const actions = new Set(inner.flatMap(({ action, inner: deeper }) => [action, ...deeper.map((one) => one.action)]));
  return BY_WEIGHT.find((action) => actions.has(action)) ?? otherwise;
}
