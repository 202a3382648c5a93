/** Calls of the account pages: plan, subscription, invoices, sessions, keys. They carry the session's token. */
import { type AccountOverview, API_PATH } from '@cryptax/api-contract';
import { defined, err, ok, type Result } from '@cryptax/kernel';
import { accountClient } from '../client.ts';
import type { AccountFailure } from './account-failure.ts';

export async function askAccount<T>(
  path: string,
  init: { readonly method?: 'GET' | 'POST' | 'DELETE'; readonly body?: unknown } = {},
): Promise<Result<T, AccountFailure>> {
  const answer = await fetchAccount(path, init);
  if (!answer.ok) return answer;
  if (answer.value.status === 204) return ok(undefined as T);
  try {
    return ok((await answer.value.json()) as T);
  } catch {
    return err('unknown');
  }
}

/** Lists come under a name of their own. */
export async function askList<T>(path: string, name: string): Promise<Result<readonly T[], AccountFailure>> {
  const answer = await askAccount<Readonly<Record<string, readonly T[]>>>(path);
  return answer.ok ? ok(answer.value[name] ?? []) : answer;
}

/** For answers that are files. */
export async function fetchAccount(
  path: string,
  { method = 'GET', body }: { readonly method?: 'GET' | 'POST' | 'DELETE'; readonly body?: unknown } = {},
): Promise<Result<Response, AccountFailure>> {
  const { data } = await accountClient().auth.getSession();
  if (data.session === null) return err('needs-login');
  try {
    const response = await fetch(`${API_PATH}/account${path}`, {
      method,
      headers: {
        authorization: `Bearer ${data.session.access_token}`,
        ...defined({ 'content-type': body === undefined ? undefined : 'application/json' }),
      },
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
    });
    return response.ok ? ok(response) : err(failureOf(response.status));
  } catch {
    return err('offline');
  }
}

export function askOverview(): Promise<Result<AccountOverview, AccountFailure>> {
  return askAccount('');
}

function failureOf(status: number): AccountFailure {
  if (status === 401) return 'needs-login';
  if (status === 403) return 'credentials';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'offline' : 'unknown';
}
