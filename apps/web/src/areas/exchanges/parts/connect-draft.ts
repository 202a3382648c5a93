/** The form of a new connection as data: what is typed, whether it is complete, and what is sent. */
import {
  CONNECTABLE_EXCHANGES,
  type ConnectableExchange,
  type CredentialField,
  connectableExchange,
} from '@cryptax/api-contract';
import type { ConnectionsView, NewConnection } from '../connection-types.ts';

export interface ConnectDraft {
  readonly exchange: string;
  readonly label: string;
  readonly values: Readonly<Partial<Record<CredentialField, string>>>;
  readonly passphrase: string;
  readonly repeated: string;
}

export const SHORTEST_PASSPHRASE = 8;

export function emptyDraft(exchange: string): ConnectDraft {
  return { exchange, label: '', values: {}, passphrase: '', repeated: '' };
}

/** Proven ones first, then by name. */
export function exchangeChoices(): readonly ConnectableExchange[] {
  return [...CONNECTABLE_EXCHANGES].sort(
    (a, b) => Number(b.isTested) - Number(a.isTested) || a.name.localeCompare(b.name),
  );
}

type ExchangeHint = 'note.bybiteu' | 'note.kucoin' | 'untested.line' | 'documented.line';

/** What has to be known before a key is made: a company that gives none, servers that are not asked, how far it was proven. */
export function exchangeHint(id: string): ExchangeHint | undefined {
  if (id === 'bybiteu' || id === 'kucoin') return `note.${id}`;
  const chosen = connectableExchange(id);
  if (chosen?.isTested === false) return 'untested.line';
  return chosen?.evidence === 'documented' ? 'documented.line' : undefined;
}

export type PassphraseNeed = 'none' | 'new' | 'known';

export function passphraseNeed({
  isUnlocked,
  hasPassphrase,
}: Pick<ConnectionsView, 'isUnlocked' | 'hasPassphrase'>): PassphraseNeed {
  if (hasPassphrase) return isUnlocked ? 'none' : 'known';
  return 'new';
}

export function isComplete(draft: ConnectDraft, need: PassphraseNeed): boolean {
  const fields = connectableExchange(draft.exchange)?.fields;
  if (fields?.every((field) => (draft.values[field] ?? '').trim() !== '') !== true) return false;
  if (need === 'none') return true;
  if (need === 'known') return draft.passphrase !== '';
  return draft.passphrase.length >= SHORTEST_PASSPHRASE && draft.passphrase === draft.repeated;
}

/** A private key is pasted with its line breaks written out in places; the exchange wants real ones. */
export function newConnection({ exchange, label, values }: ConnectDraft): NewConnection {
  const given = (field: CredentialField) => (values[field] ?? '').trim().replaceAll('\\n', '\n');
  const [secret, password, uid] = [given('secret'), given('password'), given('uid')];
  return {
    exchange,
    label: label.trim(),
    credentials: {
      apiKey: given('apiKey'),
      ...(secret === '' ? {} : { secret }),
      ...(password === '' ? {} : { password }),
      ...(uid === '' ? {} : { uid }),
    },
  };
}
