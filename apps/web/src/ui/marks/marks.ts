/**
 * Marks of coins and places, loaded once when the first one is drawn: until then, and where there is none, letters stand there.
 * They come with the app; no other host is asked. A mark is a picture of its own, in which nothing can run. To the browser each
 * is a whole document that takes two to three milliseconds at its first use: a few are made at a time, or a list of coins would
 * hold up the page for all of them together.
 */
import { useSyncExternalStore } from 'react';

export interface Marks {
  readonly COIN_MARKS: Readonly<Record<string, string>>;
  readonly PLACE_MARKS: Readonly<Record<string, string>>;
}

interface Picture {
  readonly address: string;
  /** What an element holds the browser does not make a second time; undefined until its turn has come. */
  element?: HTMLImageElement;
}

const AT_A_TIME = 3;

let marks: Marks | undefined;
let isLoading = false;
const listeners = new Set<() => void>();
const pictures = new Map<string, Picture>();
/** Asked for by what is drawn, in its order. */
const waiting: Picture[] = [];

/** Also for tests, which draw letters: `showMarks({ COIN_MARKS: {}, PLACE_MARKS: {} })`. */
export function showMarks(next: Marks): void {
  marks = next;
  pictures.clear();
  waiting.length = 0;
  tell();
}

function tell(): void {
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

/** The address of the picture for `background-image`, or undefined where there is none, or not yet. */
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
  let known = pictures.get(key);
  if (known === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">${drawing}</svg>`;
    known = { address: `data:image/svg+xml,${encodeURIComponent(svg)}` };
    pictures.set(key, known);
    if (waiting.push(known) === 1) setTimeout(makeNext);
  }
  return known.element && `url("${known.address}")`;
}

function makeNext(): void {
  for (const each of waiting.slice(0, AT_A_TIME)) {
    each.element = new Image();
    each.element.src = each.address;
  }
  // Only now, so that nobody begins a second line of turns.
  waiting.splice(0, AT_A_TIME);
  if (waiting.length > 0) setTimeout(makeNext);
  tell();
}
