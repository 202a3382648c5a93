/** POST /token?grant_type=id_token: a token that a provider gave to the app itself, for sign-in or linking. */
import type { Context } from 'hono';
import { z } from 'zod';
import { requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { audit } from './audit.ts';
import { MAX_BODY, visitorOf } from './auth-context.ts';
import { accountFor, linkIdentity } from './external-users.ts';
import { openSession } from './open-session.ts';
import { findProvider, type ProviderUser } from './providers.ts';

const bodySchema = z.object({
  provider: z.string().max(50),
  id_token: z.string().max(20_000),
  nonce: z.string().max(1000).optional(),
  link_identity: z.boolean().optional(),
});

export async function idTokenGrant(context: Context, services: Services): Promise<unknown> {
  const body = await readValid(context, bodySchema, MAX_BODY);
  if (!services.config.providers.some(({ name }) => name === body.provider)) {
    throw new Problem(400, 'provider_disabled', `Provider (issuer "${body.provider}") is not enabled`);
  }
  const linking = body.link_identity === true ? (await requireSession(context, services)).sub : null;
  const person = await readPerson(services, body);
  const visitor = visitorOf(context, services);
  return services.db.transaction(async (tx) => {
    if (linking !== null) {
      await linkIdentity(tx, linking, body.provider, person);
      await audit(tx, linking, 'identity_linked', visitor.address, { provider: body.provider });
    }
    const userId = linking ?? (await accountFor(tx, body.provider, person, visitor.address));
    return openSession(context, services, tx, userId, 'oauth');
  });
}

async function readPerson({ config }: Services, body: z.infer<typeof bodySchema>): Promise<ProviderUser> {
  const { readIdToken } = findProvider(config.providers, body.provider);
  try {
    if (readIdToken === undefined) throw new Error('the provider gives no id tokens');
    return await readIdToken(body.id_token, body.nonce);
  } catch {
    // The shape of OAuth errors, which the client expects here.
    throw new Problem(400, 'invalid_grant', 'Bad ID token', {
      error: 'invalid_grant',
      error_description: 'Bad ID token',
    });
  }
}
