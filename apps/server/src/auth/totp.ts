/** Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). A code works once, also within its time. */
import { randomBytes } from 'node:crypto';
import { decodeBase32IgnorePadding, encodeBase32UpperCaseNoPadding } from '@oslojs/encoding';
import { createTOTPKeyURI, generateHOTP } from '@oslojs/otp';
import { renderSVG } from 'uqr';
import type { Factor } from './factors.ts';
import { isSame } from './secrets.ts';
import type { Vault } from './vault.ts';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** A last use further ahead than this was noted while the clock was wrong; it must not lock the owner out. */
export const CLOCK_WRONG_STEPS = 10;

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

export function newTotp(issuer: string, account: string): NewTotp {
  const key = randomBytes(20);
  const uri = createTOTPKeyURI(issuer, account, key, PERIOD_SECONDS, DIGITS);
  return { qr_code: renderSVG(uri, { border: 2, ecc: 'M' }), secret: encodeBase32UpperCaseNoPadding(key), uri };
}

/** One step of tolerance either way for clocks that differ. */
export function verifyTotp(factor: Pick<Factor, 'secret' | 'last_used_step'>, code: string): FactorProof | null {
  const key = decodeBase32IgnorePadding(factor.secret ?? '');
  const now = Math.floor(Date.now() / 1000 / PERIOD_SECONDS);
  const last = factor.last_used_step ?? 0;
  const steps = [now, now - 1, now + 1].filter((step) => step > last || last > step + CLOCK_WRONG_STEPS);
  const step = steps.find((candidate) => isSame(generateHOTP(key, BigInt(candidate), DIGITS), code));
  return step === undefined ? null : { step };
}

const purpose = (userId: string): string => `totp ${userId}`;

export function encryptTotp(vault: Vault, userId: string, secret: string): string {
  return vault.seal(purpose(userId), secret);
}

export function openTotp(vault: Vault, userId: string, factor: Factor): Factor {
  return factor.secret === null ? factor : { ...factor, secret: vault.open(purpose(userId), factor.secret) };
}
