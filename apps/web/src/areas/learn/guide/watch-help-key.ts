/**
 * F1, and Ctrl or Cmd with the slash where F1 belongs to the keyboard itself, open and close the guide from anywhere, also
 * out of a field. A bare question mark would fire while somebody dictates (WCAG 2.1.4), so it is not used.
 */
export function watchHelpKey(page: Window, toggle: () => void): () => void {
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
