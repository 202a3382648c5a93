/**
 * Whether the general method and scope may change (rule MET-02, Rz. 62). Before the first sealed report all years are
 * computed with whatever is chosen. Afterwards the reported years must stay: the method waits until every pool is empty
 * and then changes from that moment on; a scope holds for all years at once and so stays.
 */
import { ok } from '@cryptax/kernel';
import type { MatchSettings } from '@cryptax/ledger';
import type { Answer, MethodProblem } from '../../../../platform/ledger/answer.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { MethodLock } from '../../method-types.ts';

/** Example data is handed to nobody: only the user's own sealed reports and holdings count. */
export async function readMethodLock({ store, books }: LiveLedger, { scope }: MatchSettings): Answer<MethodLock> {
  const sealed = await store.reports.list('own');
  if (!sealed.ok) return sealed;
  const sealedYears = [...new Set(sealed.value.map(({ year }) => year))].sort((a, b) => a - b);
  if (sealedYears.length === 0) return ok({ sealedYears, heldPools: 0, method: 'free', scope: 'free' });
  const own = await books.get('own');
  if (!own.ok) return own;
  const heldPools = own.value.loaded.engine.holdings().length;
  const method = scope === 'global' ? 'no-date' : heldPools > 0 ? 'pools-hold' : 'from-now';
  return ok({ sealedYears, heldPools, method, scope: 'no-date' });
}

type General = Pick<MatchSettings, 'method' | 'scope'>;

export function problemOf(lock: MethodLock, before: General, after: General): MethodProblem | null {
  const facts = { years: lock.sealedYears.join(', '), pools: lock.heldPools };
  if (after.scope !== before.scope && lock.scope !== 'free') return { code: 'method.scope-locked', ...facts };
  if (after.method === before.method) return null;
  if (lock.method === 'pools-hold') return { code: 'method.locked', ...facts };
  return lock.method === 'no-date' ? { code: 'method.no-date', ...facts } : null;
}
