/** What is drawn in a task of its own. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InNextTask } from './in-turn.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is drawn at once in the next task, and not before', () => {
  render(
    <InNextTask>
      <p>body</p>
    </InNextTask>,
  );
  expect(screen.queryByText('body')).toBeNull();
  act(() => {
    vi.runAllTimers();
    // Still within: what React would draw later comes when `act` ends.
    expect(screen.queryByText('body')).not.toBeNull();
  });
});

it('is not drawn any more when its screen is gone', () => {
  render(<InNextTask>body</InNextTask>).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
