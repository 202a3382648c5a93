/**
 * Hands the result of a run to an assistant on the developer's own machine, on a click only. The address is this machine's
 * own; the body has names and states of checks, no data of the ledger.
 */
import { type CheckState, tallyOf } from '../../run-checks.ts';
import { type CheckId, checksOf, type Suite } from '../../self-test/suites.data.ts';

const ADDRESS = 'http://localhost:8899/api/test-results';

export type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'nobody' };

export interface Sender {
  readonly fetch: typeof fetch;
  readonly now: Date;
}

export async function sendResults(
  states: ReadonlyMap<CheckId, CheckState>,
  suite: Suite,
  { fetch: send, now }: Sender,
): Promise<Sent> {
  try {
    const answer = await send(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(resultBody(states, suite, now)),
    });
    return answer.ok ? { kind: 'sent' } : { kind: 'refused', status: answer.status };
  } catch {
    // No server, or the page's policy forbids the address: the user is told either way.
    return { kind: 'nobody' };
  }
}

function resultBody(states: ReadonlyMap<CheckId, CheckState>, suite: Suite, now: Date) {
  const ids = checksOf(suite);
  const { passed, failed, total } = tallyOf(ids, states);
  const run = ids.filter((id) => states.has(id)).length;
  return {
    timestamp: now.toISOString(),
    testType: 'integration',
    url: location.pathname,
    browser: navigator.userAgent,
    metrics: { passed, failed, total },
    coverage: Math.round((run / total) * 100),
    tests: Object.fromEntries(
      suite.categories.flatMap(({ id: category, checks }) =>
        checks.map((id) => [id, { status: states.get(id)?.status ?? 'pending', name: id, category }]),
      ),
    ),
  };
}
