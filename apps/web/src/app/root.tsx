/** Around every screen: language, theme, title and focus, the error overlay, notices and the command palette on demand. */
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { restoreSession } from '../areas/account/restore-session.ts';
import { errorReports } from '../platform/errors/error-report.ts';
import { LocaleProvider } from '../platform/i18n/locale.tsx';
import { useStrings } from '../platform/i18n/use-strings.ts';
import { screenTitles } from '../platform/navigation/screen-titles.ts';
import { useCurrentScreen } from '../platform/navigation/use-current-screen.ts';
import { ScreenTitleContext } from '../platform/screen/screen-title.tsx';
import { ErrorOverlay } from './error-overlay.tsx';
import { LateHost } from './late-host.tsx';
import { MAIN_ID, useDocumentTitle, useNavigationFocus } from './page-effects.ts';
import { LazyPalette } from './palette/lazy-palette.tsx';
import { usePreferenceEffects } from './preference-effects.ts';
import { appStrings } from './strings.ts';

export function Root() {
  return (
    <LocaleProvider>
      <Frame />
    </LocaleProvider>
  );
}

function Frame() {
  const t = useStrings(appStrings);
  const titles = useStrings(screenTitles);
  const screen = useCurrentScreen();
  const title = screen === null ? t('not-found') : titles(screen);
  useDocumentTitle(title);
  usePreferenceEffects();
  useEffect(() => errorReports.watch(window), []);
  useEffect(() => void restoreSession(), []);
  const announcement = useNavigationFocus(title);
  return (
    <ScreenTitleContext value={title}>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only z-70 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <Outlet />
      <ErrorOverlay />
      <LateHost />
      <LazyPalette />
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </ScreenTitleContext>
  );
}
