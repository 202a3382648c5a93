import { expect, test } from 'vitest';
import { checkedPart, firstDraft, requestOf, toggled } from './letter-form.tsx';

test('the last year that is over is ticked first, with what most letters ask for', () => {
  expect(firstDraft([2026, 2025, 2024]).years).toEqual([2025]);
  expect(firstDraft([2026]).years).toEqual([2026]);
  expect(requestOf({ ...firstDraft([2026]), years: [] })).toBeNull();
  expect(requestOf({ ...firstDraft([2026]), points: [] })).toBeNull();
});

test('ticks come in the order of the list; no wallet ticked means all of them', () => {
  const draft = { ...firstDraft([2026]), years: toggled([2024], 2022, true), points: ['method', 'overview'] as const };
  expect(requestOf(draft)).toMatchObject({ years: [2022, 2024], points: ['overview', 'method'], wallets: null });
  expect(requestOf({ ...draft, wallets: ['Kraken'] })?.wallets).toEqual(['Kraken']);
  expect(toggled([1, 2], 1, false)).toEqual([2]);
});

test('typing a reference asks for no new check, a deadline does', () => {
  const draft = firstDraft([2026]);
  const typed = { ...draft, letter: { ...draft.letter, reference: ' VIII/3 ' } };
  const [before, after] = [draft, typed].map((each) => requestOf(each));
  if (!before || !after) throw new Error('nothing asked');
  expect(after.letter.reference).toBe('VIII/3');
  expect(checkedPart(after)).toEqual(checkedPart(before));
  const late = { ...after, letter: { ...after.letter, deadline: '2026-01-01' } };
  expect(checkedPart(late)).not.toEqual(checkedPart(before));
});
