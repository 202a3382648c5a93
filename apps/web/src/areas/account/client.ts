/**
 * The account client, loaded when somebody first needs an account: visitors without one never download it. It is the
 * plain supabase-js client, so the same app runs on our server and, built with its address and key, on a hosted project.
 */
import { API_PATH, DEVICE_HEADER, PUBLIC_KEY } from '@cryptax/api-contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SESSION_KEY } from '../../platform/session/session.ts';
import { browserStorage } from '../../platform/settings/settings-store.ts';
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

const KEY = 'cryptax.known-device';

/**
 * Tells the server at sign-in that this browser has signed in before, so that strangers who guess passwords cannot lock its
 * user out. The server hands out a new token with every sign-in; it opens nothing, and stays when somebody signs out.
 */
export const fetchAsKnownDevice: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!new URL(address, location.href).pathname.includes('/auth/v1/')) return fetch(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  const known = read();
  if (known !== null) headers.set(DEVICE_HEADER, known);
  const answer = await fetch(input, { ...init, headers });
  const next = answer.headers.get(DEVICE_HEADER);
  if (next !== null) keep(next);
  return answer;
};

function read(): string | null {
  try {
    return browserStorage()?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** Without storage this browser stays a stranger; nothing else depends on it. */
function keep(token: string): void {
  try {
    browserStorage()?.setItem(KEY, token);
  } catch {
    // Full or forbidden.
  }
}
