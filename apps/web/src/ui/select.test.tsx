/** A choice whose options are put in place only when they are near must say and do the same as before. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

function Interval() {
  const [value, setValue] = useState('10');
  const options = ['5', '10', '60'].map((each) => ({ value: each, label: `${each} s` }));
  return <Select aria-label="Interval" value={value} options={options} onValueChange={setValue} />;
}

it('says what is chosen before its options are there, and is chosen by its letters once focused', async () => {
  render(<Interval />);
  const choice = screen.getByRole('combobox', { name: 'Interval' });
  expect(choice.textContent).toBe('10 s');
  await userEvent.tab();
  await userEvent.keyboard('6');
  expect(choice.textContent).toBe('60 s');
});

it('opens by key and takes the option', async () => {
  render(<Interval />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: '5 s' }));
  expect(screen.getByRole('combobox', { name: 'Interval' }).textContent).toBe('5 s');
});
