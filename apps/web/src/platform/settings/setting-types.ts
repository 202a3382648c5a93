/**
 * How one preference is kept: its key in the browser's storage, how its text is read, and what holds when there is
 * none. A reader returns undefined for a text it does not accept; the store then falls back and never throws.
 */
export interface SettingType<T> {
  readonly key: string;
  read(text: string): T | undefined;
  write(value: T): string;
  fallback(): T;
}

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
