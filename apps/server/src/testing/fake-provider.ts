/** A sign-in service on this machine: an OpenID Connect provider with discovery and keys, and the calls of GitHub. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

export interface FakeProvider {
  readonly issuer: string;
  /** Who is signed in at the provider. */
  person: Person;
  readonly idToken: (claims?: Record<string, unknown>) => Promise<string>;
  /** What a browser does at the provider: it is sent back with a code. */
  readonly visit: (address: string) => string;
  readonly close: () => Promise<void>;
}

export async function startFakeProvider(clientId: string): Promise<FakeProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  const nonces = new Map<string, string>();
  let person: Person = { sub: '', email: '', email_verified: false, name: '' };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://local').pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      }),
      '/keys': () => ({ keys: [jwk] }),
      '/token': async () => ({
        access_token: 'at',
        token_type: 'bearer',
        id_token: await idToken({ nonce: nonces.get(form.get('code') ?? '') }),
      }),
      '/access_token': () => ({ access_token: 'gh', token_type: 'bearer' }),
      '/api/user': () => ({ id: Number(person.sub), login: person.name, name: person.name, avatar_url: '' }),
      '/api/user/emails': () => [{ email: person.email, primary: true, verified: person.email_verified }],
    };
    const answer = await answers[path]?.();
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const idToken = (claims: Record<string, unknown> = {}) =>
    new SignJWT({ ...person, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);

  return {
    issuer,
    get person() {
      return person;
    },
    set person(next: Person) {
      person = next;
    },
    idToken,
    visit: (address) => {
      const asked = new URL(address).searchParams;
      const code = `code-${nonces.size}`;
      nonces.set(code, asked.get('nonce') ?? '');
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
      return back.toString();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
