/** The browser's calendar behind a day that is typed. */
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DateField } from './date-input.tsx';

afterEach(() => void vi.restoreAllMocks());

const calendar = () => document.querySelector<HTMLInputElement>('input[type="date"]');

function drawField(onDay = vi.fn()) {
  // Not every page in which tests run has a calendar.
  const opened = vi.fn();
  HTMLInputElement.prototype.showPicker = opened;
  render(<DateField label="Day" value="2026-09-28" onDay={onDay} />);
  return { onDay, opened };
}

it('is put in place when somebody comes near', () => {
  drawField();
  expect(calendar()).toBeNull();
  fireEvent.focus(screen.getByRole('textbox', { name: 'Day' }));
  expect(calendar()?.value).toBe('2026-09-28');
});

it('opens at the first press, also where nobody came near before, and gives the chosen day', () => {
  const { onDay, opened } = drawField();
  fireEvent.click(screen.getByRole('button'));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(opened.mock.contexts[0]).toBe(calendar());
  fireEvent.change(calendar() as HTMLInputElement, { target: { value: '2026-10-01' } });
  expect(onDay).toHaveBeenLastCalledWith('2026-10-01');
});
