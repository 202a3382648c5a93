/**
 * Preferences over the browser's storage, free of React. Every value is checked when read; a broken or foreign
 * value counts as absent. Values are cached, so a snapshot is the same object until it changes, and a change in
 * another tab arrives through the storage event. Where storage is denied, preferences last as long as the page.
 */
import type { SettingType } from './setting-types.ts';

export type SettingTable = Readonly<Record<string, SettingType<unknown>>>;
type ValueOf<S> = S extends SettingType<infer T> ? T : never;

export interface SettingsStore<T extends SettingTable> {
  get<K extends keyof T>(name: K): ValueOf<T[K]>;
  set<K extends keyof T>(name: K, value: ValueOf<T[K]>): void;
  /** Forgets the stored value, so the fallback holds again. */
  clear(name: keyof T): void;
  subscribe(listener: () => void): () => void;
  /** Told by the storage event that another tab changed `key`; null means everything was cleared. */
  changedElsewhere(key: string | null): void;
}

export function createSettings<T extends SettingTable>(table: T, storage: Storage | null): SettingsStore<T> {
  const cache = new Map<keyof T, unknown>();
  const listeners = new Set<() => void>();
  const notifyAll = () => {
    for (const listener of listeners) listener();
  };

  function load(name: keyof T): unknown {
    const type = table[name] as SettingType<unknown>;
    const text = readText(storage, type.key);
    return (text === null ? undefined : type.read(text)) ?? type.fallback();
  }

  return {
    get<K extends keyof T>(name: K) {
      if (!cache.has(name)) cache.set(name, load(name));
      return cache.get(name) as ValueOf<T[K]>;
    },
    set(name, value) {
      const type = table[name] as SettingType<unknown>;
      cache.set(name, value);
      if (value === null) dropText(storage, type.key);
      else writeText(storage, type.key, type.write(value));
      notifyAll();
    },
    clear(name) {
      dropText(storage, (table[name] as SettingType<unknown>).key);
      cache.delete(name);
      notifyAll();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changedElsewhere(key) {
      for (const name of Object.keys(table)) {
        if (key === null || table[name]?.key === key) cache.delete(name);
      }
      notifyAll();
    },
  };
}

// Private windows and blocked cookies make storage throw: the preference then lives in the cache alone.
function readText(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function writeText(storage: Storage | null, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    return;
  }
}

function dropText(storage: Storage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    return;
  }
}

/** What the browser keeps for this app, or nothing where it denies it: even to look for it throws there. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
