/** The tax profile and person data of this browser. Saving them is a step of the journal, so every answer is asked again. */
import { useCallback } from 'react';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { TaxSettings } from '../../../../platform/ledger/ledger-state.ts';
import { type Asked, useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import type { MethodLock, PersonData, PoolChoice, PoolList } from '../../screen-types.ts';
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

export type SavedProfile =
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly error: LedgerError }
  /** Another tab or device saved one since the form was opened; nothing was written. */
  | { readonly kind: 'newer'; readonly stored: FilledProfile };

/** Saves the person alone, or both, against what the form was opened with. */
export function useSaveProfile(): (next: Partial<FilledProfile>, base: FilledProfile) => Promise<SavedProfile> {
  const ledger = useLedger();
  return useCallback(
    async ({ settings, person }, base) => {
      const saved = await (settings === undefined
        ? ledger.setPersonData(person ?? {}, base.person)
        : ledger.setTaxSettings(settings, person, base));
      if (saved.ok) return { kind: 'saved' };
      if (saved.error.code !== 'choice.newer') return { kind: 'failed', error: saved.error };
      const [now, who] = await Promise.all([ledger.taxSettings(), ledger.personData()]);
      if (!now.ok || !who.ok) return { kind: 'failed', error: saved.error };
      return { kind: 'newer', stored: { settings: now.value, person: who.value } };
    },
    [ledger],
  );
}
