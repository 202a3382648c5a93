/** Every answer that is offered says what the years would be after it, in euro or in words. */
import { ok } from '@cryptax/kernel';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { RangeText, YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import type { AnswerTrial, QueueQuestion } from '../../../entry-types.ts';
import { type Answer, type AnswerInput, NO_INPUT } from '../review/answers.ts';
import { fakeLedger } from '../testing/fake-ledger.ts';
import { AnswerEffect } from './answer-effect.tsx';

afterEach(cleanup);

const POINT: RangeText = { low: '0.00', high: '0.00' };
const yearOf = (year: number, privateSales: RangeText, more: Partial<YearRange> = {}): YearRange => ({
  ...{ year, complete: false, privateSales, income: POINT, limits: { privateSales: '1000.00', income: '256.00' } },
  ...more,
});
const changed = (before: YearRange, after: YearRange) => ({ year: after.year, before, after });

function questionOf(kind: QueueQuestion['kind'], more: Partial<QueueQuestion> = {}): QueueQuestion {
  const card = { id: '1', kind: 'unreadable-row', cause: { code: '', params: {} }, fixes: [], similar: [] } as const;
  return { id: 'q', kind, shares: 'one', card, cardIds: ['1'], effect: null, years: [2024], answers: [], ...more };
}

const text = () => document.body.textContent;

async function show(
  question: QueueQuestion,
  answers: readonly { readonly answer: Answer; readonly input?: AnswerInput }[],
  trial: AnswerTrial = { years: [], isUnbounded: false },
) {
  const { api, client } = fakeLedger({});
  api.tryAnswer.mockResolvedValue(ok(trial));
  const page = (given: typeof answers) => (
    <LocaleProvider locale="en">
      <LedgerProvider client={client}>
        {given.map(({ answer, input }, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers stay where they are
          <AnswerEffect key={no} book="own" {...{ question, answer, input }} />
        ))}
      </LedgerProvider>
    </LocaleProvider>
  );
  const { rerender } = await act(async () => render(page(answers)));
  return { api, again: (given: typeof answers) => act(async () => rerender(page(given))) };
}

const LEAVE_OUT = { answer: { kind: 'ignore-row' } } as const;

it('of an unread row that is left out: the sums that change, each by its name', async () => {
  const open = { low: null, high: null };
  const before = yearOf(2024, open, { income: { low: '0.00', high: null } });
  const years = [
    changed(yearOf(2025, open), yearOf(2025, { low: '150.00', high: null })),
    changed(before, yearOf(2024, { low: '400.00', high: '400.00' })),
  ];
  const { api } = await show(questionOf('row'), [LEAVE_OUT], { years, isUnbounded: true });
  expect(text()).toBe(
    'Section 23 in 2025 then at least €150.00 · Section 23 in 2024 then €400.00 · Section 22 no. 3 in 2024 then €0.00',
  );
  expect(api.tryAnswer.mock.calls).toEqual([['own', ['1'], { kind: 'ignore-row' }]]);
});

it('the tax where a profile tells it, else the sums behind it', async () => {
  const tax = { low: '100.00', high: '300.00' };
  const [was, is] = [yearOf(2024, { low: '0.00', high: '2000.00' }, { tax }), yearOf(2024, POINT, { tax: POINT })];
  await show(questionOf('row'), [LEAVE_OUT], { years: [changed(was, is)], isUnbounded: false });
  expect(text()).toBe('Tax 2024 then €0.00');
});

it('in words where nothing bounds it, where it changes nothing, and where something is to be entered first', async () => {
  await show(questionOf('row'), [LEAVE_OUT, { answer: { kind: 'enter-row' } }], { years: [], isUnbounded: true });
  expect(text()).toBe('then still open-endedThe effect depends on what you enter');
  cleanup();
  await show(questionOf('duplicate'), [{ answer: { kind: 'keep-both' } }]);
  expect(text()).toBe('Changes no figure');
});

it('what can be stated shows what it leads to whatever is entered, and is tried once it is entered', async () => {
  const stated = [{ id: 'stated', years: [yearOf(2024, { low: '0.00', high: '90.00' })] }];
  const trial = {
    years: [changed(yearOf(2024, POINT), yearOf(2024, { low: '12.50', high: '12.50' }))],
    isUnbounded: false,
  };
  const answer = { kind: 'set-value' } as const;
  const { api, again } = await show(questionOf('price', { answers: stated }), [{ answer }], trial);
  expect(text()).toBe('Section 23 in 2024 then €0.00 to €90.00 · depending on what you enter');
  expect(api.tryAnswer).not.toHaveBeenCalled();
  await again([{ answer, input: { ...NO_INPUT, valueEur: '40' } }]);
  expect(text()).toBe('Section 23 in 2024 then €12.50');
  expect(api.tryAnswer.mock.calls).toEqual([['own', ['1'], { kind: 'set-value', valueEur: '40' }]]);
});

it('tries one after the other, and nothing that nobody waits for any more', async () => {
  const { api, again } = await show(questionOf('row'), []);
  let answerFirst: () => void = () => undefined;
  api.tryAnswer.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerFirst = () => resolve(ok({ years: [], isUnbounded: false }));
      }),
  );
  const typed = (valueEur: string) => ({ answer: { kind: 'set-value' } as const, input: { ...NO_INPUT, valueEur } });
  await again([LEAVE_OUT, typed('1'), { answer: { kind: 'keep-price' } }]);
  await again([LEAVE_OUT, typed('12')]);
  expect(api.tryAnswer.mock.calls.map(([, , fix]) => fix.kind)).toEqual(['ignore-row']);
  await act(async () => answerFirst());
  expect(api.tryAnswer.mock.calls.map(([, , fix]) => fix)).toEqual([
    { kind: 'ignore-row' },
    { kind: 'set-value', valueEur: '12' },
  ]);
});
