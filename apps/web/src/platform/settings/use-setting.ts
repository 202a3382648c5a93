/** A preference as React state; the component renders again when it changes, in this tab or another. */
import { useSyncExternalStore } from 'react';
import { type Settings, settings } from './settings.ts';

export function useSetting<K extends keyof Settings>(name: K): ReturnType<Settings[K]['fallback']> {
  const get = () => settings.get(name);
  return useSyncExternalStore(settings.subscribe, get, get) as ReturnType<Settings[K]['fallback']>;
}
