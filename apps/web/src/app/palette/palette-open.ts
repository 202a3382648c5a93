/** Whether the command palette is open; buttons anywhere open it, Ctrl or Cmd with K toggles it. */
import { Observable } from '../../platform/observable.ts';

export const paletteOpen = new Observable(false);

export function watchPaletteKey(page: Window): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    paletteOpen.set(!paletteOpen.get());
  };
  page.addEventListener('keydown', onKey);
  return () => page.removeEventListener('keydown', onKey);
}
