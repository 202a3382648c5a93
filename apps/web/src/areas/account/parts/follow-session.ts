/** Keeps the app's idea of who is signed in equal to the account client's, also when another tab signs in or out. */
import { PLANS } from '@cryptax/api-contract';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { setKnownPlan } from '../../../platform/plan/plan.ts';
import { session } from '../../../platform/session/session.ts';
import { accountClient } from '../client.ts';
import { askOverview } from './account-api.ts';
import { type KnownSession, lacksSecondFactor, storedSession } from './stored-session.ts';

let isFollowing = false;
/** The account and its token for which the plan was asked last; a new token may bring another plan. */
let planOf: string | undefined;

/** Resolves when the stored session has been read; without a network at once, where the client would try for half a minute. */
export async function followSession(): Promise<void> {
  const { auth } = accountClient();
  if (!isFollowing) {
    isFollowing = true;
    // The first of these is what is asked for below, where a server that is away is told apart from nobody being signed in.
    auth.onAuthStateChange((event, current) => event !== 'INITIAL_SESSION' && notify(current));
  }
  const known = storedSession();
  if (!navigator.onLine && known !== null) return notify(known);
  const { data, error } = await auth.getSession();
  notify(data.session ?? (isAuthRetryableFetchError(error) ? storedSession() : null));
}

function notify(current: KnownSession | null): void {
  if (current === null || lacksSecondFactor(current)) {
    announceSignedOut();
    return;
  }
  const { id, email = '', user_metadata: metadata, app_metadata: granted } = current.user;
  const name = typeof metadata.name === 'string' && metadata.name.trim() !== '' ? metadata.name : email;
  const before = session.get();
  // Another tab may have put another user in the place of this one.
  const isNew = before.kind === 'signed-out' || before.userId !== id;
  if (before.kind === 'signed-in' && isNew) void loseSync();
  session.set({ kind: 'signed-in', userId: id, name, email });
  if (planOf !== current.access_token) {
    planOf = current.access_token;
    // What the server wrote into the token counts until it answers, so a paid plan also works without a connection.
    if (isNew) setKnownPlan('account', PLANS.find((plan) => plan === granted.plan) ?? 'free');
    // Outside of the client's callback: a call of the client from there would wait for itself.
    setTimeout(() => void refreshPlan(), 0);
  }
  if (isNew) setTimeout(() => void resumeSync(), 0);
}

function announceSignedOut(): void {
  const wasSignedIn = session.get().kind === 'signed-in';
  session.set({ kind: 'signed-out' });
  planOf = undefined;
  setKnownPlan('account', 'free');
  if (wasSignedIn) void loseSync();
}

/** Plan rights come from the server alone; what the client holds of the user is only what he wrote himself. */
export async function refreshPlan(): Promise<void> {
  const asked = userId();
  const overview = await askOverview();
  // Meanwhile somebody else may have signed in, or nobody is signed in any more.
  if (asked === undefined || asked !== userId()) return;
  if (overview.ok) setKnownPlan('account', overview.value.plan);
  else planOf = undefined;
}

function userId(): string | undefined {
  const who = session.get();
  return who.kind === 'signed-in' ? who.userId : undefined;
}

async function resumeSync(): Promise<void> {
  const { beginSync } = await import('../sync/begin-sync.ts');
  await beginSync();
}

async function loseSync(): Promise<void> {
  const { sharedSync } = await import('../shared-sync.ts');
  sharedSync().lostSession();
}
