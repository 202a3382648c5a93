import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('keeps what has a value, also an empty one, and leaves the other keys out', () => {
  const note: string | undefined = undefined;
  const fields = defined({ note, fee: '0', text: '', none: null, isOpen: false });
  expect(Object.keys(fields)).toEqual(['fee', 'text', 'none', 'isOpen']);
  expect({ id: 1, ...defined({ note }) }).toStrictEqual({ id: 1 });
});
