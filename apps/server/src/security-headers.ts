/**
 * Headers that every answer carries. Scripts run only from our own files: no inline script, no eval.
 * Styles too, but for the one fixed style element that the select component writes, which is named by its hash.
 * Pages may ask their own server and the services that the product knows, nobody else (decision 0025).
 */
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CSP_REPORT_PATH } from './http/csp-reports.ts';

/** The scroll-bar rule inside an open Radix select; a new Radix version with another text shows as a blocked style. */
const SELECT_STYLE_HASH = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

export function securityHeaders(connectOrigins: readonly string[], frames: readonly string[]): MiddlewareHandler {
  const policy = contentSecurityPolicy(connectOrigins, frames);
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('Content-Security-Policy', policy);
    headers.set('Reporting-Endpoints', `csp="${CSP_REPORT_PATH}"`);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Frame-Options', 'DENY');
    // A page with a form says 'same-origin' itself: under 'no-referrer' browsers hide where a form was sent from.
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    // Browsers ignore it on plain http; behind a TLS proxy it keeps them on https.
    if (context.req.header('x-forwarded-proto') === 'https') {
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
  });
}

function contentSecurityPolicy(connectOrigins: readonly string[], frames: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${SELECT_STYLE_HASH}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The second is what browsers without the reporting interface know.
    'report-to csp',
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');
}
