/** Checks as rows: sign and word of the state, what it is, what came of it, how long it took. */
import { useStrings } from '../../platform/i18n/locale.tsx';
import type { Translate } from '../../platform/i18n/strings.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/progress.tsx';
import type { CheckState, CheckStatus } from './run-checks.ts';
import { checkStrings, selfTestStrings } from './self-test/strings.ts';
import type { CheckId } from './self-test/suites.data.ts';
import type { CheckOutcome } from './self-test-types.ts';

const TONES: Readonly<Record<Exclude<CheckStatus, 'running'>, BadgeTone>> = {
  pending: 'neutral',
  passed: 'gain',
  failed: 'danger',
  warning: 'review',
};

export function StatusBadge({ status }: { readonly status: CheckStatus }) {
  const t = useStrings(selfTestStrings);
  if (status !== 'running') return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
  return (
    <span className="inline-flex items-center gap-1.5 text-2xs text-ink-2">
      <Spinner />
      {t('status.running')}
    </span>
  );
}

export interface CheckRowsProps {
  readonly checks: readonly CheckId[];
  readonly states: ReadonlyMap<CheckId, CheckState>;
}

export function CheckRows({ checks, states }: CheckRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {checks.map((id) => (
        <CheckRow key={id} state={states.get(id) ?? { id, status: 'pending' }} />
      ))}
    </ul>
  );
}

function CheckRow({ state: { id, status, outcome, durationMs } }: { readonly state: CheckState }) {
  const t = useStrings(selfTestStrings);
  const titles = useStrings(checkStrings);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.25 text-sm" data-check={id}>
      <span className="min-w-0 flex-1 basis-40">
        {titles(id)}
        {outcome && <span className="block text-xs break-words text-ink-3">{outcomeText(outcome, t)}</span>}
      </span>
      <span className="ml-auto flex items-center gap-2.5">
        {durationMs !== undefined && <span className="num text-2xs text-ink-3">{t('ms', { ms: durationMs })}</span>}
        <StatusBadge status={status} />
      </span>
    </li>
  );
}

/** What came of a check, in one line. */
export function outcomeText(outcome: CheckOutcome, t: Translate<(typeof selfTestStrings)['table']>): string {
  switch (outcome.status) {
    case 'passed':
      return t('passed.count', { count: outcome.checked });
    case 'warning':
      return t(`note.${outcome.note}`);
    case 'failed':
      return t('difference', { where: outcome.where, expected: outcome.expected, found: outcome.found });
  }
}
