/** Signing in through another service (OpenID Connect, GitHub): which ones the server has set up, and the way there. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Provider } from '@supabase/supabase-js';
import { accountAddress, accountClient } from '../client.ts';
import { type AccountFailure, accountFailure } from './account-failure.ts';

/** Why somebody was sent to a service; such a way back confirms no address. */
export type ServiceErrand = 'sign-in' | 'link';

const ERRAND = 'service';

/** Where a service leads back to. */
export function wayBack(errand: ServiceErrand): string {
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
export async function signInWith(service: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.signInWithOAuth({
    // The server decides which services it knows; the library's list is that of the hosted product.
    provider: service as Provider,
    options: { redirectTo: wayBack('sign-in') },
  });
  return error === null ? ok(undefined) : err(accountFailure(error));
}
