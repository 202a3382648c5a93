/**
 * That an address is its owner's: a text that names the address, the book and the day, signed with the key of the address
 * (EIP-191, what wallets call "personal sign"). It is checked here, without asking anybody; no key is ever seen.
 */
import { recoverMessageAddress } from 'viem/utils';

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

/** `other`: signed, but by another address. */
export type OwnershipCheck = 'proven' | 'other' | 'unreadable';

export async function checkOwnership(address: string, message: string, signature: string): Promise<OwnershipCheck> {
  const given = signature.trim();
  if (!/^0x[0-9a-fA-F]{130}$/.test(given)) return 'unreadable';
  try {
    const signer = await recoverMessageAddress({ message, signature: given as `0x${string}` });
    return signer.toLowerCase() === address.toLowerCase() ? 'proven' : 'other';
  } catch {
    return 'unreadable';
  }
}
