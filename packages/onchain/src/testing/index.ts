/** A key that everybody knows, which signs texts in tests as a wallet does (EIP-191). */
import { privateKeyToAccount } from 'viem/accounts';

export const SIGNER = privateKeyToAccount(`0x${'0'.repeat(63)}1`);
