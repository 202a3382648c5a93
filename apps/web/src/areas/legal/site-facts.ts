/**
 * Who runs this installation, from `site.json` beside the app: whoever runs his own server fills it in once, without
 * building anything. Empty fields stay empty; the imprint then says that they are missing instead of inventing them.
 */
import { useEffect, useState } from 'react';

export interface SiteFacts {
  readonly operator: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly represented: string;
  readonly email: string;
  readonly phone: string;
  readonly register: string;
  readonly vatId: string;
  readonly responsible: string;
  /** Where the server is and who runs it there; the privacy policy names it. */
  readonly hosting: string;
}

const FIELDS = [
  'operator',
  'street',
  'city',
  'country',
  'represented',
  'email',
  'phone',
  'register',
  'vatId',
  'responsible',
  'hosting',
] as const;
const MAX_LENGTH = 200;

export type SiteFactsAnswer = { readonly kind: 'loading' } | { readonly kind: 'ready'; readonly facts: SiteFacts };

export function useSiteFacts(): SiteFactsAnswer {
  const [answer, setAnswer] = useState<SiteFactsAnswer>({ kind: 'loading' });
  useEffect(() => {
    let isWanted = true;
    readSiteFacts().then((facts) => {
      if (isWanted) setAnswer({ kind: 'ready', facts });
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return answer;
}

/** Nobody sells anything here: an installation without an operator who can be written to makes no promises. */
export function useIsPrivate(): boolean {
  const site = useSiteFacts();
  return site.kind === 'ready' && (site.facts.operator === '' || site.facts.email === '');
}

async function readSiteFacts(): Promise<SiteFacts> {
  try {
    const response = await fetch('/site.json');
    return parseSiteFacts(response.ok ? await response.json() : {});
  } catch {
    return parseSiteFacts({});
  }
}

export function parseSiteFacts(json: unknown): SiteFacts {
  const given: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {};
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].trim().slice(0, MAX_LENGTH) : '');
  return Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as Record<(typeof FIELDS)[number], string>;
}
