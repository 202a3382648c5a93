import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import type { FilePreview } from '../../../platform/ledger/import-types.ts';
import { FileQuestions } from './file-questions.tsx';

afterEach(cleanup);

it.each([
  ['de', 'Was steht im Datum vorn?', ['Der Tag (T/M/JJJJ)', 'Der Monat (M/T/JJJJ)']],
  ['en', 'What comes first in the dates?', ['The day (D/M/YYYY)', 'The month (M/D/YYYY)']],
] as const)('asks for the order of a date in plain words: %s', async (locale, question, choices) => {
  const layouts = ['D/M/YYYY H:mm:ss', 'M/D/YYYY H:mm:ss'];
  const file = { name: 'open.csv', questions: [{ code: 'date-order', choices: layouts, proposed: layouts[0] }] };
  render(
    <LocaleProvider locale={locale}>
      <FileQuestions files={[file as unknown as FilePreview]} onAnswer={vi.fn()} />
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: question }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(choices);
});

it('offers files of one exchange as one account, and takes another account for one of them', async () => {
  const question = {
    code: 'account',
    other: '2021.csv',
    choices: ['Bitvavo'],
    proposed: 'Bitvavo',
    applied: 'Bitvavo',
    isOffered: true,
  };
  const files = ['2022.csv', '2023.csv'].map((name) => ({ name, questions: [question] }) as unknown as FilePreview);
  const onAnswer = vi.fn();
  render(
    <LocaleProvider locale="de">
      <FileQuestions files={files} onAnswer={onAnswer} />
    </LocaleProvider>,
  );
  expect(screen.queryByText('Kurz gefragt')).toBeNull();
  screen.getByText(/^2021\.csv, 2022\.csv und 2023\.csv zählen als ein Konto: „Bitvavo“\./);
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Es sind mehrere Konten' }));
  const same = screen.getAllByRole<HTMLInputElement>('radio', { name: /Ja, dasselbe Konto/ });
  expect(same.map(({ checked }) => checked)).toEqual([true, true]);
  await userEvent.click(screen.getAllByRole('radio', { name: /Nein, ein anderes Konto/ })[1] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Konto verwenden' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(files[1], question, 'Bitvavo 2');
});

it('offers the zone at which a file fits all others with one button', async () => {
  const question = {
    code: 'zone',
    choices: ['UTC'],
    proposed: 'UTC',
    applied: 'Europe/Berlin',
    fitting: { fits: 4, pairs: 5 },
  };
  const files = [{ name: 'list.csv', questions: [question] } as unknown as FilePreview];
  const onAnswer = vi.fn();
  render(
    <LocaleProvider locale="de">
      <FileQuestions files={files} onAnswer={onAnswer} />
    </LocaleProvider>,
  );
  screen.getByText('In UTC passen 4 von 5 Umbuchungen zu den anderen Dateien, in der gelesenen Zeitzone kaum eine.');
  await userEvent.click(screen.getByRole('button', { name: 'UTC verwenden' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(files[0], question, 'UTC');
});
