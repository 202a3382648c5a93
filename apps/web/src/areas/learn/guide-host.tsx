/**
 * Help at hand on every screen: a button at the lower right, a key, and the drawer behind both, which is loaded when it is
 * first opened. Klaus is the button inside the app; a question mark stands for him on public, legal and payment pages and
 * where he is switched off. Hidden while a dialog or drawer holds the page, and on phones while chosen rows have their bar there.
 */
import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { useSetting } from '../../platform/settings/settings.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Klaus } from '../../ui/klaus.tsx';
import { guideStrings } from './guide/strings.ts';
import { useIsInside } from './guide/use-guide.ts';
import { useHelpAddress } from './help/use-help.ts';

const GuideDrawer = lazy(() => import('./guide/guide-drawer.tsx').then((module) => ({ default: module.GuideDrawer })));

export function GuideHost() {
  const t = useStrings(guideStrings);
  const { help, show, close } = useHelpAddress();
  const isOpen = help !== undefined;
  useEffect(() => watchHelpKey(window, () => (isOpen ? close() : show('here'))), [isOpen, show, close]);
  return (
    <aside aria-label={t('help')} className="print:hidden">
      <GuideButton onOpen={() => show('here')} />
      {isOpen && (
        <Suspense>
          <GuideDrawer help={help} />
        </Suspense>
      )}
    </aside>
  );
}

function GuideButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useStrings(guideStrings);
  const isKlausHidden = useSetting('hideKlaus');
  const isInside = useIsInside();
  return (
    <button
      type="button"
      aria-label={t('open')}
      title={t('open.key')}
      aria-keyshortcuts="F1"
      onClick={onOpen}
      className={cx(
        'fixed right-4 z-8 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink-2 shadow-2 hover:bg-hover',
        'in-data-drawer-push:hidden in-data-scroll-locked:hidden max-md:[:root[data-bulk-bar]_&]:hidden md:right-6 md:bottom-6',
        isInside ? 'bottom-20' : 'bottom-4',
      )}
    >
      {isInside && !isKlausHidden ? <Klaus size={34} /> : <Icon icon={CircleQuestionMark} size={22} />}
    </button>
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
