/**
 * Calls that only carry other calls: multicall, the Universal Router and Maker's proxy. They are opened, because the
 * outer name says nothing about tax. Depth and number are bounded: the input is anybody's.
 */
import type { Hex } from 'viem';
import { type Argument, decodeArguments } from '../decode/decode-arguments.ts';
import { functionsOf, parseFunction } from '../decode/known-functions.ts';
import { routerSteps } from '../decode/universal-router.ts';
import type { Action, Protocol } from '../protocols/protocol.ts';

export interface InnerCall {
  /** Name of the function or of the router's step; null when it is not known. */
  readonly name: string | null;
  readonly methodId?: string;
  readonly action: Action;
  readonly arguments: readonly Argument[];
  readonly inner: readonly InnerCall[];
}

const MAX_DEPTH = 3;
const MAX_CALLS = 100;

export function innerCallsOf(
  name: string,
  args: readonly Argument[],
  protocol: Protocol,
  depth = 1,
): readonly InnerCall[] {
  if (depth > MAX_DEPTH) return [];
  if (name === 'multicall') return bytesOf(args.at(-1)).map((data) => openCall(data, protocol, depth));
  if (name === 'execute' && args[0]?.type === 'bytes')
    return routerCalls(String(args[0].value) as Hex, bytesOf(args[1]));
  if (name === 'execute' && args[1]?.type === 'bytes') return [openCall(String(args[1].value) as Hex, protocol, depth)];
  return [];
}

function bytesOf(argument: Argument | undefined): readonly Hex[] {
  if (argument?.type !== 'bytes[]' || !Array.isArray(argument.value)) return [];
  return argument.value.slice(0, MAX_CALLS).map((item) => String(item) as Hex);
}

function openCall(data: Hex, protocol: Protocol, depth: number): InnerCall {
  const methodId = data.slice(0, 10);
  const candidates = functionsOf(methodId);
  const found = candidates.find((one) => one.protocol === protocol) ?? candidates[0];
  if (found === undefined) return { name: null, methodId, action: 'transfer', arguments: [], inner: [] };
  const read = decodeArguments(found.abi.inputs, `0x${data.slice(10)}`);
  const args = read.ok ? read.value : [];
  return {
    name: found.abi.name,
    methodId,
    action: found.declared.action,
    arguments: args,
    inner: innerCallsOf(found.abi.name, args, protocol, depth + 1),
  };
}

function routerCalls(commands: Hex, inputs: readonly Hex[]): readonly InnerCall[] {
  return routerSteps(commands)
    .slice(0, MAX_CALLS)
    .map((step, index): InnerCall => {
      if (step === undefined) return { name: null, action: 'transfer', arguments: [], inner: [] };
      const read = decodeArguments(parseFunction(step.signature).inputs, inputs[index] ?? '0x');
      return { name: step.name, action: step.action, arguments: read.ok ? read.value : [], inner: [] };
    });
}
