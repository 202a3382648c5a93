/**
 * The account client, loaded when somebody first needs an account: visitors without one never download it. It is the
 * plain supabase-js client, so the same app runs on our server and, built with its address and key, on a hosted project.
 */
import { API_PATH, PUBLIC_KEY } from '@cryptax/api-contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SESSION_KEY } from '../../platform/session/session.ts';
import { fetchAsKnownDevice } from './parts/known-device.ts';
import { noteRetryAfter } from './sync/retry-after.ts';

let shared: SupabaseClient | undefined;

/** Where accounts live: our own server, unless the app was built for another one. */
export function accountAddress(): string {
  return import.meta.env.VITE_ACCOUNT_URL ?? `${location.origin}${API_PATH}`;
}

export function accountClient(): SupabaseClient {
  shared ??= createClient(accountAddress(), import.meta.env.VITE_ACCOUNT_KEY ?? PUBLIC_KEY, {
    auth: {
      flowType: 'pkce',
      storageKey: SESSION_KEY,
      // The callback screens exchange the code themselves, so that they can say what went wrong.
      detectSessionInUrl: false,
    },
    global: { fetch: async (input, init) => noteRetryAfter(await fetchAsKnownDevice(input, init)) },
  });
  return shared;
}
