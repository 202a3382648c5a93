/** What the navigation shows right now: groups by user and dev mode, the open screen, its entry and its tabs. */
import { useDevMode } from '../../platform/dev-mode/dev-mode.ts';
import type { ScreenId } from '../../platform/navigation/paths.ts';
import { useCurrentScreen } from '../../platform/navigation/use-current-screen.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { activeEntry, type NavGroupModel, navGroups, sectionTabs } from './nav-model.ts';

export interface Navigation {
  readonly groups: readonly NavGroupModel[];
  readonly screen: ScreenId | null;
  readonly active: ScreenId | null;
  readonly tabs: readonly ScreenId[];
}

export function useNavigation(): Navigation {
  const userMode = useSetting('userMode');
  const { active: devMode } = useDevMode();
  const screen = useCurrentScreen();
  const options = { userMode, devMode };
  return {
    groups: navGroups(options),
    screen,
    active: screen && activeEntry(screen, options),
    tabs: screen ? sectionTabs(screen, options) : [],
  };
}
