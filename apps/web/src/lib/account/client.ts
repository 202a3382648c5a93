/**
 * The account client, loaded when somebody first needs an account: visitors without one never download it. It is the
 * plain supabase-js client, so the same app runs on our server and on a hosted project.
 */
import { API_PATH, PUBLIC_KEY } from '@cryptax/api-contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SESSION_KEY } from '../session/session.ts';

let shared: SupabaseClient | undefined;

export function accountClient(): SupabaseClient {
  shared ??= createClient(`${location.origin}${API_PATH}`, PUBLIC_KEY, {
    auth: {
      flowType: 'pkce',
      storageKey: SESSION_KEY,
      // The callback screens exchange the code themselves, so that they can say what went wrong.
      detectSessionInUrl: false,
    },
  });
  return shared;
}
