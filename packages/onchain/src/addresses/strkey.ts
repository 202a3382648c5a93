/** Stellar's StrKey: base32 of a version byte, a 32-byte key and a CRC16 (XMODEM), low byte first (SEP-23). */
import { base32nopad } from '@scure/base';

const ACCOUNT_VERSION = 6 << 3;

export function isStellarAccount(text: string): boolean {
  if (!/^G[A-Z2-7]{55}$/.test(text)) return false;
  const bytes = base32nopad.decode(text);
  if (bytes.length !== 35 || bytes[0] !== ACCOUNT_VERSION) return false;
  const check = crc16(bytes.subarray(0, 33));
  return bytes[33] === (check & 0xff) && bytes[34] === check >> 8;
}

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}
