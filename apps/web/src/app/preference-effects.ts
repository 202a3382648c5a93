/** Preferences that live on the document: theme, and density by user mode (`data-user-mode`, compact rows for experts). */
import { useEffect } from 'react';
import { useSetting } from '../platform/settings/use-setting.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';

/** The paper colours of the two themes, for the browser's own bars. */
const BAR_COLOURS = { light: '#f8f6f2', dark: '#141311' } as const;

export function usePreferenceEffects(): void {
  const choice = useSetting('theme');
  const userMode = useSetting('userMode');
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const theme = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset.userMode = userMode;
  }, [userMode]);
}
