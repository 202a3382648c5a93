import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { Observable, useObservableInSlices } from './observable.ts';

function Shown({ value }: { readonly value: Observable<string> }) {
  return <p role="status">{useObservableInSlices(value)}</p>;
}
const shown = () => screen.getByRole('status').textContent;

it('follows the value, and another observable from its first drawing on', () => {
  const [one, two] = [new Observable('a'), new Observable('b')];
  const { rerender } = render(<Shown value={one} />);
  act(() => one.set('c'));
  expect(shown()).toBe('c');
  rerender(<Shown value={two} />);
  expect(shown()).toBe('b');
  act(() => one.set('d'));
  expect(shown()).toBe('b');
  act(() => two.set('e'));
  expect(shown()).toBe('e');
});

it('misses no change between drawing and watching', () => {
  const value = new Observable('old');
  function Changes() {
    useLayoutEffect(() => value.set('new'), []);
    return <Shown value={value} />;
  }
  render(<Changes />);
  expect(shown()).toBe('new');
});
