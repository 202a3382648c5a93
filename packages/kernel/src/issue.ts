/**
 * Wrong input is normal: passes give back a value and issues. An issue carries a code and
 * parameters, never prose; `strings.ts` of a screen or the command line turns it into text.
 */
export type Severity = 'info' | 'warning' | 'error';

/** Where an issue comes from. `line` is the physical line of the file, 1 = the first. */
export interface IssueSource {
  readonly file?: string;
  readonly line?: number;
  readonly eventId?: string;
}

export interface Issue<Code extends string = string> {
  readonly code: Code;
  readonly severity: Severity;
  readonly source: IssueSource;
  readonly params: Readonly<Record<string, string>>;
}

/** What a pass gives back: one bad row never loses the other 9,999. */
export interface WithIssues<T, Code extends string = string> {
  readonly value: T;
  readonly issues: readonly Issue<Code>[];
}

export function issue<Code extends string>(
  code: Code,
  severity: Severity,
  source: IssueSource = {},
  params: Readonly<Record<string, string>> = {},
): Issue<Code> {
  return { code, severity, source, params };
}
