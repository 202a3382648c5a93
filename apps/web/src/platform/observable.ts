/** A value that can be watched: the smallest store there is, shared by the services of the shell and read by React. */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

export class Observable<T> {
  readonly #listeners = new Set<() => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly set = (value: T): void => {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };
}

export function useObservable<T>(observable: Observable<T>): T {
  return useSyncExternalStore(observable.subscribe, observable.get, observable.get);
}

/**
 * For values whose change is much to draw: drawn in slices between which the page answers, and not before everything that
 * shows the value is ready. What was shown stays until then.
 */
export function useObservableInSlices<T>(observable: Observable<T>): T {
  const [seen, setSeen] = useState(() => ({ observable, value: observable.get() }));
  useEffect(() => {
    const follow = () => setSeen((old) => followed(old, observable));
    // It may have changed between drawing and watching.
    follow();
    return observable.subscribe(() => startTransition(follow));
  }, [observable]);
  return seen.observable === observable ? seen.value : observable.get();
}

interface Seen<T> {
  readonly observable: Observable<T>;
  readonly value: T;
}

function followed<T>(old: Seen<T>, observable: Observable<T>): Seen<T> {
  const value = observable.get();
  return old.observable === observable && Object.is(old.value, value) ? old : { observable, value };
}
