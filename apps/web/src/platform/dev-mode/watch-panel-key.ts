/** Ctrl+Shift+D, the specified key of the developer panel. The returned function stops listening. */
export function watchPanelKey(
  source: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  toggle: () => void,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyD') return;
    event.preventDefault();
    toggle();
  };
  source.addEventListener('keydown', onKey);
  return () => source.removeEventListener('keydown', onKey);
}
