/**
 * Whether 64 hex digits are the private key of an account that is known: the one case in which a key and a hash of the
 * same shape can be told apart for certain, on this device and before anything is sent.
 */
import { privateKeyToAddress } from 'viem/accounts';

export function isKeyOf(text: string, accounts: readonly string[]): boolean {
  const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return false;
  try {
    const account = privateKeyToAddress(`0x${digits}`).toLowerCase();
    return accounts.some((one) => one.toLowerCase() === account);
  } catch {
    // Beyond the order of the curve: no key at all.
    return false;
  }
}
