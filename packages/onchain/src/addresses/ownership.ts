/**
 * That an address is its owner's: a text that names the address, the book and the day, signed with the key of the address
 * (EIP-191, what wallets call "personal sign"; for Bitcoin BIP-322 or the older signed message). It is checked here, without
 * asking anybody; no key is ever seen. What Bitcoin needs is loaded with the first such check.
 */
import { recoverMessageAddress } from 'viem/utils';
import type { BitcoinStandard } from './bitcoin-signature.ts';
import { isEvmAddress } from './evm.ts';

export interface OwnershipClaim {
  readonly address: string;
  readonly book: string;
  /** `2026-11-17` */
  readonly day: string;
}

/** In German, because those who ask for it read German. One line each, so that a wallet shows it as it is. */
export function ownershipMessage({ address, book, day }: OwnershipClaim): string {
  return [
    'Nachweis der Verfügungsmacht über eine Adresse',
    `Adresse: ${address}`,
    `Buch: ${book.replace(/\s+/g, ' ').trim()}`,
    `Datum: ${day}`,
    'Diese Unterschrift bewegt keine Kryptowerte und erlaubt keine Zugriffe.',
  ].join('\n');
}

/** `other`: signed, but by another address; `unsupported`: an address of a script, which is not run here. */
export type OwnershipCheck = 'proven' | 'other' | 'unreadable' | 'unsupported';

export interface CheckedOwnership {
  readonly found: OwnershipCheck;
  readonly standard: 'EIP-191' | BitcoinStandard;
}

export async function checkOwnership(address: string, message: string, signature: string): Promise<CheckedOwnership> {
  if (isEvmAddress(address))
    return { found: await checkPersonalSign(address, message, signature), standard: 'EIP-191' };
  const { checkBitcoinSignature } = await import('./bitcoin-signature.ts');
  return checkBitcoinSignature(address, message, signature);
}

async function checkPersonalSign(address: string, message: string, signature: string): Promise<OwnershipCheck> {
  const given = signature.trim();
  if (!/^0x[0-9a-fA-F]{130}$/.test(given)) return 'unreadable';
  try {
    const signer = await recoverMessageAddress({ message, signature: given as `0x${string}` });
    return signer.toLowerCase() === address.toLowerCase() ? 'proven' : 'other';
  } catch {
    return 'unreadable';
  }
}
