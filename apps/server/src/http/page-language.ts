/** In which language the server writes a page: the one the address asks for, else German for those who read German first. */
import type { Context } from 'hono';

export type PageLanguage = 'de' | 'en';

export function pageLanguage(context: Context): PageLanguage {
  const asked = context.req.query('lang');
  return asked === 'de' || asked === 'en' ? asked : firstLanguage(context.req.header('Accept-Language'));
}

export function firstLanguage(languages = ''): PageLanguage {
  return /^\s*de\b/i.test(languages) ? 'de' : 'en';
}
