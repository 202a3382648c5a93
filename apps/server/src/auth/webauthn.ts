/** Security keys and passkeys as a second factor. The relying party is our own site, never what the caller names. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { Context } from 'hono';
import { z } from 'zod';
import { siteOrigin } from '../http/site.ts';
import type { Services } from '../services.ts';
import type { Claims } from './access-token.ts';
import type { Challenge, Factor } from './factors.ts';
import type { FactorProof } from './totp.ts';

const credentialSchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()).optional(),
});
type StoredCredential = z.infer<typeof credentialSchema>;

export interface WebauthnChallenge {
  readonly challenge: string;
  readonly relyingParty: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

export async function challengeWebauthn(
  context: Context,
  { config }: Services,
  claims: Claims,
  factor: Factor,
): Promise<WebauthnChallenge> {
  const { generateAuthenticationOptions, generateRegistrationOptions } = await import('@simplewebauthn/server');
  const relyingParty = new URL(siteOrigin(context, config)).hostname;
  if (factor.status === 'unverified') {
    const options = await generateRegistrationOptions({
      rpName: 'Cryptax',
      rpID: relyingParty,
      userName: claims.email,
      userDisplayName: claims.email,
      attestationType: 'none',
    });
    return describe('create', relyingParty, options.challenge, options);
  }
  const { id } = credentialSchema.parse(factor.credential);
  const options = await generateAuthenticationOptions({ rpID: relyingParty, allowCredentials: [{ id }] });
  return describe('request', relyingParty, options.challenge, options);
}

function describe(
  type: 'create' | 'request',
  relyingParty: string,
  challenge: string,
  publicKey: unknown,
): WebauthnChallenge {
  return { challenge, relyingParty, answer: { type, credential_options: { publicKey } } };
}

export async function verifyWebauthn(
  context: Context,
  { config }: Services,
  factor: Factor,
  challenge: Challenge,
  given: Readonly<Record<string, unknown>>,
): Promise<FactorProof | null> {
  const expected = {
    expectedChallenge: challenge.webauthn_challenge ?? '',
    expectedOrigin: [siteOrigin(context, config), ...config.allowedOrigins],
    expectedRPID: challenge.relying_party ?? '',
    requireUserVerification: false,
  };
  const response = given.credential_response;
  try {
    return factor.status === 'unverified'
      ? await register(response as RegistrationResponseJSON, expected)
      : await assert(response as AuthenticationResponseJSON, expected, credentialSchema.parse(factor.credential));
  } catch {
    // The library throws for every kind of wrong answer; to the caller they are all the same.
    return null;
  }
}

type Expected = {
  expectedChallenge: string;
  expectedOrigin: string[];
  expectedRPID: string;
  requireUserVerification: boolean;
};

async function register(response: RegistrationResponseJSON, expected: Expected): Promise<FactorProof | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
  if (!verified) return null;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  const stored: StoredCredential = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  return { credential: JSON.stringify(transports === undefined ? stored : { ...stored, transports }) };
}

async function assert(
  response: AuthenticationResponseJSON,
  expected: Expected,
  stored: StoredCredential,
): Promise<FactorProof | null> {
  const credential: WebAuthnCredential = {
    id: stored.id,
    publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
    counter: stored.counter,
  };
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, credential, ...expected });
  return verified ? { credential: JSON.stringify({ ...stored, counter: authenticationInfo.newCounter }) } : null;
}
