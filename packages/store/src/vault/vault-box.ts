/** The box around the key of a locked database: that of the backups and of syncing, with keys of its own. */
import { type PassphraseBox, passphraseBox } from '@cryptax/kernel';

export const vaultBox: PassphraseBox<CryptoKey> = passphraseBox(globalThis, 'cryptax-lock');
