/** Open points as the command prints them: in the JSON document and, one a line, on stderr. */
import type { Issue, Severity } from '@cryptax/kernel';
import { oneLine } from '../bad-input.ts';
import { issueMessage } from '../messages.ts';

export interface PrintedIssue {
  readonly code: string;
  readonly severity: Severity;
  readonly eventId?: string;
  readonly message: string;
}

/** Lines on stderr; the rest is in the document. */
const MAX_LINES = 50;

export function printedIssues(issues: readonly Issue[]): readonly PrintedIssue[] {
  return issues.map(({ code, severity, source, params }) => ({
    code,
    severity,
    ...(source.eventId === undefined ? {} : { eventId: source.eventId }),
    message: issueMessage({ code, params }),
  }));
}

/** Remarks need no one's attention; warnings and errors do. */
export function needsReview(issues: readonly PrintedIssue[]): boolean {
  return issues.some(({ severity }) => severity !== 'info');
}

export function issueLines(issues: readonly PrintedIssue[]): string {
  const review = issues.filter(({ severity }) => severity !== 'info');
  const lines = review.slice(0, MAX_LINES).map(({ severity, eventId, message }) => {
    const event = eventId === undefined ? '' : `entry ${eventId}: `;
    return `cryptax: ${severity}: ${oneLine(`${event}${message}`)}\n`;
  });
  const more = review.length - lines.length;
  return lines.join('') + (more > 0 ? `cryptax: ${more} more open points\n` : '');
}
