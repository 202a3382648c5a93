/** The arguments of a call as plain text: amounts in base units as decimal strings, addresses with their checksum. */
import { err, ok, type Result } from '@cryptax/kernel';
import { type AbiParameter, decodeAbiParameters, type Hex } from 'viem';

export type ArgumentValue = string | boolean | readonly ArgumentValue[] | { readonly [name: string]: ArgumentValue };

export interface Argument {
  readonly name: string;
  /** As in Solidity; a structure is written out, such as `(address,uint256)`. */
  readonly type: string;
  readonly value: ArgumentValue;
}

/** `data` without the selector. Data that does not fit the declaration is an error, never half an answer. */
export function decodeArguments(parameters: readonly AbiParameter[], data: Hex): Result<readonly Argument[], string> {
  if (parameters.length === 0) return ok([]);
  try {
    const values = decodeAbiParameters(parameters, data);
    return ok(
      parameters.map((parameter, index) => ({
        name: parameter.name ?? '',
        type: typeText(parameter),
        value: plain(parameter, values[index]),
      })),
    );
  } catch (error) {
    return err(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

function typeText(parameter: AbiParameter): string {
  const parts = partsOf(parameter);
  if (parts === undefined) return parameter.type;
  return `(${parts.map(typeText).join(',')})${parameter.type.slice('tuple'.length)}`;
}

function plain(parameter: AbiParameter, value: unknown): ArgumentValue {
  if (Array.isArray(value) && parameter.type.endsWith(']')) {
    const element = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') };
    return value.map((item) => plain(element, item));
  }
  const parts = partsOf(parameter);
  if (parts !== undefined) return structure(parts, value);
  return typeof value === 'boolean' ? value : String(value);
}

function structure(parts: readonly AbiParameter[], value: unknown): ArgumentValue {
  // The decoder gives a list where a field has no name, an object where all have one.
  const fields = Array.isArray(value) ? value : undefined;
  const named = value as Readonly<Record<string, unknown>>;
  if (fields) return parts.map((part, index) => plain(part, fields[index]));
  return Object.fromEntries(parts.map((part) => [part.name ?? '', plain(part, named[part.name ?? ''])]));
}

function partsOf(parameter: AbiParameter): readonly AbiParameter[] | undefined {
  return 'components' in parameter ? parameter.components : undefined;
}
