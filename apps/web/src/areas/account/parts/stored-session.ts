/**
 * The session as the account client left it in this browser. While the server cannot be reached, an expired token cannot be
 * renewed and the client knows nobody; who was signed in is still signed in here, and the renewal comes with the connection.
 */
import { isRecord } from '@cryptax/kernel/checks';
import type { Session as AuthSession } from '@supabase/supabase-js';
import { SESSION_KEY } from '../../../platform/session/session.ts';
import { browserStorage } from '../../../platform/settings/settings-store.ts';

/** Who is signed in, and the token that says what he may. */
export type KnownSession = Pick<AuthSession, 'user' | 'access_token'>;

export function hasStoredSession(): boolean {
  return storedText() !== null;
}

export function storedSession(): KnownSession | null {
  try {
    const value: unknown = JSON.parse(storedText() ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function storedText(): string | null {
  try {
    return browserStorage()?.getItem(SESSION_KEY) ?? null;
  } catch {
    // Storage may be forbidden; then nobody can be signed in.
    return null;
  }
}

function isSession(value: unknown): value is KnownSession {
  if (!isRecord(value) || typeof value.access_token !== 'string' || !isRecord(value.user)) return false;
  const { id, user_metadata: metadata, app_metadata: granted } = value.user;
  return typeof id === 'string' && isRecord(metadata) && isRecord(granted);
}

/** Whether a session still lacks the second factor its account has: the server then shows it nothing. */
export function lacksSecondFactor({ user, access_token }: Pick<AuthSession, 'user' | 'access_token'>): boolean {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  return hasFactor && levelOf(access_token) !== 'aal2';
}

function levelOf(token: string): unknown {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(body));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
  } catch {
    return undefined;
  }
}
