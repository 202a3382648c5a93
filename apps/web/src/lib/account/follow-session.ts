/** Keeps the app's idea of who is signed in equal to the account client's, also when another tab signs in or out. */
import type { Session as AuthSession } from '@supabase/supabase-js';
import { tellPlan } from '../plan/plan.ts';
import { session } from '../session/session.ts';
import { askOverview } from './account-api.ts';
import { accountClient } from './client.ts';

let isFollowing = false;
let planOf: string | undefined;

/** Resolves when the stored session has been read. */
export async function followSession(): Promise<void> {
  const { auth } = accountClient();
  if (!isFollowing) {
    isFollowing = true;
    auth.onAuthStateChange((_, current) => tell(current));
  }
  const { data } = await auth.getSession();
  tell(data.session);
}

function tell(current: AuthSession | null): void {
  if (current === null) {
    session.set({ kind: 'signed-out' });
    planOf = undefined;
    tellPlan('account', 'free');
    return;
  }
  const { id, email = '', user_metadata: metadata } = current.user;
  const name = typeof metadata.name === 'string' && metadata.name.trim() !== '' ? metadata.name : email;
  session.set({ kind: 'signed-in', userId: id, name, email });
  if (planOf !== id) {
    planOf = id;
    // Outside of the client's callback: a call of the client from there would wait for itself.
    setTimeout(() => void refreshPlan(), 0);
    setTimeout(() => void resumeSync(), 0);
  }
}

/** Plan rights come from the server alone; what the client holds of the user is only what he wrote himself. */
export async function refreshPlan(): Promise<void> {
  const overview = await askOverview();
  if (overview.ok) tellPlan('account', overview.value.plan);
  else planOf = undefined;
}

async function resumeSync(): Promise<void> {
  const { sharedSync } = await import('../cloud/shared-sync.ts');
  sharedSync().resume();
}
