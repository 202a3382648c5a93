/**
 * Uniswap's Universal Router takes one byte per step and one packed input for each. The table follows the router's
 * published `Commands.sol`; the high bit allows a step to fail and says nothing about what it does.
 */
import type { Hex } from 'viem';
import type { Action } from '../protocols/protocol.ts';

export interface RouterCommand {
  readonly name: string;
  readonly signature: string;
  readonly action: Action;
}

const SWAP_IN = '(address recipient, uint256 amountIn, uint256 amountOutMin, ';
const SWAP_OUT = '(address recipient, uint256 amountOut, uint256 amountInMax, ';

const COMMANDS: Readonly<Record<number, RouterCommand>> = {
  0: command('V3_SWAP_EXACT_IN', `${SWAP_IN}bytes path, bool payerIsUser)`, 'swap'),
  1: command('V3_SWAP_EXACT_OUT', `${SWAP_OUT}bytes path, bool payerIsUser)`, 'swap'),
  2: command('PERMIT2_TRANSFER_FROM', '(address token, address recipient, uint160 amount)', 'transfer'),
  4: command('SWEEP', '(address token, address recipient, uint256 amountMin)', 'transfer'),
  5: command('TRANSFER', '(address token, address recipient, uint256 value)', 'transfer'),
  6: command('PAY_PORTION', '(address token, address recipient, uint256 bips)', 'transfer'),
  8: command('V2_SWAP_EXACT_IN', `${SWAP_IN}address[] path, bool payerIsUser)`, 'swap'),
  9: command('V2_SWAP_EXACT_OUT', `${SWAP_OUT}address[] path, bool payerIsUser)`, 'swap'),
  10: command(
    'PERMIT2_PERMIT',
    '(((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)',
    'approve',
  ),
  11: command('WRAP_ETH', '(address recipient, uint256 amountMin)', 'wrap'),
  12: command('UNWRAP_WETH', '(address recipient, uint256 amountMin)', 'unwrap'),
  16: command('V4_SWAP', '(bytes actions, bytes[] params)', 'swap'),
};

const MEANING = 0x3f;

/** The steps of a command string such as `0x0b00`; an unknown one is undefined, not skipped. */
export function routerSteps(commands: Hex): readonly (RouterCommand | undefined)[] {
  const bytes = commands.slice(2).match(/../g) ?? [];
  return bytes.map((byte) => COMMANDS[Number.parseInt(byte, 16) & MEANING]);
}

function command(name: string, parameters: string, action: Action): RouterCommand {
  return { name, signature: `${name}${parameters}`, action };
}
