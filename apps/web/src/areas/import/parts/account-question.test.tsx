import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import type { FileQuestion } from '../../../platform/ledger/import-types.ts';
import { AccountQuestion } from './account-question.tsx';

afterEach(cleanup);

const ASKED: FileQuestion = {
  code: 'account',
  other: 'anna.csv',
  choices: ['Bitpanda'],
  proposed: 'Bitpanda',
  applied: 'Bitpanda',
};

function shown(question: FileQuestion, locale: 'de' | 'en' = 'de') {
  const onAnswer = vi.fn();
  render(
    <LocaleProvider locale={locale}>
      <AccountQuestion question={question} onAnswer={onAnswer} />
    </LocaleProvider>,
  );
  return onAnswer;
}

describe('the question whose account a file is', () => {
  it('takes a plain yes, which is no answer before it is given', async () => {
    const onAnswer = shown(ASKED);
    screen.getByRole('radiogroup', { name: 'Sind diese Datei und anna.csv vom selben Konto?' });
    const same = screen.getByRole<HTMLInputElement>('radio', { name: /Ja, dasselbe Konto/ });
    expect(same.checked).toBe(false);
    await userEvent.click(same);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('Bitpanda');
  });

  it('takes the name of another account, and proposes a free one', async () => {
    const onAnswer = shown(ASKED, 'en');
    await userEvent.click(screen.getByRole('radio', { name: /No, another account/ }));
    expect(onAnswer).not.toHaveBeenCalled();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the account' });
    expect(name.value).toBe('Bitpanda 2');
    await userEvent.clear(name);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this account' }).disabled).toBe(true);
    await userEvent.type(name, ' Ben {Enter}');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('Ben');
  });

  it('says that balances told an account apart, and lets the user decide otherwise', async () => {
    const onAnswer = shown({ ...ASKED, choices: ['Kraken'], proposed: 'Kraken 2', applied: 'Kraken 2' });
    screen.getByText(/Nach den Kontoständen/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name des Kontos' }).value).toBe('Kraken 2');
    await userEvent.click(screen.getByRole('radio', { name: /Ja, dasselbe Konto/ }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('Kraken');
  });

  it('names the accounts where there are several', () => {
    shown({ ...ASKED, choices: ['Bitpanda', 'Ben'], isAnswered: true, applied: 'Ben' });
    screen.getByRole('radiogroup', { name: 'Von welchem Konto ist diese Datei?' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ben' }).checked).toBe(true);
  });
});
