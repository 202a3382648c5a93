/** Which section of the settings the address names; none on every other screen, and on their overview. */
import { useMatches } from '@tanstack/react-router';
import { isSettingsSection, type SettingsSection } from './settings-sections.ts';

export function useSettingsSection(): SettingsSection | undefined {
  return useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      if (match?.staticData.screen !== 'settingsSection') return undefined;
      const { section } = match.params as { readonly section?: string };
      return section !== undefined && isSettingsSection(section) ? section : undefined;
    },
  });
}
