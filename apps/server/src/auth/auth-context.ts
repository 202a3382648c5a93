/** What the auth routes share: the visitor, PKCE fields, sending a proof by mail. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Queryable } from '../db/db.ts';
import { clientAddress, networkOf, shortenAddress } from '../http/client-address.ts';
import { Problem } from '../http/problem.ts';
import { allowedRedirect, siteOrigin } from '../http/site.ts';
import type { Services } from '../services.ts';
import { authMail } from './auth-mails.ts';
import { knownDevice } from './known-devices.ts';
import { issueToken, type Pkce, type TokenKind } from './one-time-tokens.ts';
import type { Visitor } from './sessions.ts';

/** The body limit of the public server. */
export const MAX_BODY = 1_000_000;
export const AUTH_PATH = '/api/auth/v1';

export const pkceFields = {
  code_challenge: z.string().min(1).max(128).nullish(),
  code_challenge_method: z.string().max(10).nullish(),
};

export const emailField = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase());
/** User metadata are the user's own notes about himself; they grant nothing and must stay small. */
export const metadataField = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= 20_000, 'too large')
  .nullish()
  .transform((data) => data ?? {});

export function pkceOf(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Pkce | null {
  if (!body.code_challenge) return null;
  const method = (body.code_challenge_method ?? 'plain').toLowerCase();
  if (method !== 's256' && method !== 'plain') {
    throw new Problem(400, 'validation_failed', 'code challenge method must be s256 or plain');
  }
  return { challenge: body.code_challenge, method };
}

export function visitorOf(context: Context, { config }: Pick<Services, 'config'>): Visitor {
  const address = shortenAddress(clientAddress(context, config.trustProxy));
  return { userAgent: context.req.header('user-agent') ?? '', address };
}

/** Whom limits count: one address, or the network that one IPv6 customer has. */
export function callerAddress(context: Context, { config }: Pick<Services, 'config'>): string {
  return networkOf(clientAddress(context, config.trustProxy));
}

/**
 * One mail a minute for each caller, and so many an hour to one mailbox. A browser that the account knows is not held up by
 * what others asked for.
 */
export async function limitMail(context: Context, services: Services, kind: string, email: string): Promise<void> {
  await services.limits.use('mail', `${kind} ${email} ${callerAddress(context, services)}`);
  if ((await knownDevice(context, services.db, email)) === null) await services.limits.use('mailbox', email);
}

export interface ProofByMail {
  readonly userId: string;
  readonly kind: TokenKind;
  /** As the client names it in its verify call. */
  readonly linkType: string;
  readonly email: string;
  readonly pkce: Pkce | null;
  /** Only when this request set the password or made the account. */
  readonly credentials?: string;
}

export async function mailProof(
  context: Context,
  services: Services,
  on: Queryable,
  proof: ProofByMail,
): Promise<void> {
  const issued = await issueToken(on, proof);
  const target = allowedRedirect(context, services.config, context.req.query('redirect_to'));
  const query = new URLSearchParams({ token: issued.token, type: proof.linkType, redirect_to: target });
  const link = `${siteOrigin(context, services.config)}${AUTH_PATH}/verify?${query}`;
  const { subject, text } = authMail(proof.kind, issued, proof.kind === 'reauthentication' ? null : link);
  await services.mailer.post(on, { userId: proof.userId, to: proof.email, subject, text });
}
