/** What to do about what the checks found; nothing is advised without a finding. */
import type { CheckState } from '../../run-checks.ts';
import type { CheckId } from '../../self-test/suites.data.ts';

export type Advice = 'reload' | 'server' | 'storage' | 'backup' | 'import' | 'report' | 'settings';

const ADVICE: Partial<Readonly<Record<CheckId, Advice>>> = {
  router: 'reload',
  'screens-load': 'reload',
  'page-load': 'reload',
  memory: 'reload',
  'live-apis': 'server',
  'reach-app': 'server',
  'local-storage': 'settings',
  'records-readable': 'backup',
  'write-read-delete': 'storage',
  'backup-again': 'storage',
  'csv-import': 'import',
  'csv-twice': 'import',
  conservation: 'report',
  'law-examples': 'report',
  'report-sealed': 'report',
};

export function adviceFor(states: readonly CheckState[]): readonly Advice[] {
  const open = states.filter(({ status }) => status === 'failed' || status === 'warning');
  return [...new Set(open.flatMap(({ id }) => ADVICE[id] ?? []))];
}
