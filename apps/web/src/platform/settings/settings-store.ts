/**
 * Preferences over the browser's storage, free of React. Every value is checked when read; a broken or foreign
 * value counts as absent. Values are cached, so a snapshot is the same object until it changes, and a change in
 * another tab arrives through the storage event. Where storage is denied, preferences last as long as the page.
 */

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

export interface SettingType<T> {
  readonly key: string;
  read(text: string): T | undefined;
  write(value: T): string;
  fallback(): T;
}

/**
 * How one preference is kept: its key in the browser's storage, how its text is read, and what holds when there is
 * none. A reader returns undefined for a text it does not accept; the store then falls back and never throws.
 */
export function oneOf<const T extends string>(
  key: string,
  values: readonly T[],
  fallback: () => NoInfer<T>,
): SettingType<T> {
  return { key, read: (text) => values.find((value) => value === text), write: (value) => value, fallback };
}

export function flag(key: string, fallback: boolean): SettingType<boolean> {
  return {
    key,
    read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
    write: String,
    fallback: () => fallback,
  };
}

/** A whole number within bounds, or null while nothing is chosen. */
export function wholeNumber(key: string, from: number, to: number): SettingType<number | null> {
  return {
    key,
    read: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
    write: String,
    fallback: () => null,
  };
}

/** An instant as ISO text in UTC, or null while it never happened. */
export function instant(key: string): SettingType<string | null> {
  return {
    key,
    read: (text) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
    write: String,
    fallback: () => null,
  };
}

/** A web address that only https may reach; anything else is refused, so a bad value cannot send data astray. */
export function httpsAddress(key: string, fallback: string): SettingType<string> {
  return {
    key,
    read: (text) => (URL.canParse(text) && new URL(text).protocol === 'https:' ? text : undefined),
    write: (value) => value,
    fallback: () => fallback,
  };
}

export function json<T>(key: string, check: (value: unknown) => T | undefined, fallback: T): SettingType<T> {
  return {
    key,
    read: (text) => {
      try {
        return check(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (value) => JSON.stringify(value),
    fallback: () => fallback,
  };
}
