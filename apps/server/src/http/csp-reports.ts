/**
 * What browsers tell about blocked content. A report says that something tried to run or load that must not: worth knowing,
 * and sent by anybody. So bodies are small, each kind of violation is logged once an hour, and nothing of a person is
 * kept: no address of the page, no sample, and no host of a blocked request, which may be the node in somebody's cellar.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { parseJson, readText } from './read-json.ts';

export const CSP_REPORT_PATH = '/api/csp-report';

const MAX_BYTES = 16_384;
const MAX_REPORTS = 20;
const MAX_KINDS = 100;
const FORGET_AFTER_MS = 3_600_000;

const DIRECTIVE = /^[a-z-]{3,40}$/;

/** The older form (`report-uri`) and the newer one (`report-to`). */
const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});
const newReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() }),
});

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

export function cspReports({ log }: Pick<Services, 'log'>, now: () => number = Date.now): Hono {
  const reported = new Map<string, number>();
  const isNew = ({ directive, blocked }: Violation): boolean => {
    const at = now();
    for (const [kind, before] of reported) if (at - before >= FORGET_AFTER_MS) reported.delete(kind);
    const kind = `${directive} ${blocked}`;
    if (reported.has(kind) || reported.size >= MAX_KINDS) return false;
    reported.set(kind, at);
    return true;
  };
  const routes = new Hono();
  routes.post('/', async (context) => {
    const body = parseJson((await readText(context, MAX_BYTES)) || '[]');
    const reports = (Array.isArray(body) ? body : [body]).slice(0, MAX_REPORTS);
    for (const violation of reports.flatMap(violationOf))
      if (isNew(violation)) log.warn(violation, 'content was blocked by the policy');
    return context.body(null, 204);
  });
  return routes;
}

function violationOf(report: unknown): readonly Violation[] {
  const old = oldReport.safeParse(report);
  const fresh = newReport.safeParse(report);
  const body = old.success ? old.data['csp-report'] : undefined;
  const [directive = '', blocked = ''] = fresh.success
    ? [fresh.data.body.effectiveDirective, fresh.data.body.blockedURL]
    : [(body?.['effective-directive'] ?? body?.['violated-directive'])?.split(' ', 1)[0], body?.['blocked-uri']];
  return DIRECTIVE.test(directive) ? [{ directive, blocked: kindOf(directive, blocked) }] : [];
}

/** `inline`, `eval`, a scheme such as `data`, or the origin; of requests only that there was one. */
function kindOf(directive: string, blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { protocol, host } = new URL(blocked);
  if (protocol !== 'https:' && protocol !== 'http:') return protocol.slice(0, 20);
  return directive === 'connect-src' ? 'request' : host.slice(0, 100);
}
