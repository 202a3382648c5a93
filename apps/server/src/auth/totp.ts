/** Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). A code works once, also within its time. */
import { randomBytes } from 'node:crypto';
import { decodeBase32IgnorePadding, encodeBase32UpperCaseNoPadding } from '@oslojs/encoding';
import { createTOTPKeyURI, generateHOTP } from '@oslojs/otp';
import type { Factor } from './factors.ts';
import { isSame } from './secrets.ts';

const PERIOD_SECONDS = 30;
const DIGITS = 6;

export interface NewTotp {
  /** SVG text; the client makes a data address of it. */
  readonly qr_code: string;
  readonly secret: string;
  readonly uri: string;
}

export interface FactorProof {
  readonly step?: number;
  readonly credential?: string;
}

export async function newTotp(issuer: string, account: string): Promise<NewTotp> {
  const key = randomBytes(20);
  const uri = createTOTPKeyURI(issuer, account, key, PERIOD_SECONDS, DIGITS);
  const { toString: toQrCode } = await import('qrcode');
  const qr_code = await toQrCode(uri, { type: 'svg', margin: 2 });
  return { qr_code, secret: encodeBase32UpperCaseNoPadding(key), uri };
}

/** One step of tolerance either way for clocks that differ. */
export function verifyTotp(factor: Pick<Factor, 'secret' | 'last_used_step'>, code: string): FactorProof | null {
  const key = decodeBase32IgnorePadding(factor.secret ?? '');
  const now = Math.floor(Date.now() / 1000 / PERIOD_SECONDS);
  const steps = [now, now - 1, now + 1].filter((step) => step > (factor.last_used_step ?? 0));
  const step = steps.find((candidate) => isSame(generateHOTP(key, BigInt(candidate), DIGITS), code));
  return step === undefined ? null : { step };
}
