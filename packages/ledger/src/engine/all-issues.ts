/** What an engine has to say about its ledger: what kept events out, what happened in order of processing, then remarks on the result. */
import type { Issue } from '@cryptax/kernel';
import { holdingPeriodRemarks, miningRemarks, openShortRemarks } from './derived-issues.ts';
import type { LedgerIssueCode } from './issue-codes.ts';
import type { LedgerState } from './ledger-state.ts';

export function allIssues(state: LedgerState): Issue<LedgerIssueCode>[] {
  const { rejected, matcher, clock } = state;
  return [
    ...rejected.map((item) => item.issue),
    ...matcher.found.all,
    ...holdingPeriodRemarks(state, clock),
    ...miningRemarks(state),
    ...openShortRemarks(state, matcher.shorts.all()),
  ];
}
