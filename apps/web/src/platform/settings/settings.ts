/**
 * All preferences of the app in one table: key, accepted values, fallback. Local storage is read and written here and in
 * the small stores made the same way (notices, journey); besides, `public/theme.js` reads the theme key before the first
 * paint, and the account client keeps its session there (areas/account/parts/stored-session).
 */
import { useSyncExternalStore } from 'react';
import { BOOK_LIST, bookKey, readBookIds } from '../books/book-names.ts';
import { CURRENT_BOOK } from '../books/current-book.ts';
import { NO_PROGRESS, readOnboardingProgress } from './onboarding-progress.ts';
import {
  browserStorage,
  createSettings,
  flag,
  httpsAddress,
  instant,
  json,
  oneOf,
  wholeNumber,
} from './settings-store.ts';

const SYNC_FAILURES = [
  'none',
  'offline',
  'needs-login',
  'limit',
  'storage',
  'too-large',
  'too-often',
  'clock-ahead',
  'passphrase',
  'refused',
  'store',
  'many-deletes',
  'other-account',
  'book-removed',
  'differs',
  'busy',
  'ended',
  'cancelled',
] as const;

/** What belongs to one book is kept apart from the same preference of another. */
const ofBook = (key: string) => bookKey(key, CURRENT_BOOK);

const SETTINGS = {
  books: BOOK_LIST,
  locale: oneOf('cryptax-locale', ['de', 'en'], () => browserLocale(navigator.languages)),
  theme: oneOf('cryptax-theme', ['system', 'light', 'dark'], () => 'system'),
  /** klaus is the guided beginner mode, expert shows everything at once. */
  userMode: oneOf('cryptax-user-mode', ['klaus', 'expert'], () => 'klaus'),
  storageMode: oneOf(ofBook('cryptax-storage-mode'), ['offline', 'cloud', 'syncing', 'error'], () => 'offline'),
  storageChoiceMade: flag('cryptax-storage-choice-made', false),
  lastSync: instant(ofBook('cryptax-last-sync')),
  /** Why the last round stopped, as a code of syncing; kept so that it can be reported after a reload. */
  syncFailure: oneOf(ofBook('cryptax-sync-failure'), SYNC_FAILURES, () => 'none'),
  /** Sync was asked for, perhaps before there was an account: who may read it is asked as soon as there is a session. */
  cloudWanted: flag(ofBook('cryptax-cloud-wanted'), false),
  /** The account whose content was offered to this browser since it last logged in. */
  syncOffered: json(ofBook('cryptax-sync-offered'), (value) => (typeof value === 'string' ? value : undefined), ''),
  /** The account that was told that this browser holds the book of another one, and keeps them apart. */
  keptApart: json(ofBook('cryptax-kept-apart'), (value) => (typeof value === 'string' ? value : undefined), ''),
  /** Minutes without activity after which a locked book is locked again. */
  lockAfter: oneOf(ofBook('cryptax-lock-after'), ['5', '15', '60', 'never'], () => '15'),
  /** Books of this browser that are locked at rest: while there are any, nothing that opens an account's data is kept. */
  lockedBooks: json('cryptax-locked-books', readBookIds, []),
  noBackupReminders: flag('cryptax-no-backup-reminders', false),
  /** An import has come since the last backup, and nobody has said later: a notice reminds of one. */
  backupDue: flag(ofBook('cryptax-backup-due'), false),
  noConnectionNotices: flag('cryptax-no-connection-notices', false),
  welcomeCompleted: flag('cryptax-welcome-completed', false),
  onboarding: json('cryptax-onboarding-progress', readOnboardingProgress, NO_PROGRESS),
  tourStarted: flag('cryptax-tour-started', false),
  tourStepIndex: wholeNumber('cryptax-tour-step-index', 0, 4),
  /** The one step of the success path that the ledger cannot tell. */
  reportDownloaded: flag(ofBook('cryptax-report-downloaded'), false),
  hideAmounts: flag('cryptax-hide-amounts', false),
  hideKlaus: flag('cryptax-hide-klaus', false),
  /** Single keys that choose and take answers in the queue of questions. */
  queueKeys: flag('cryptax-queue-keys', true),
  taxYear: wholeNumber('cryptax-tax-year', 2009, 2100),
  /** Counts only where developer screens exist at all, see platform/dev-mode. */
  devMode: oneOf('cryptax-dev-mode', ['unset', 'dev', 'user'], () => 'unset'),
  /** How a wallet was last connected for reading: `browser:` and the extension's id, or `manual:` and an address. */
  connectedWallet: json(ofBook('cryptax-wallet'), (value) => (typeof value === 'string' ? value : undefined), ''),
  /** Lets the status widget ask outside services by itself; off, nothing leaves the machine unasked. */
  liveChecks: flag('cryptax-live-checks', false),
  /** Remembers the journey in this browser, see platform/analytics. */
  journeyAnalytics: flag('cryptax-journey-analytics', false),
  /** Notices of the browser, see areas/settings/notifications. */
  browserNotices: flag('cryptax-browser-notices', false),
  priceEndpoint: httpsAddress('cryptax-price-endpoint', 'https://coins.llama.fi/prices/current/coingecko:bitcoin'),
  explorerEndpoint: httpsAddress('cryptax-explorer-endpoint', 'https://blockstream.info/api/blocks/tip/height'),
} as const;

export type Settings = typeof SETTINGS;

export const settings = createSettings(SETTINGS, browserStorage());

globalThis.addEventListener?.('storage', (event) => settings.changedElsewhere(event.key));

export function browserLocale(languages: readonly string[]): 'de' | 'en' {
  const first = languages[0]?.slice(0, 2).toLowerCase();
  return first === 'de' ? 'de' : 'en';
}

/** A preference as React state; the component renders again when it changes, in this tab or another. */
export function useSetting<K extends keyof Settings>(name: K): ReturnType<Settings[K]['fallback']> {
  const get = () => settings.get(name);
  return useSyncExternalStore(settings.subscribe, get, get) as ReturnType<Settings[K]['fallback']>;
}
