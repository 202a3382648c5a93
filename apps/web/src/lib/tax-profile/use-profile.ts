/**
 * The tax profile and person data of this browser. A change leaves the book's revision as it is, so a counter tells every
 * screen that shows a figure of the profile to ask again.
 */
import { useCallback } from 'react';
import type { LedgerError, PersonData, TaxSettings } from '../ledger/ledger-api.ts';
import type { MethodLock, PoolChoice, PoolList } from '../ledger/method-api.ts';
import { type Asked, useAnswer, useLedger } from '../ledger/use-ledger.tsx';
import { Observable, useObservable } from '../observable.ts';
import type { FilledProfile } from './profile-form.ts';

const changes = new Observable(0);

/** Part of the key of every answer that depends on the profile. */
export function useProfileMark(): number {
  return useObservable(changes);
}

export function useTaxSettings(): Asked<TaxSettings> {
  return useAnswer(`tax settings ${useProfileMark()}`, (api) => api.taxSettings());
}

export function usePersonData(): Asked<PersonData> {
  return useAnswer(`person ${useProfileMark()}`, (api) => api.personData());
}

/** Whether the method may change; asked whenever the fields open, since a report may have been sealed meanwhile. */
export function useMethodLock(): Asked<MethodLock> {
  return useAnswer(`method lock ${useProfileMark()}`, (api) => api.methodLock());
}

export function usePoolMethods(search: string, limit: number): Asked<PoolList> {
  return useAnswer(`pool methods ${limit} ${search} ${useProfileMark()}`, (api) => api.poolMethods(search, limit));
}

export function useSwitchPoolMethod(): (choice: PoolChoice) => Promise<LedgerError | null> {
  const ledger = useLedger();
  return useCallback(
    async (choice) => {
      const switched = await ledger.switchPoolMethod(choice);
      if (!switched.ok) return switched.error;
      changes.set(changes.get() + 1);
      return null;
    },
    [ledger],
  );
}

/** Saves what differs; the answer is the error, or null when all is kept. */
export function useSaveProfile(): (next: Partial<FilledProfile>) => Promise<LedgerError | null> {
  const ledger = useLedger();
  return useCallback(
    async ({ settings, person }) => {
      const saved = await (settings !== undefined
        ? ledger.setTaxSettings(settings, person)
        : ledger.setPersonData(person ?? {}));
      if (!saved.ok) return saved.error;
      changes.set(changes.get() + 1);
      return null;
    },
    [ledger],
  );
}
