/** Whether a session still lacks the second factor its account has: the server then shows it nothing. */
import type { Session as AuthSession } from '@supabase/supabase-js';

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
