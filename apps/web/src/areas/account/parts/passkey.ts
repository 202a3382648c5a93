/**
 * Passkeys as a second factor, over the client's own calls and the browser's own dialog. The library's shortcut asks for
 * security keys alone; here whatever the user has may answer: fingerprint, face, phone or key.
 */
import type { MFAVerifyWebauthnParams } from '@supabase/supabase-js';
import { accountClient } from '../client.ts';

/** @returns what went wrong, or null */
export async function registerPasskey(name: string): Promise<unknown> {
  const enrolled = await accountClient().auth.mfa.enroll({ factorType: 'webauthn', friendlyName: name });
  return enrolled.error ?? answerChallenge(enrolled.data.id);
}

/** The challenge says which dialog is needed: a new factor makes a passkey, a verified one proves it. */
export async function answerChallenge(factorId: string): Promise<unknown> {
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
