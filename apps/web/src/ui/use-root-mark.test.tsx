import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRootMark } from './use-root-mark.ts';

function Marked({ isShown }: { readonly isShown: boolean }) {
  useRootMark('bulkBar', isShown);
  return null;
}

test('the mark stays until the last that needs it is gone', () => {
  const { dataset } = document.documentElement;
  const first = render(<Marked isShown />);
  const second = render(<Marked isShown />);
  expect(dataset.bulkBar).toBe('');
  first.unmount();
  expect(dataset.bulkBar).toBe('');
  second.rerender(<Marked isShown={false} />);
  expect(dataset.bulkBar).toBeUndefined();
});
