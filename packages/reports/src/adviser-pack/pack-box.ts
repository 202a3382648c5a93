/** An adviser pack's lock: the box of the kernel, with keys of its own (docs/reports/adviser-pack.md). */
import { type PassphraseBox, passphraseBox } from '@cryptax/kernel';

export const packBox: PassphraseBox<CryptoKey> = passphraseBox(globalThis, 'cryptax-adviser-pack');
