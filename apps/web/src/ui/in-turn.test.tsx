/** Cards that come one per frame. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InTurn } from './in-turn.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Frames come when the test says so. */
function frames() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => waiting.push(draw));
  return () =>
    act(() => {
      for (const draw of waiting.splice(0)) draw();
    });
}

const card = (name: string) => (
  <InTurn key={name} waiting={<i>{name} comes</i>}>
    <p>{name}</p>
  </InTurn>
);
const drawn = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

it('draws one card per frame, in order, and holds the places of the others', () => {
  const next = frames();
  render(['a', 'b', 'c'].map(card));
  expect(drawn()).toEqual([]);
  next();
  expect(drawn()).toEqual(['a']);
  expect(screen.getByText('b comes')).toBeTruthy();
  next();
  next();
  expect(drawn()).toEqual(['a', 'b', 'c']);
});

it('goes on when a card is gone before its turn, and takes in cards that come later', () => {
  const next = frames();
  const { rerender } = render(['a', 'b', 'c'].map(card));
  // The turn of a has been called already; b still stands in the queue.
  rerender(['c'].map(card));
  next();
  next();
  expect(drawn()).toEqual(['c']);
  rerender(['c', 'd'].map(card));
  next();
  expect(drawn()).toEqual(['c', 'd']);
});
