/** Help at hand on every screen: the key, and the drawer, which is loaded when it is first opened. The button is in the frame. */
import { lazy, Suspense, useEffect } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { guideStrings } from './guide/strings.ts';
import { useHelpAddress } from './help/use-help.ts';

const GuideDrawer = lazy(() => import('./guide/guide-drawer.tsx').then((module) => ({ default: module.GuideDrawer })));

export function GuideHost() {
  const t = useStrings(guideStrings);
  const { help, show, close } = useHelpAddress();
  const isOpen = help !== undefined;
  useEffect(() => watchHelpKey(window, () => (isOpen ? close() : show('here'))), [isOpen, show, close]);
  if (!isOpen) return null;
  return (
    <aside aria-label={t('help')} className="print:hidden">
      <Suspense>
        <GuideDrawer help={help} />
      </Suspense>
    </aside>
  );
}

/**
 * F1, and Ctrl or Cmd with the slash where F1 belongs to the keyboard itself, open and close the guide from anywhere, also
 * out of a field. A bare question mark would fire while somebody dictates (WCAG 2.1.4), so it is not used.
 */
function watchHelpKey(page: Window, toggle: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.repeat || !(isPlainF1(event) || isCommandSlash(event))) return;
    event.preventDefault();
    toggle();
  };
  page.addEventListener('keydown', onKey);
  return () => page.removeEventListener('keydown', onKey);
}

function isPlainF1({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'F1' && !ctrlKey && !metaKey && !shiftKey;
}

/** The slash stands above the seven on a German keyboard, so Shift may be down. */
function isCommandSlash({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === '/' && (ctrlKey || metaKey);
}
