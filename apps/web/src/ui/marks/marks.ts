/**
 * Marks of coins and places, loaded once when the first one is drawn: until then, and where there is none, letters stand there.
 * They come with the app; no other host is asked. A mark is a picture of its own, in which nothing can run.
 */
import { useSyncExternalStore } from 'react';

export interface Marks {
  readonly COIN_MARKS: Readonly<Record<string, string>>;
  readonly PLACE_MARKS: Readonly<Record<string, string>>;
}

let marks: Marks | undefined;
let isLoading = false;
const listeners = new Set<() => void>();
const pictures = new Map<string, string>();

/** Also for tests, which draw letters: `showMarks({ COIN_MARKS: {}, PLACE_MARKS: {} })`. */
export function showMarks(next: Marks): void {
  marks = next;
  pictures.clear();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (marks === undefined && !isLoading) {
    isLoading = true;
    // Without a network the letters stay; the next screen tries again.
    import('./marks.data.ts').then(showMarks, () => {
      isLoading = false;
    });
  }
  return () => void listeners.delete(listener);
}

/** The address of the picture for `background-image`, or undefined where there is none. */
export function useCoinMark(symbol: string): string | undefined {
  return useSyncExternalStore(subscribe, () => picture('coin', symbol.toUpperCase(), marks?.COIN_MARKS));
}

export function usePlaceMark(id: string): string | undefined {
  return useSyncExternalStore(subscribe, () => picture('place', id, marks?.PLACE_MARKS));
}

function picture(kind: string, id: string, drawings: Readonly<Record<string, string>> = {}): string | undefined {
  const drawing = Object.hasOwn(drawings, id) ? drawings[id] : undefined;
  if (drawing === undefined) return undefined;
  const key = `${kind} ${id}`;
  let url = pictures.get(key);
  if (url === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">${drawing}</svg>`;
    url = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
    pictures.set(key, url);
  }
  return url;
}
