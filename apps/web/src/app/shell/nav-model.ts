/**
 * The navigation as data: the form of the shell, and which groups and entries a user sees. Beginners get one entry for
 * planning, whose tabs lead to the rest; experts see everything; the test group exists only in dev mode.
 */
import { useDevMode } from '../../platform/dev-mode/dev-mode.ts';
import { entriesOf, entryOf, type NavGroup, type ScreenId, screenOf, tabsOf } from '../../platform/navigation/paths.ts';
import { useCurrentScreen } from '../../platform/navigation/use-current-screen.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { useBreakpoint } from '../../ui/use-width.ts';

export interface NavGroupModel {
  readonly group: NavGroup;
  readonly entries: readonly ScreenId[];
}

export interface NavOptions {
  readonly userMode: 'klaus' | 'expert';
  readonly devMode: boolean;
}

export function navGroups({ userMode, devMode }: NavOptions): readonly NavGroupModel[] {
  const plan = entriesOf('plan');
  return [
    { group: 'main', entries: entriesOf('main') },
    { group: 'data', entries: entriesOf('data') },
    { group: 'tax', entries: entriesOf('tax') },
    { group: 'plan', entries: userMode === 'klaus' ? plan.slice(0, 1) : plan },
    { group: 'learn', entries: entriesOf('learn') },
    ...(devMode ? [{ group: 'dev', entries: entriesOf('dev') } as const] : []),
  ];
}

/** The navigation entry to mark while a screen is open. */
export function activeEntry(screen: ScreenId, { userMode }: Pick<NavOptions, 'userMode'>): ScreenId {
  const entry = entryOf(screen);
  return userMode === 'klaus' && screenOf(entry).nav === 'plan' ? (entriesOf('plan')[0] ?? entry) : entry;
}

/** The tabs above a screen: its section, and for beginners all of planning. */
export function sectionTabs(screen: ScreenId, options: NavOptions): readonly ScreenId[] {
  const entry = activeEntry(screen, options);
  if (options.userMode === 'klaus' && screenOf(entry).nav === 'plan') {
    return entriesOf('plan').flatMap((each) => (tabsOf(each).length > 0 ? tabsOf(each) : [each]));
  }
  return tabsOf(entry);
}

/** What the navigation shows right now: groups by user and dev mode, the open screen, its entry and its tabs. */
interface Navigation {
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

type ShellLayout = 'phone' | 'collapsed' | 'wide';

/** The three forms of the shell: bottom bar, icons only, full navigation. Only one of them is in the page at a time. */
export function useShellLayout(): ShellLayout {
  const isPhone = !useBreakpoint('md');
  const isWide = useBreakpoint('lg');
  if (isPhone) return 'phone';
  return isWide ? 'wide' : 'collapsed';
}
