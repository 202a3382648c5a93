/** Access tokens: what they say and how they are checked. Only ES256 with one of our keys is ever accepted. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';
import type { SigningKeys } from './signing-keys.ts';

export const ACCESS_TOKEN_SECONDS = 3600;
const ISSUER = 'cryptax';
const AUDIENCE = 'authenticated';

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  aal: z.enum(['aal1', 'aal2']),
  email: z.string(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claimsSchema>;

export interface TokenContent {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly aal: string;
  readonly amr: readonly unknown[];
  readonly appMetadata: unknown;
  readonly userMetadata: unknown;
}

export async function signAccessToken(keys: SigningKeys, content: TokenContent, nowSeconds: number): Promise<string> {
  const { kid, privateKey } = await keys.current();
  return new SignJWT({
    email: content.email,
    phone: '',
    app_metadata: content.appMetadata,
    user_metadata: content.userMetadata,
    role: AUDIENCE,
    aal: content.aal,
    amr: content.amr,
    session_id: content.sessionId,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(content.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + ACCESS_TOKEN_SECONDS)
    .sign(privateKey);
}

/** Throws a 403 `bad_jwt`; each protocol turns it into its own words. */
export async function verifyAccessToken(keys: SigningKeys, token: string): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? null : await keys.find(kid);
        if (key === null) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: ['ES256'], issuer: ISSUER, audience: AUDIENCE, clockTolerance: 5 },
    );
    return claimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Problem(403, 'bad_jwt', 'invalid JWT: token is expired');
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      throw new Problem(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    }
    throw error;
  }
}
