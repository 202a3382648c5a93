import { expect, test } from 'vitest';
import { addToGroup, groupBy } from './group-by.ts';

test('groups and their items stand in the order of appearance', () => {
  const groups = groupBy(['beta', 'alpha', 'bravo', 'charlie', 'atom'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['b', ['beta', 'bravo']],
    ['a', ['alpha', 'atom']],
    ['c', ['charlie']],
  ]);
});

test('no key at all is a key like any other', () => {
  expect(groupBy([1, 2, 3], (n) => (n > 1 ? 'more' : undefined)).get(undefined)).toEqual([1]);
});

test('an item can be added to several groups, known or new', () => {
  const groups = new Map([['known', [1]]]);
  for (const key of ['known', 'new']) addToGroup(groups, key, 2);
  expect([...groups]).toEqual([
    ['known', [1, 2]],
    ['new', [2]],
  ]);
});
