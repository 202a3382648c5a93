import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

type Place = 'device' | 'cloud' | 'paper';

function Question({ first }: { readonly first: Place | null }) {
  const [value, setValue] = useState<Place | null>(first);
  return (
    <RadioCards
      label="Place"
      value={value}
      onValueChange={setValue}
      cards={[
        { value: 'device', title: 'On this device', note: 'no account', badge: 'Recommended' },
        { value: 'cloud', title: 'In the cloud', note: 'not in this plan', disabled: true },
        { value: 'paper', title: 'On paper', children: <span>slow</span> },
      ]}
    />
  );
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked }, place) => (checked ? [place] : []));

afterEach(cleanup);

it('is a named group whose cards are read out with all they say', () => {
  render(<Question first="device" />);
  expect(screen.getByRole('radiogroup', { name: 'Place' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'On this device no account Recommended', checked: true })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'On paper slow', checked: false })).toBeDefined();
});

it('is one stop of the Tab key; arrow keys choose and pass over what is not on offer', async () => {
  const user = userEvent.setup();
  render(<Question first="device" />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect([chosen(), document.activeElement]).toEqual([[2], screen.getAllByRole('radio')[2]]);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toEqual([0]);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('is chosen by a click anywhere on a card, unless it is not on offer', async () => {
  render(<Question first={null} />);
  expect(chosen()).toEqual([]);
  await userEvent.click(screen.getByText('not in this plan'));
  expect(chosen()).toEqual([]);
  await userEvent.click(screen.getByText('slow'));
  expect(chosen()).toEqual([2]);
});

it('keeps two choices on one page apart', async () => {
  render(
    <>
      <Question first="device" />
      <Question first="device" />
    </>,
  );
  await userEvent.click(screen.getAllByText('On paper')[1] as HTMLElement);
  expect(chosen()).toEqual([0, 5]);
});
