/** Other services that sign in to the same account: which are linked, which could be, and the steps for both. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Provider, UserIdentity } from '@supabase/supabase-js';
import { accountClient } from '../client.ts';
import { type AccountFailure, accountFailure } from './account-failure.ts';
import { signInServices, wayBack } from './sign-in-services.ts';

export interface Links {
  readonly linked: readonly UserIdentity[];
  /** Set up on the server and not linked yet. */
  readonly open: readonly string[];
}

export async function serviceLinks(): Promise<Result<Links, AccountFailure>> {
  const [known, services] = await Promise.all([accountClient().auth.getUserIdentities(), signInServices()]);
  if (known.error !== null) return err(accountFailure(known.error));
  const { identities } = known.data;
  const taken = new Set(identities.map(({ provider }) => provider));
  return ok({
    linked: identities.filter(({ provider }) => provider !== 'email'),
    open: services.filter((service) => !taken.has(service)),
  });
}

/** Leaves the page for the service; it comes back to the settings. */
export async function linkService(service: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.linkIdentity({
    provider: service as Provider,
    options: { redirectTo: wayBack('link') },
  });
  return error === null ? ok(undefined) : err(accountFailure(error));
}

/** The last way to sign in cannot be removed; the server says so. */
export async function unlinkService(identity: UserIdentity): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.unlinkIdentity(identity);
  return error === null ? ok(undefined) : err(accountFailure(error));
}
