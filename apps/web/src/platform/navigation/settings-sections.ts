/**
 * The sections of the settings, each at an address of its own (`/settings/tax`), and whether what is in them stays in this
 * browser or belongs to the account. Index, palette, help articles and every link into the settings read this table.
 */
import { defineStrings } from '../i18n/strings.ts';

export const SETTINGS_GROUPS = {
  browser: ['general', 'tax', 'exchanges', 'prices', 'notifications', 'privacy', 'data', 'about'],
  account: ['account', 'sync', 'billing', 'api-keys'],
} as const;

export type SettingsGroup = keyof typeof SETTINGS_GROUPS;
export type SettingsSection = (typeof SETTINGS_GROUPS)[SettingsGroup][number];

export const SETTINGS_SECTIONS: readonly SettingsSection[] = [...SETTINGS_GROUPS.browser, ...SETTINGS_GROUPS.account];

/** Shown where the address names none. */
export const FIRST_SECTION: SettingsSection = 'general';

export const settingsTitles = defineStrings('settings.sections', {
  general: { de: 'Allgemein', en: 'General' },
  tax: { de: 'Steuerprofil', en: 'Tax profile' },
  exchanges: { de: 'Börsen und Wallets', en: 'Exchanges and wallets' },
  prices: { de: 'Kurse und Dienste', en: 'Prices and services' },
  notifications: { de: 'Mitteilungen', en: 'Notifications' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  data: { de: 'Daten und Sicherung', en: 'Data and backup' },
  about: { de: 'Über diese App', en: 'About this app' },
  account: { de: 'Konto', en: 'Account' },
  sync: { de: 'Speicherort', en: 'Storage' },
  billing: { de: 'Abo und Rechnungen', en: 'Billing' },
  'api-keys': { de: 'API-Schlüssel', en: 'API keys' },
});

export function isSettingsSection(name: string): name is SettingsSection {
  return SETTINGS_SECTIONS.some((section) => section === name);
}

/** For links: `<Link {...toSettings('billing')}>`. */
export function toSettings<const Section extends SettingsSection>(section: Section) {
  return { to: '/settings/$section', params: { section } } as const;
}
