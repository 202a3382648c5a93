/** The second factor: an app's code or a passkey, and the recovery codes, each of which stands in for it once. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { MFAVerifyWebauthnParams } from '@supabase/supabase-js';
import { accountAddress, accountClient } from '../client.ts';
import { askAccount } from './account-api.ts';
import { type AccountFailure, accountFailure } from './account-failure.ts';
import { followSession } from './follow-session.ts';
import { lacksSecondFactor } from './stored-session.ts';

export interface Factor {
  readonly id: string;
  readonly kind: 'app' | 'passkey';
  readonly name: string;
}

/** The ways to complete a session that is signed in by half; empty when nothing is missing. */
export async function openFactors(): Promise<Result<readonly Factor[], AccountFailure>> {
  const { data } = await accountClient().auth.getSession();
  return data.session === null || !lacksSecondFactor(data.session) ? ok([]) : listFactors();
}

export async function listFactors(): Promise<Result<readonly Factor[], AccountFailure>> {
  const { data, error } = await accountClient().auth.mfa.listFactors();
  if (error !== null) return err(accountFailure(error));
  const named = (kind: Factor['kind']) => (factor: { readonly id: string; readonly friendly_name?: string }) => ({
    id: factor.id,
    kind,
    name: factor.friendly_name ?? '',
  });
  return ok([...data.totp.map(named('app')), ...data.webauthn.map(named('passkey'))]);
}

export async function proveWithCode(factorId: string, code: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.mfa.challengeAndVerify({ factorId, code });
  return finish(error);
}

export async function proveWithPasskey(factorId: string): Promise<Result<void, AccountFailure>> {
  return finish(await answerChallenge(factorId));
}

export interface NewApp {
  readonly id: string;
  /** An SVG as data address. */
  readonly qrCode: string;
  readonly secret: string;
}

export async function beginApp(name: string): Promise<Result<NewApp, AccountFailure>> {
  await removeUnfinished();
  const enrolment = { factorType: 'totp', issuer: 'Cryptax', friendlyName: name } as const;
  const { data, error } = await accountClient().auth.mfa.enroll(enrolment);
  if (error !== null) return err(accountFailure(error));
  return ok({ id: data.id, qrCode: imageAddress(data.totp.qr_code), secret: data.totp.secret });
}

/** The library puts the drawing unescaped into an address, where the first colour such as #fff would end it. */
export function imageAddress(qrCode: string): string {
  return `data:image/svg+xml,${encodeURIComponent(qrCode.slice(qrCode.indexOf(',') + 1))}`;
}

/** Asks the browser for a new passkey and registers it. */
export async function addPasskey(name: string): Promise<Result<void, AccountFailure>> {
  await removeUnfinished();
  const error = await registerPasskey(name);
  if (error !== null) await removeUnfinished();
  return finish(error);
}

export async function removeFactor(factorId: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.mfa.unenroll({ factorId });
  return finish(error);
}

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && globalThis.isSecureContext;
}

async function finish(error: unknown): Promise<Result<void, AccountFailure>> {
  if (error !== null) return err(accountFailure(error));
  await followSession();
  return ok(undefined);
}

/** A half-finished attempt would take the name and stay for an hour. */
async function removeUnfinished(): Promise<void> {
  const { mfa } = accountClient().auth;
  const factors = await mfa.listFactors();
  for (const factor of factors.data?.all ?? []) {
    if (factor.status === 'unverified') await mfa.unenroll({ factorId: factor.id });
  }
}

/**
 * Passkeys as a second factor, over the client's own calls and the browser's own dialog. The library's shortcut asks for
 * security keys alone; here whatever the user has may answer: fingerprint, face, phone or key.
 */
/** @returns what went wrong, or null */
async function registerPasskey(name: string): Promise<unknown> {
  const enrolled = await accountClient().auth.mfa.enroll({ factorType: 'webauthn', friendlyName: name });
  return enrolled.error ?? answerChallenge(enrolled.data.id);
}

/** The challenge says which dialog is needed: a new factor makes a passkey, a verified one proves it. */
async function answerChallenge(factorId: string): Promise<unknown> {
  const { mfa } = accountClient().auth;
  const site = { rpId: location.hostname, rpOrigins: [location.origin] };
  const challenge = await mfa.challenge({ factorId, webauthn: site });
  if (challenge.error !== null) return challenge.error;
  const { id: challengeId, webauthn } = challenge.data;
  try {
    const credential_response = await askBrowser(webauthn.type, webauthn.credential_options.publicKey);
    const answer = { ...site, type: webauthn.type, credential_response } as MFAVerifyWebauthnParams['webauthn'];
    const { error } = await mfa.verify({ factorId, challengeId, webauthn: answer });
    return error;
  } catch (error) {
    // The browser throws when the dialog was closed, took too long or found no passkey.
    return error;
  }
}

async function askBrowser(type: 'create' | 'request', publicKey: unknown): Promise<Credential> {
  const given =
    type === 'create'
      ? await navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions })
      : await navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions });
  if (given === null) throw new DOMException('No passkey was given.', 'NotAllowedError');
  return given;
}

/** Recovery codes: one stands in for the second factor, once; a new set is made by who has proved it. */
export function countRecoveryCodes(): Promise<Result<{ readonly left: number }, AccountFailure>> {
  return askAccount('/recovery-codes');
}

export function makeRecoveryCodes(): Promise<Result<{ readonly codes: readonly string[] }, AccountFailure>> {
  return askAccount('/recovery-codes', { method: 'POST', body: {} });
}

export async function proveWithRecoveryCode(code: string): Promise<Result<void, AccountFailure>> {
  const { auth } = accountClient();
  const { data } = await auth.getSession();
  if (data.session === null) return err('needs-login');
  const answer = await fetch(`${accountAddress()}/auth/v1/factors/recovery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => null);
  if (answer === null || answer.status >= 500) return err('offline');
  if (!answer.ok) return err(answer.status === 429 ? 'rate-limited' : 'bad-code');
  const { access_token, refresh_token } = (await answer.json()) as Record<'access_token' | 'refresh_token', string>;
  const { error } = await auth.setSession({ access_token, refresh_token });
  if (error !== null) return err('unknown');
  await followSession();
  return ok(undefined);
}
