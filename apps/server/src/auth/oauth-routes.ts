/** Leaving for a sign-in service and coming back: /authorize, /callback, and linking or unlinking an identity. */
import type { Context } from 'hono';
import { z } from 'zod';
import { requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readText } from '../http/read-json.ts';
import { allowedRedirect, siteOrigin } from '../http/site.ts';
import type { Services } from '../services.ts';
import { audit } from './audit.ts';
import { AUTH_PATH, callerAddress, MAX_BODY, pkceOf, visitorOf } from './auth-context.ts';
import { accountFor, refreshProviders, requireUnlinked } from './external-users.ts';
import { issueAuthCode } from './flow-states.ts';
import { openSession } from './open-session.ts';
import { findProvider } from './providers.ts';
import { randomToken } from './secrets.ts';
import { within } from './time-window.ts';
import { findUser } from './users.ts';
import { fragmentOf } from './verify.ts';

export async function authorize(context: Context, services: Services): Promise<Response> {
  await services.limits.use('sso', callerAddress(context, services));
  return context.redirect((await begin(context, services, null)).toString(), 302);
}

export async function authorizeLink(context: Context, services: Services): Promise<Response> {
  const { sub } = await requireSession(context, services);
  if (!context.req.query('code_challenge')) {
    // Without it the way to the provider could be sent to somebody else, whose identity would then be linked here.
    throw new Problem(400, 'validation_failed', 'Linking an identity needs the PKCE flow');
  }
  const url = (await begin(context, services, sub)).toString();
  return context.req.query('skip_http_redirect') === 'true' ? context.json({ url }) : context.redirect(url, 302);
}

async function begin(context: Context, { config, db }: Services, linkingUser: string | null): Promise<URL> {
  const name = context.req.query('provider') ?? '';
  const provider = findProvider(config.providers, name);
  const pkce = pkceOf({
    code_challenge: context.req.query('code_challenge'),
    code_challenge_method: context.req.query('code_challenge_method'),
  });
  const verifier = randomToken();
  const nonce = randomToken();
  const { rows } = await db.query<{ id: string }>(
    `insert into auth.flow_states (provider, method, redirect_to, code_challenge, code_challenge_method,
        provider_verifier, provider_nonce, linking_user_id)
      values ($1, 'oauth', $2, $3, $4, $5, $6, $7::text::uuid) returning id`,
    [
      name,
      allowedRedirect(context, config, context.req.query('redirect_to')),
      pkce?.challenge ?? null,
      pkce?.method ?? null,
      verifier,
      nonce,
      linkingUser,
    ],
  );
  const flow = { state: rows[0]?.id ?? '', verifier, nonce, callback: callbackOf(context, config) };
  const scopes = (context.req.query('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  return provider.begin(flow, scopes);
}

interface FlowRow {
  readonly id: string;
  readonly provider: string;
  readonly redirect_to: string;
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
  readonly provider_verifier: string;
  readonly provider_nonce: string;
  readonly linking_user_id: string | null;
}

export async function providerCallback(context: Context, services: Services): Promise<Response> {
  await services.limits.use('sso', callerAddress(context, services));
  const returned = await returnedAddress(context, services);
  const flow = await takeFlow(services, returned.searchParams.get('state') ?? '');
  const target = new URL(flow.redirect_to);
  try {
    await finish(context, services, flow, returned, target);
  } catch (error) {
    addError(target, error);
    services.log.warn({ err: error, provider: flow.provider }, 'sign-in by provider failed');
  }
  return context.redirect(target.toString(), 303);
}

async function finish(context: Context, services: Services, flow: FlowRow, returned: URL, target: URL): Promise<void> {
  const refusal = returned.searchParams.get('error');
  if (refusal !== null)
    throw new Problem(400, 'provider_refused', returned.searchParams.get('error_description') ?? refusal);
  const person = await findProvider(services.config.providers, flow.provider).finish(
    {
      state: flow.id,
      verifier: flow.provider_verifier,
      nonce: flow.provider_nonce,
      callback: callbackOf(context, services.config),
    },
    returned,
  );
  const visitor = visitorOf(context, services);
  await services.db.transaction(async (tx) => {
    const linking = flow.linking_user_id;
    if (linking !== null) await requireUnlinked(tx, flow.provider, person);
    const userId = linking ?? (await accountFor(tx, flow.provider, person, visitor.address));
    if (flow.code_challenge !== null) {
      const pkce = { challenge: flow.code_challenge, method: flow.code_challenge_method ?? 'plain' };
      const base = { userId, method: 'oauth', pkce, provider: flow.provider } as const;
      const code = await issueAuthCode(tx, linking === null ? base : { ...base, identity: person });
      target.searchParams.set('code', code);
      return;
    }
    target.hash = fragmentOf(await openSession(context, services, tx, userId, 'oauth'), 'oauth');
  });
}

/** A state serves once and for ten minutes. */
async function takeFlow({ db }: Services, state: string): Promise<FlowRow> {
  const { rows } = z.uuid().safeParse(state).success
    ? await db.query<FlowRow>(
        `delete from auth.flow_states where id = $1::text::uuid and auth_code_hash is null
          and ${within('created_at', '10 minutes')}
          returning id, provider, redirect_to, code_challenge, code_challenge_method, provider_verifier, provider_nonce, linking_user_id`,
        [state],
      )
    : { rows: [] };
  const flow = rows[0];
  if (flow === undefined) throw new Problem(400, 'bad_oauth_state', 'OAuth state is missing or has expired');
  return flow;
}

/** Some providers come back with a form; its fields count like a query. */
async function returnedAddress(context: Context, { config }: Services): Promise<URL> {
  const url = new URL(callbackOf(context, config));
  url.search = new URL(context.req.url).search;
  if (context.req.method === 'POST') {
    const form = new URLSearchParams(await readText(context, MAX_BODY));
    for (const [name, value] of form) url.searchParams.set(name, value);
  }
  return url;
}

function callbackOf(context: Context, config: Services['config']): string {
  return `${siteOrigin(context, config)}${AUTH_PATH}/callback`;
}

function addError(target: URL, error: unknown): void {
  const known =
    error instanceof Problem ? error : new Problem(500, 'unexpected_failure', 'The provider could not be asked');
  const fields = { error: 'server_error', error_code: known.code, error_description: known.message };
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  target.hash = new URLSearchParams(fields).toString();
}

export async function unlinkIdentity(context: Context, services: Services): Promise<Response> {
  const { sub } = await requireSession(context, services);
  const id = context.req.param('id');
  await services.db.transaction(async (tx) => {
    const identities = (await findUser(tx, sub))?.identities ?? [];
    const identity = identities.find(({ identity_id }) => identity_id === id);
    if (identity === undefined) throw new Problem(422, 'identity_not_found', "Identity doesn't exist");
    if (identities.length < 2) {
      throw new Problem(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
    }
    await tx.query('delete from auth.identities where user_id = $1::text::uuid and id = $2::text::uuid', [
      sub,
      id ?? '',
    ]);
    if (identity.provider === 'email') {
      await tx.query('update auth.users set encrypted_password = null where id = $1::text::uuid', [sub]);
    }
    await refreshProviders(tx, sub);
    await audit(tx, sub, 'identity_unlinked', visitorOf(context, services).address, { provider: identity.provider });
  });
  return context.json({});
}
