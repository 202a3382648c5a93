/** Issues found while matching, each with the slot of its event, so that undoing the event takes them back. */
import type { Issue } from '@cryptax/kernel';
import type { LedgerIssueCode } from './issue-codes.ts';

interface FoundIssue {
  readonly slot: number;
  readonly issue: Issue<LedgerIssueCode>;
}

export class FoundIssues {
  readonly #found: FoundIssue[] = [];

  get all(): Issue<LedgerIssueCode>[] {
    return this.#found.map((item) => item.issue);
  }

  add(slot: number, issue: Issue<LedgerIssueCode>): void {
    this.#found.push({ slot, issue });
  }

  undo(isUndone: (slot: number) => boolean): void {
    for (let last = this.#found.at(-1); last !== undefined && isUndone(last.slot); last = this.#found.at(-1)) {
      this.#found.pop();
    }
  }

  clear(): void {
    this.#found.length = 0;
  }
}
