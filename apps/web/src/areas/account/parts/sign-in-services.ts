/** Signing in through another service (OpenID Connect, GitHub): which ones the server has set up, and the way there. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Provider, UserIdentity } from '@supabase/supabase-js';
import { accountAddress, accountClient } from '../client.ts';
import { type AccountFailure, accountFailure } from './account-failure.ts';
import { type WayOn, withWayOn } from './way-on.ts';

/** Names of sign-in services that are not just written with a capital. */
const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', gitlab: 'GitLab', linkedin_oidc: 'LinkedIn' };

export function serviceName(service: string): string {
  return NAMES[service] ?? `${service.slice(0, 1).toUpperCase()}${service.slice(1)}`;
}

/** Why somebody was sent to a service; such a way back confirms no address. */
export type ServiceErrand = 'sign-in' | 'link';

const ERRAND = 'service';

/** Where a service leads back to. */
function wayBack(errand: ServiceErrand): string {
  return `${location.origin}/auth/callback?${ERRAND}=${errand}`;
}

/** @returns undefined when a mail led here */
export function errandOf(search: string): ServiceErrand | undefined {
  const errand = new URLSearchParams(search).get(ERRAND);
  return errand === 'sign-in' || errand === 'link' ? errand : undefined;
}

const OWN = new Set(['email', 'phone', 'anonymous_users']);

/** Names of the services, such as `google`; none when the server does not answer. */
export async function signInServices(): Promise<readonly string[]> {
  try {
    const response = await fetch(`${accountAddress()}/auth/v1/settings`);
    const body: unknown = response.ok ? await response.json() : null;
    const external = typeof body === 'object' && body !== null && 'external' in body ? body.external : null;
    if (typeof external !== 'object' || external === null) return [];
    return Object.entries(external)
      .filter(([name, isOn]) => isOn === true && !OWN.has(name))
      .map(([name]) => name);
  } catch {
    return [];
  }
}

/** Leaves the page for the service; it comes back to the callback screen. */
export async function signInWith(service: string, way: WayOn): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.signInWithOAuth({
    // The server decides which services it knows; the library's list is that of the hosted product.
    provider: service as Provider,
    options: { redirectTo: withWayOn(wayBack('sign-in'), way) },
  });
  return error === null ? ok(undefined) : err(accountFailure(error));
}

/** Other services that sign in to the same account: which are linked, which could be, and the steps for both. */
interface Links {
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
