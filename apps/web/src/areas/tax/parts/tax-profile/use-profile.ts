/** The tax profile and person data of this browser. Saving them is a step of the journal, so every answer is asked again. */
import { useCallback } from 'react';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { TaxSettings } from '../../../../platform/ledger/ledger-state.ts';
import { type Asked, useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import type { MethodLock, PoolChoice, PoolList } from '../../method-types.ts';
import type { PersonData } from '../../person-types.ts';
import type { FilledProfile } from './profile-form.ts';

export function useTaxSettings(): Asked<TaxSettings> {
  return useAnswer('tax settings', (api) => api.taxSettings());
}

export function usePersonData(): Asked<PersonData> {
  return useAnswer('person', (api) => api.personData());
}

/** Whether the method may change; asked whenever the fields open, since a report may have been sealed meanwhile. */
export function useMethodLock(): Asked<MethodLock> {
  return useAnswer('method lock', (api) => api.methodLock());
}

export function usePoolMethods(search: string, limit: number): Asked<PoolList> {
  return useAnswer(`pool methods ${limit} ${search}`, (api) => api.poolMethods(search, limit));
}

type Failure = LedgerError | null;

export function useSwitchPoolMethod(): (choice: PoolChoice) => Promise<Failure> {
  const ledger = useLedger();
  return useCallback(
    async (choice) => {
      const switched = await ledger.switchPoolMethod(choice);
      return switched.ok ? null : switched.error;
    },
    [ledger],
  );
}

/** Saves what differs; the answer is the error, or null when all is kept. */
export function useSaveProfile(): (next: Partial<FilledProfile>) => Promise<Failure> {
  const ledger = useLedger();
  return useCallback(
    async ({ settings, person }) => {
      const saved = await (settings === undefined
        ? ledger.setPersonData(person ?? {})
        : ledger.setTaxSettings(settings, person));
      return saved.ok ? null : saved.error;
    },
    [ledger],
  );
}
