/**
 * The address of the web app and where a sign-in or payment may return to. A Host header can be invented, so without a
 * configured address it is believed only when it names this very machine.
 */
import type { Context } from 'hono';
import type { ServerConfig } from '../config.ts';

type SiteConfig = Pick<ServerConfig, 'publicUrl' | 'port' | 'allowedOrigins'>;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

export function siteOrigin(context: Context, config: SiteConfig): string {
  return originOfHost(context.req.header('host') ?? new URL(context.req.url).host, config);
}

function originOfHost(host: string, config: SiteConfig): string {
  if (config.publicUrl !== null) return config.publicUrl;
  return `http://${LOOPBACK.test(host) ? host : `localhost:${config.port}`}`;
}

/** An address outside the list falls back to the site itself. */
export function allowedRedirect(context: Context, config: SiteConfig, wanted: string | undefined): string {
  const site = siteOrigin(context, config);
  if (wanted === undefined || !URL.canParse(wanted)) return site;
  const { origin } = new URL(wanted);
  return origin === site || config.allowedOrigins.includes(origin) ? wanted : site;
}

export function isAllowedOrigin(context: Context, config: SiteConfig, origin: string): boolean {
  return origin === siteOrigin(context, config) || config.allowedOrigins.includes(origin);
}

/** The same for a request that has not become one of the application, such as an upgrade to a socket. */
export function isAllowedHostOrigin(host: string, config: SiteConfig, origin: string): boolean {
  return origin === originOfHost(host, config) || config.allowedOrigins.includes(origin);
}
