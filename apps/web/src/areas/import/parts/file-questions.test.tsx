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
