import { readFileSync } from 'node:fs';
import { encodeAbiParameters, encodeFunctionData, parseAbi, toFunctionSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { parseFunction } from '../decode/known-functions.ts';
import { PROTOCOLS } from '../protocols/protocols.ts';
import { type ClassifiedCall, classifyCall } from './classify-call.ts';

interface Example {
  readonly id: string;
  readonly chainId: number;
  readonly to: string;
  readonly input: string;
  readonly expected: {
    readonly error?: string;
    readonly selector: string;
    readonly functionName: string;
    readonly protocol: string;
    readonly category: string;
    readonly action: string;
    readonly addressMatch: boolean;
    readonly unlimited?: boolean;
    readonly args: Readonly<Record<string, unknown>>;
  };
}

const { examples }: { readonly examples: readonly Example[] } = JSON.parse(
  readFileSync(new URL('../../fixtures/calls.json', import.meta.url), 'utf8'),
);

function classified(to: string, input: string, chainId = 1): ClassifiedCall {
  const answer = classifyCall({ chainId, to, input });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

describe('every example call', () => {
  test.each(examples.map((example) => [example.id, example] as const))('%s', (_, { chainId, to, input, expected }) => {
    const answer = classifyCall({ chainId, to, input });
    if (expected.error !== undefined) {
      expect(answer).toEqual({ ok: false, error: expected.error });
      return;
    }
    const call = classified(to, input, chainId);
    expect(call.methodId).toBe(expected.selector);
    expect(call.functionName).toBe(expected.functionName);
    expect(call.protocol?.name).toBe(expected.protocol);
    expect(call.protocol?.category).toBe(expected.category);
    expect(call.classification?.action).toBe(expected.action);
    expect(Object.fromEntries(call.arguments.map(({ name, value }) => [name, value]))).toEqual(expected.args);
    expect(call.level).toBe(expected.addressMatch ? 'high' : 'medium');
    expect(call.evidence.some(({ kind }) => kind === 'unlimited-approval')).toBe(expected.unlimited === true);
  });
});

test('every declared signature has the selector computed elsewhere', () => {
  const lines = readFileSync(new URL('../../fixtures/selectors.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const expected = lines.slice(1).map((line) => {
    const [protocol, selector, action] = line.split(',', 3);
    return `${protocol} ${selector} ${action}`;
  });
  const declared = PROTOCOLS.flatMap(({ name, functions }) =>
    functions.map(({ signature, action }) => `${name} ${toFunctionSelector(parseFunction(signature))} ${action}`),
  );
  expect(declared).toEqual(expected);
});

describe('calls that carry calls', () => {
  const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const USER = '0x1234567890AbcdEF1234567890aBcdef12345678';

  test('the Universal Router is opened step by step', () => {
    const wrap = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [USER, 1n]);
    const swap = encodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }, { type: 'address[]' }, { type: 'bool' }],
      [USER, 5n, 4n, [USDC, USER], false],
    );
    const input = encodeFunctionData({
      abi: parseAbi(['function execute(bytes commands, bytes[] inputs, uint256 deadline)']),
      args: ['0x0b883e', [wrap, swap, '0x'], 1n],
    });
    const call = classified('0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', input);
    // 0x88 is 0x08 that may fail; 0x3e means nothing.
    expect(call.inner.map(({ name }) => name)).toEqual(['WRAP_ETH', 'V2_SWAP_EXACT_IN', null]);
    expect(call.inner[1]?.arguments.map(({ name, value }) => [name, value])).toEqual([
      ['recipient', USER],
      ['amountIn', '5'],
      ['amountOutMin', '4'],
      ['path', [USDC, USER]],
      ['payerIsUser', false],
    ]);
    expect(call.classification?.action).toBe('swap');
  });

  test('a multicall of the position manager is what its inner calls are', () => {
    const abi = parseAbi([
      'struct Decrease { uint256 tokenId; uint128 liquidity; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
      'struct Collect { uint256 tokenId; address recipient; uint128 amount0Max; uint128 amount1Max; }',
      'function decreaseLiquidity(Decrease params)',
      'function collect(Collect params)',
      'function multicall(bytes[] data)',
    ]);
    const decrease = encodeFunctionData({
      abi,
      functionName: 'decreaseLiquidity',
      args: [{ tokenId: 7n, liquidity: 9n, amount0Min: 0n, amount1Min: 0n, deadline: 1n }],
    });
    const collect = encodeFunctionData({
      abi,
      functionName: 'collect',
      args: [{ tokenId: 7n, recipient: USER, amount0Max: 1n, amount1Max: 1n }],
    });
    const input = encodeFunctionData({ abi, functionName: 'multicall', args: [[decrease, collect]] });
    const call = classified('0xC36442b4a4522E871399CD717aBDD847Ab11FE88', input);
    expect(call.inner.map(({ action }) => action)).toEqual(['remove-liquidity', 'claim']);
    expect(call.classification?.action).toBe('remove-liquidity');
    expect(call.classification?.treatment.question).toBe('liquidity-pool');
  });

  test('a call inside itself ends at the third level', () => {
    const abi = parseAbi(['function multicall(bytes[] data)']);
    let input = encodeFunctionData({ abi, args: [[]] });
    for (let depth = 0; depth < 6; depth++) input = encodeFunctionData({ abi, args: [[input]] });
    const levels = (calls: ClassifiedCall['inner']): number =>
      calls[0] === undefined ? 0 : 1 + levels(calls[0].inner);
    expect(levels(classified('0xC36442b4a4522E871399CD717aBDD847Ab11FE88', input).inner)).toBe(3);
  });
});

describe('what is not known is said', () => {
  test('an unknown selector gives no classification', () => {
    const call = classified('0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', '0xdeadbeef');
    expect(call.protocol?.name).toBe('Uniswap V2');
    expect([call.classification, call.functionName, call.confidence, call.level]).toEqual([null, null, 0, 'low']);
    expect(call.evidence).toContainEqual({ kind: 'unknown-function', selector: '0xdeadbeef' });
  });

  test('a function many share names the others when the address is unknown', () => {
    const call = classified('0x00000000000000000000000000000000DeaDBeef', '0xd0e30db0');
    expect(call.evidence).toContainEqual({ kind: 'also-at', protocols: ['Rocket Pool', 'ether.fi', 'Yearn'] });
  });

  test('arguments that do not fit are an issue, not a guess', () => {
    const call = classified('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xa9059cbb00');
    expect(call.arguments).toEqual([]);
    expect(call.evidence.map(({ kind }) => kind)).toContain('arguments-unreadable');
  });

  test.each(['', '0x', '0x1234567', 'a9059cbb00', '0xzzzzzzzzzz', '0xa9059cbb0'])('%j is invalid', (input) => {
    expect(classifyCall({ chainId: 1, to: '0x', input })).toEqual({ ok: false, error: 'Invalid input data' });
  });
});

test('the same function means something else at another contract', () => {
  const input = `0x2e1a7d4d${'0'.repeat(63)}1`;
  expect(classified('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', input).classification?.action).toBe('unwrap');
  const yearn = PROTOCOLS.find(({ name }) => name === 'Yearn')?.contracts[0];
  expect(classified(yearn?.address ?? '', input, yearn?.chainId).classification?.action).toBe('withdraw');
});
