import { err, ok } from '@cryptax/kernel';
import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../../../platform/observable.ts';
import { PersonDialog } from './person-dialog.tsx';
import { ProfileCard } from './profile-card.tsx';

const opened = { settings: { match: DEFAULT_SETTINGS, profile: {} }, person: { name: 'Kim' } };
const stored = {
  settings: { match: DEFAULT_SETTINGS, profile: { years: { '2025': { taxableIncome: '50000', joint: true } } } },
  person: { name: 'Kim B.', town: 'Ulm' },
};

/** The other tab has saved `stored` since; what is saved against it is taken. */
function show(form: 'profile' | 'person') {
  const takes = (base: unknown) =>
    base === stored.settings || base === stored.person ? ok(undefined) : err({ code: 'choice.newer' });
  const setTaxSettings = vi.fn(async (...[, , base]: Parameters<LedgerApi['setTaxSettings']>) => takes(base?.settings));
  const setPersonData = vi.fn(async (...[, base]: Parameters<LedgerApi['setPersonData']>) => takes(base));
  const api = {
    methodLock: async () => ok({ sealedYears: [], heldPools: 0, method: 'free', scope: 'free' }),
    taxSettings: async () => ok(stored.settings),
    personData: async () => ok(stored.person),
    journal: async () => ok([]),
    setTaxSettings,
    setPersonData,
  } as unknown as LedgerApi;
  const onClose = vi.fn();
  render(
    <LocaleProvider locale="en">
      <LedgerProvider
        client={{ api, state: new Observable({ kind: 'ready', book: 'own', revision: 1 } as LedgerState) }}
      >
        {form === 'profile' ? (
          <ProfileCard year={2025} kept={opened} onClose={onClose} />
        ) : (
          <PersonDialog kept={opened} onClose={onClose} />
        )}
      </LedgerProvider>
    </LocaleProvider>,
  );
  return { setTaxSettings, setPersonData, onClose };
}

const rows = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map((cell) => cell.textContent));

test('a profile that another tab saved stands beside the form, and what was entered is saved only when chosen', async () => {
  const { setTaxSettings, onClose } = show('profile');
  await userEvent.type(screen.getByLabelText('Taxable income without crypto'), '41000');
  await userEvent.click(screen.getByRole('button', { name: 'Save and recalculate' }));
  // Save stands at the end of a long form: what is to be decided must not stay out of sight.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  await screen.findByText('This has been changed in the meantime');
  expect(rows()).toEqual([
    ['Taxable income without crypto', '€50,000.00', '€41,000.00'],
    ['Assessment', 'Joint', 'Single'],
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save what I entered' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [saved, person] = setTaxSettings.mock.lastCall ?? [];
  expect(saved?.profile.years).toEqual({ '2025': { taxableIncome: '41000' } });
  // What this form does not show is kept as it is stored.
  expect(person).toEqual(stored.person);
});

test('or the form goes on with what is stored', async () => {
  const { setTaxSettings } = show('profile');
  await userEvent.type(screen.getByLabelText('Taxable income without crypto'), '41000');
  await userEvent.click(screen.getByRole('button', { name: 'Save and recalculate' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load what is stored' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Taxable income without crypto').value).toBe('50,000');
  expect(setTaxSettings).toHaveBeenCalledTimes(1);
});

test('the same with the details for the cover', async () => {
  const { setPersonData, onClose } = show('person');
  await userEvent.type(screen.getByLabelText('Tax office'), 'Ulm');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This has been changed in the meantime');
  expect(rows()).toEqual([
    ['Name', 'Kim B.', 'Kim'],
    ['Postcode and town', 'Ulm', '–'],
    ['Tax office', '–', 'Ulm'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save what I entered' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(setPersonData.mock.lastCall?.[0]).toEqual({ name: 'Kim', taxOffice: 'Ulm' });
});
