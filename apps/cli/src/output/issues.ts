/** Open points as the command prints them: in the JSON document and, one a line, on stderr. */
import type { Issue, Severity } from '@cryptax/kernel';
import { oneLine } from '../bad-input.ts';
import { issueMessage } from '../messages.ts';

export interface PrintedIssue {
  readonly code: string;
  readonly severity: Severity;
  readonly eventId?: string | undefined;
  /** Where in a file, if the point is about no entry. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly message: string;
}

/** Lines on stderr; the rest is in the document. */
const MAX_LINES = 50;

export function printedIssues(issues: readonly Issue[]): readonly PrintedIssue[] {
  return issues.map(({ code, severity, source, params }) => ({
    code,
    severity,
    ...placeOf(source),
    message: issueMessage({ code, params }),
  }));
}

/** Remarks need no one's attention; warnings and errors do. */
export function needsReview(issues: readonly PrintedIssue[]): boolean {
  return issues.some(({ severity }) => severity !== 'info');
}

export function issueLines(issues: readonly PrintedIssue[]): string {
  const review = issues.filter(({ severity }) => severity !== 'info');
  const lines = review
    .slice(0, MAX_LINES)
    .map((issue) => `cryptax: ${issue.severity}: ${oneLine(`${placeText(issue)}${issue.message}`)}\n`);
  const more = review.length - lines.length;
  return lines.join('') + (more > 0 ? `cryptax: further open points: ${more}\n` : '');
}

function placeOf({ eventId, file, line }: Issue['source']): Pick<PrintedIssue, 'eventId' | 'file' | 'line'> {
  if (eventId !== undefined) return { eventId };
  return { file, line };
}

function placeText({ eventId, file, line }: PrintedIssue): string {
  if (eventId !== undefined) return `entry ${eventId}: `;
  if (file === undefined) return '';
  return line === undefined ? `${file}: ` : `${file}, line ${line}: `;
}
