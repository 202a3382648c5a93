/**
 * What the palette offers: every screen the user may open, and the settings that can be changed at once. A setting
 * that already holds is not offered. Screens are found by title in both languages and by address.
 */
import { addressOf, SCREEN_IDS, type ScreenId, screenOf } from '../../platform/navigation/paths.ts';
import { screenTitles } from '../../platform/navigation/screen-titles.ts';
import { type SettingsSection, settingsTitles } from '../../platform/navigation/settings-sections.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { paletteStrings } from './strings.ts';

type SettingName = 'locale' | 'theme' | 'userMode' | 'hideAmounts' | 'devMode';
export type SettingValues = { readonly [Name in SettingName]: ReturnType<Settings[Name]['fallback']> };

export interface Command {
  readonly label: keyof typeof paletteStrings.table;
  readonly change: {
    readonly [Name in SettingName]: { readonly name: Name; readonly value: SettingValues[Name] };
  }[SettingName];
}

/** Reached by a link in a mail or by the payment provider, never by choice. */
const NOT_BY_CHOICE: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'authCallback',
  'resetPassword',
  'paymentSuccess',
  // Its sections are offered each by its own name.
  'settingsSection',
]);

/** The app's own screens first, as in the navigation, then the public pages, then the developers' ones. */
export function offeredScreens({ devMode }: { readonly devMode: boolean }): readonly ScreenId[] {
  const order = devMode ? (['app', 'public', 'dev'] as const) : (['app', 'public'] as const);
  return order.flatMap((visibility) =>
    SCREEN_IDS.filter((id) => screenOf(id).visibility === visibility && !NOT_BY_CHOICE.has(id)),
  );
}

export function searchWords(id: ScreenId): string[] {
  const { de, en } = screenTitles.table[id];
  const home = id === 'landing' ? ['Startseite', 'Home'] : [];
  return [de, en, addressOf(id), ...home];
}

/** Sections of the settings, found by their own name, by the word for settings, and by address. */
export function sectionWords(section: SettingsSection): string[] {
  const { de, en } = settingsTitles.table[section];
  return [de, en, `/settings/${section}`, screenTitles.table.settings.de, screenTitles.table.settings.en];
}

const COMMANDS: readonly Command[] = [
  { label: 'language.de', change: { name: 'locale', value: 'de' } },
  { label: 'language.en', change: { name: 'locale', value: 'en' } },
  { label: 'theme.system', change: { name: 'theme', value: 'system' } },
  { label: 'theme.light', change: { name: 'theme', value: 'light' } },
  { label: 'theme.dark', change: { name: 'theme', value: 'dark' } },
  { label: 'mode.klaus', change: { name: 'userMode', value: 'klaus' } },
  { label: 'mode.expert', change: { name: 'userMode', value: 'expert' } },
  { label: 'amounts.hide', change: { name: 'hideAmounts', value: true } },
  { label: 'amounts.show', change: { name: 'hideAmounts', value: false } },
];

export function offeredCommands(
  current: Omit<SettingValues, 'devMode'>,
  dev: { readonly available: boolean; readonly active: boolean },
): readonly Command[] {
  const useful = COMMANDS.filter(({ change }) => change.name !== 'devMode' && current[change.name] !== change.value);
  if (!dev.available) return useful;
  const toggle: Command = dev.active
    ? { label: 'dev.off', change: { name: 'devMode', value: 'user' } }
    : { label: 'dev.on', change: { name: 'devMode', value: 'dev' } };
  return [...useful, toggle];
}
