// @vitest-environment node
import { expect, test } from 'vitest';
import type { LedgerState } from './ledger-state.ts';
import { type Death, linkWorker, type WorkerLife } from './worker-link.ts';

/** Workers whose answers and deaths the test decides. */
function stage() {
  const lives: { asked: string[]; answer: (value: unknown) => void; die: (death?: Death) => void; isEnded: boolean }[] =
    [];
  let clock = 0;
  const start = (): WorkerLife => {
    const life = { asked: [] as string[], answer: (_: unknown) => {}, die: (_?: Death) => {}, isEnded: false };
    lives.push(life);
    return {
      call: (name, values) => {
        life.asked.push(name);
        if (name === 'subscribe') {
          (values[0] as (state: LedgerState) => void)({ kind: 'loading' });
          return Promise.resolve(undefined);
        }
        return new Promise((resolve) => {
          life.answer = resolve;
        });
      },
      death: new Promise((resolve) => {
        life.die = (death = 'died') => resolve(death);
      }),
      end: () => {
        life.isEnded = true;
      },
    };
  };
  const call = linkWorker(start, () => clock);
  const lifeAt = (index: number) => {
    const life = lives[index];
    if (life === undefined) throw new Error(`no life ${index}`);
    return life;
  };
  return { call, lifeAt, count: () => lives.length, wait: (ms: number) => (clock += ms) };
}

const turns = () => new Promise((resolve) => setTimeout(resolve));

test('a question under way is asked once more, and its caller notices nothing', async () => {
  const { call, lifeAt, count } = stage();
  const answer = call('queryEvents', [{ book: 'own' }]);
  lifeAt(0).die();
  await turns();
  expect(lifeAt(0).isEnded).toBe(true);
  expect(lifeAt(1).asked).toEqual(['queryEvents']);
  lifeAt(1).answer({ ok: true, value: 7 });
  expect(await answer).toEqual({ ok: true, value: 7 });
  expect(count()).toBe(2);
});

test('a change is never repeated: its caller is told that it may have been made or not', async () => {
  const { call, lifeAt } = stage();
  const answers = [call('applyEdit', ['own', {}]), call('commitImport', ['preview-1'])];
  lifeAt(0).die();
  const crashed = { ok: false, error: { code: 'store.worker-crashed' } };
  expect(await Promise.all(answers)).toEqual([crashed, crashed]);
  expect(lifeAt(1).asked).toEqual([]);
});

test('a dry run of an import begins anew with the same files', async () => {
  const { call, lifeAt } = stage();
  void call('previewImport', [[new File(['a'], 'a.csv')]]);
  lifeAt(0).die();
  await turns();
  expect(lifeAt(1).asked).toEqual(['previewImport']);
});

test('whoever watches the state is notified again by the next worker', async () => {
  const { call, lifeAt } = stage();
  const reported: string[] = [];
  await call('subscribe', [(state: LedgerState) => reported.push(state.kind)]);
  expect(reported).toEqual(['loading']);
  lifeAt(0).die();
  await turns();
  expect(lifeAt(1).asked).toEqual(['subscribe']);
  expect(reported).toEqual(['loading', 'loading', 'loading']);
});

test('a question that kills each worker it meets is given up, and so is a worker that keeps dying', async () => {
  const { call, lifeAt, count } = stage();
  const reported: LedgerState[] = [];
  await call('subscribe', [(state: LedgerState) => reported.push(state)]);
  const answer = call('taxReport', []);
  lifeAt(0).die();
  await turns();
  lifeAt(1).die();
  expect(await answer).toEqual({ ok: false, error: { code: 'store.worker-crashed' } });
  lifeAt(2).die();
  await turns();
  expect(count(), 'three deaths within a minute are enough').toBe(3);
  expect(reported.at(-1)).toEqual({ kind: 'failed', error: { code: 'store.worker-crashed' } });
  expect(await call('summary', ['own'])).toEqual({ ok: false, error: { code: 'store.worker-crashed' } });
  await expect(call('formats', [])).rejects.toThrow('store.worker-crashed');
});

test('deaths that lie far apart are forgotten', async () => {
  const { lifeAt, count, wait } = stage();
  for (let index = 0; index < 5; index++) {
    lifeAt(index).die();
    await turns();
    wait(61_000);
  }
  expect(count()).toBe(6);
});

test('a worker that ended with the visit is no death, however often the page is left and come back to', async () => {
  const { call, lifeAt, count } = stage();
  const reported: string[] = [];
  await call('subscribe', [(state: LedgerState) => reported.push(state.kind)]);
  for (let index = 0; index < 5; index++) {
    lifeAt(index).die('left');
    await turns();
  }
  expect(count()).toBe(6);
  expect(reported).not.toContain('failed');
});

test('a program that cannot be loaded is reported as that', async () => {
  const { call, lifeAt } = stage();
  const reported: LedgerState[] = [];
  await call('subscribe', [(state: LedgerState) => reported.push(state)]);
  for (let index = 0; index < 3; index++) {
    lifeAt(index).die('not-loaded');
    await turns();
  }
  expect(reported.at(-1)).toEqual({ kind: 'failed', error: { code: 'store.worker-not-loaded' } });
  expect(await call('applyEdit', [])).toEqual({ ok: false, error: { code: 'store.worker-not-loaded' } });
});
