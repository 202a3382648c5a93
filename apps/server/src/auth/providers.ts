/**
 * Sign-in services behind one interface: any OpenID Connect provider through its discovery document, GitHub through plain
 * OAuth. A mail address counts only if the provider says it is verified.
 */
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Configuration } from 'openid-client';
import { Problem } from '../http/problem.ts';
import type { ProviderConfig } from './provider-config.ts';

export interface ProviderUser {
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What is kept between leaving for the provider and coming back. */
export interface ProviderFlow {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly callback: string;
}

export interface Provider {
  readonly begin: (flow: ProviderFlow, scopes: readonly string[]) => Promise<URL>;
  /** @param returned the address that the provider sent the browser to */
  readonly finish: (flow: ProviderFlow, returned: URL) => Promise<ProviderUser>;
  readonly readIdToken?: (token: string, nonce: string | undefined) => Promise<ProviderUser>;
}

export function findProvider(configs: readonly ProviderConfig[], name: string): Provider {
  const config = configs.find((candidate) => candidate.name === name);
  if (config === undefined) {
    throw new Problem(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  }
  return config.kind === 'github' ? github(config) : openIdConnect(config);
}

type OidcConfig = Extract<ProviderConfig, { kind: 'oidc' }>;
const discovered = new Map<string, Promise<Configuration>>();

function openIdConnect(config: OidcConfig): Provider {
  return {
    begin: async ({ state, verifier, nonce, callback }, scopes) => {
      const oidc = await import('openid-client');
      return oidc.buildAuthorizationUrl(await discover(config), {
        redirect_uri: callback,
        scope: [...new Set(['openid', 'email', 'profile', ...scopes])].join(' '),
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    finish: async ({ state, verifier, nonce }, returned) => {
      const oidc = await import('openid-client');
      const tokens = await oidc.authorizationCodeGrant(await discover(config), returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return userOfClaims(tokens.claims() ?? {});
    },
    readIdToken: async (token, nonce) => {
      const metadata = (await discover(config)).serverMetadata();
      const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? config.issuer));
      const { payload } = await jwtVerify(token, keys, { issuer: metadata.issuer, audience: config.clientId });
      const expected = nonce === undefined ? undefined : createHash('sha256').update(nonce).digest('hex');
      // The app keeps the nonce and shows the provider only its hash; some providers return the nonce itself.
      if (payload.nonce !== expected && payload.nonce !== nonce) throw new Error('the nonce does not match');
      return userOfClaims(payload);
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const known = discovered.get(`${issuer} ${clientId}`);
  if (known !== undefined) return known;
  const asked = import('openid-client').then((oidc) => {
    // Plain http only for a provider on this machine.
    const isLocal = ['localhost', '127.0.0.1'].includes(new URL(issuer).hostname);
    const options = isLocal ? { execute: [oidc.allowInsecureRequests] } : {};
    return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  });
  discovered.set(`${issuer} ${clientId}`, asked);
  // An outage of the provider is no reason to never ask again.
  asked.catch(() => discovered.delete(`${issuer} ${clientId}`));
  return asked;
}

function userOfClaims(claims: Readonly<Record<string, unknown>>): ProviderUser {
  const { sub, email, email_verified: verified, name, picture } = claims;
  return {
    subject: String(sub),
    email: typeof email === 'string' ? email.toLowerCase() : null,
    emailVerified: verified === true || verified === 'true',
    data: { sub, email, name, full_name: name, avatar_url: picture, email_verified: verified === true },
  };
}

const GITHUB = {
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  api: 'https://api.github.com',
};

function github({ clientId, clientSecret, base }: Extract<ProviderConfig, { kind: 'github' }>): Provider {
  const places =
    base === null ? GITHUB : { authorize: `${base}/authorize`, token: `${base}/access_token`, api: `${base}/api` };
  return {
    begin: async ({ state, verifier, callback }, scopes) => {
      const { CodeChallengeMethod, OAuth2Client } = await import('arctic');
      const client = new OAuth2Client(clientId, clientSecret, callback);
      const wanted = [...new Set(['user:email', ...scopes])];
      return client.createAuthorizationURLWithPKCE(places.authorize, state, CodeChallengeMethod.S256, verifier, wanted);
    },
    finish: async ({ verifier, callback }, returned) => {
      const { OAuth2Client } = await import('arctic');
      const client = new OAuth2Client(clientId, clientSecret, callback);
      const code = returned.searchParams.get('code') ?? '';
      const token = (await client.validateAuthorizationCode(places.token, code, verifier)).accessToken();
      const user = await askGithub<{ id: number; login: string; name: string | null; avatar_url: string }>(
        places.api,
        '/user',
        token,
      );
      const emails = await askGithub<{ email: string; primary: boolean; verified: boolean }[]>(
        places.api,
        '/user/emails',
        token,
      );
      const primary = emails.find((item) => item.primary) ?? emails[0];
      return {
        subject: String(user.id),
        email: primary?.email.toLowerCase() ?? null,
        emailVerified: primary?.verified === true,
        data: {
          sub: String(user.id),
          user_name: user.login,
          name: user.name,
          avatar_url: user.avatar_url,
          email: primary?.email,
        },
      };
    },
  };
}

async function askGithub<T>(api: string, path: string, token: string): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json', 'User-Agent': 'cryptax' };
  const answer = await fetch(`${api}${path}`, { headers, signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
  return (await answer.json()) as T;
}
