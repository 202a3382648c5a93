/** A preference as React state; the component renders again when it changes, in this tab or another. */
import { useSyncExternalStore } from 'react';
import { type Settings, settings } from './settings.ts';

export function useSetting<K extends keyof Settings>(name: K): ReturnType<Settings[K]['fallback']> {
  return useSyncExternalStore(settings.subscribe, () => settings.get(name)) as ReturnType<Settings[K]['fallback']>;
}
