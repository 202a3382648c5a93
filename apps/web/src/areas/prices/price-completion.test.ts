import { ok, type Result } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import type { PriceCompletion, PriceProgress } from '../../platform/ledger/price-types.ts';
import { PriceCompletionRunner } from './price-completion.ts';
import type { PriceTabMessage, PriceTabs } from './price-tabs.ts';

const DONE: PriceCompletion = { mode: 'live', found: 0, changed: [], failing: [], isCancelled: false };

/** Two tabs of one browser. */
function twoTabs(): readonly [PriceTabs, PriceTabs] {
  const ears: ((message: PriceTabMessage) => void)[] = [];
  const end = (own: number): PriceTabs => ({
    tell: (message) => {
      for (const [at, hear] of ears.entries()) if (at !== own) hear(message);
    },
    listen: (heard) => {
      ears[own] = heard;
    },
  });
  return [end(0), end(1)];
}

/** The next answer is given by hand; timers are kept and run by hand. */
function setUp([tabs] = twoTabs()) {
  const asked: { again: boolean; end: (answer: PriceCompletion) => Promise<void>; tell: (done: number) => void }[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const ended: PriceCompletion[] = [];
  let cancels = 0;
  const book = { mark: '1' };
  const runner = new PriceCompletionRunner(
    {
      now: () => 1_000,
      after: (ms, run) => {
        const timer = { ms, run };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    },
    {
      completePrices: (_, { again = false }, onProgress: (progress: PriceProgress) => void) =>
        new Promise<Result<PriceCompletion, unknown>>((resolve) => {
          asked.push({
            again,
            end: async (answer) => {
              resolve(ok(answer));
              await new Promise((next) => setTimeout(next, 0));
            },
            tell: (done) => onProgress({ service: 'defillama', done, planned: 10 }),
          });
        }),
      cancelPrices: async () => {
        cancels++;
      },
    },
    (completion) => ended.push(completion),
    () => book.mark,
    tabs,
  );
  return { runner, book, asked, timers, ended, cancels: () => cancels };
}

test('completes each state of the book once, and the next one after it', async () => {
  const { runner, asked } = setUp();
  runner.want('own', '1');
  runner.want('own', '1');
  runner.want('own', '2');
  expect(asked).toHaveLength(1);
  asked[0]?.tell(3);
  expect(runner.state.get()).toMatchObject({ isRunning: true, progress: { done: 3, planned: 10 } });
  await asked[0]?.end(DONE);
  expect(asked).toHaveLength(2);
  await asked[1]?.end(DONE);
  runner.want('own', '2');
  expect(asked).toHaveLength(2);
  expect(runner.state.get()).toEqual({
    isRunning: false,
    progress: null,
    elsewhere: null,
    failing: [],
    retryAt: null,
  });
});

test('comes back to a service that was away, later each time', async () => {
  const { runner, asked, timers } = setUp();
  runner.want('own', '1');
  await asked[0]?.end({ ...DONE, failing: ['defillama'] });
  expect(runner.state.get()).toMatchObject({ failing: ['defillama'], retryAt: 121_000 });
  timers[0]?.run();
  await asked[1]?.end({ ...DONE, failing: ['defillama'] });
  expect(timers.at(-1)?.ms).toBe(240_000);
  timers.at(-1)?.run();
  await asked[2]?.end(DONE);
  expect(runner.state.get().retryAt).toBeNull();
});

test('a round of the button alone is followed up too: the switch may be believed only after it has ended', async () => {
  const { runner, asked, timers } = setUp();
  const pressed = runner.now('own');
  await asked[0]?.end({ ...DONE, failing: ['defillama'] });
  await pressed;
  expect(runner.state.get()).toMatchObject({ failing: ['defillama'], retryAt: 121_000 });
  runner.want('own', '1');
  expect(asked).toHaveLength(1);
  timers[0]?.run();
  expect(asked).toHaveLength(2);
});

test('a person who stops it is not overruled by the clock', async () => {
  const { runner, asked, timers, ended, cancels } = setUp();
  runner.want('own', '1');
  await runner.cancel();
  expect(cancels()).toBe(1);
  await asked[0]?.end({ ...DONE, failing: ['kraken'], isCancelled: true });
  expect(timers).toEqual([]);
  expect(ended).toHaveLength(1);
  void runner.now('own');
  expect(asked[1]?.again).toBe(true);
});

test('what came until a person stopped it changes the book, and that alone asks for nothing more', async () => {
  const { runner, book, asked } = setUp();
  runner.want('own', '1');
  await runner.cancel();
  book.mark = '2';
  await asked[0]?.end({ ...DONE, found: 3, isCancelled: true });
  // A screen draws the new state a little later.
  runner.want('own', '2');
  expect(asked).toHaveLength(1);
  expect(runner.state.get().isRunning).toBe(false);
  // An entry of the person's own is another state.
  book.mark = '3';
  runner.want('own', '3');
  expect(asked).toHaveLength(2);
});

test('nor does a state that was drawn before the stop was answered', async () => {
  const { runner, book, asked } = setUp();
  runner.want('own', '1');
  await runner.cancel();
  book.mark = '2';
  runner.want('own', '2');
  await asked[0]?.end({ ...DONE, found: 3, isCancelled: true });
  expect(asked).toHaveLength(1);
});

test('switched off it stops and waits for nothing', async () => {
  const { runner, asked, timers, cancels } = setUp();
  runner.want('own', '1');
  runner.rest();
  expect(cancels()).toBe(1);
  await asked[0]?.end({ ...DONE, failing: ['kraken'], isCancelled: true });
  expect(timers).toEqual([]);
  runner.want('own', '1');
  expect(asked).toHaveLength(2);
});

test('the curve comes after the values of the same state, and not after a stop', async () => {
  const { runner, asked } = setUp();
  expect(runner.hasCompleted('1')).toBe(false);
  runner.want('own', '1');
  expect(runner.hasCompleted('1')).toBe(false);
  await asked[0]?.end(DONE);
  expect([runner.hasCompleted('1'), runner.hasCompleted('2')]).toEqual([true, false]);
  runner.want('own', '2');
  await asked[1]?.end({ ...DONE, isCancelled: true });
  expect(runner.hasCompleted('2')).toBe(false);
});

/** One fetches, the other waits for its turn, as the lock of the browser has it. */
function fetchingAndWaiting() {
  const [one, other] = twoTabs();
  const [first, second] = [setUp([one, other]), setUp([other, one])];
  first.runner.want('own', '1');
  second.runner.want('own', '1');
  first.asked[0]?.tell(3);
  return { first, second };
}

test('a tab shows how far another one is that fetches, until it has ended', async () => {
  const { first, second } = fetchingAndWaiting();
  expect(second.runner.state.get()).toMatchObject({ progress: null, elsewhere: { done: 3, planned: 10 } });
  expect(first.runner.state.get()).toMatchObject({ progress: { done: 3 }, elsewhere: null });
  await first.asked[0]?.end(DONE);
  expect(second.runner.state.get().elsewhere).toBeNull();
});

test.each(['fetches', 'waits'])(
  'a stop in the tab that %s stops both, and what came until then starts none',
  async (which) => {
    const { first, second } = fetchingAndWaiting();
    await (which === 'fetches' ? first : second).runner.cancel();
    expect([first.cancels(), second.cancels()]).toEqual([1, 1]);
    // What was taken in makes a new state, which either tab may hear of before the fetching one has said that it ended.
    first.book.mark = '2';
    second.book.mark = '2';
    await second.asked[0]?.end({ ...DONE, isCancelled: true });
    second.runner.want('own', '2');
    first.runner.want('own', '2');
    await first.asked[0]?.end({ ...DONE, found: 3, isCancelled: true });
    second.runner.want('own', '2');
    expect([first.asked, second.asked].map(({ length }) => length)).toEqual([1, 1]);
    // An entry of the person's own is another state, in both.
    second.runner.want('own', '3');
    expect(second.asked).toHaveLength(2);
  },
);

test('a tab that was closed in the middle is waited for no longer than services are', async () => {
  const { first, second } = fetchingAndWaiting();
  await second.runner.cancel();
  await second.asked[0]?.end({ ...DONE, isCancelled: true });
  second.runner.want('own', '2');
  expect(second.asked).toHaveLength(1);
  expect(first.asked).toHaveLength(1);
  second.timers.at(-1)?.run();
  expect(second.runner.state.get().elsewhere).toBeNull();
  expect(second.asked).toHaveLength(2);
});
