/** A refusal with its status and code, thrown anywhere and turned into the answer in one place per protocol. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Further fields of the body. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: ContentfulStatusCode, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}
