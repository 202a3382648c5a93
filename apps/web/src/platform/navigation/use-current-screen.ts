/** Which screen of the table is open; null on the 404 page. */
import { useMatches } from '@tanstack/react-router';
import { type ScreenId, screenOf } from './paths.ts';
import { isSettingsSection, type SettingsSection } from './settings-sections.ts';

export function useCurrentScreen(): ScreenId | null {
  return useMatches({
    select: (matches) => {
      const isMissing = matches.some((match) => match.status === 'notFound' || match._notFound === true);
      return isMissing ? null : (matches.at(-1)?.staticData.screen ?? null);
    },
  });
}

/** Whether the open screen lies inside the shell; public pages and the 404 page do not. */
export function useIsInside(): boolean {
  const screen = useCurrentScreen();
  return screen !== null && ['app', 'dev'].includes(screenOf(screen).visibility);
}

/** Which section of the settings the address names; none on every other screen, and on their overview. */
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
