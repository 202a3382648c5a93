import { expect, test } from 'vitest';
import { FAULT_EXIT_CODE, installLastResort } from './last-resort.ts';
import { createLog } from './log.ts';

/** The handler itself, without a fault that would end the test run too. */
function handlerOf(fault: 'uncaughtException' | 'unhandledRejection'): (error: unknown) => void {
  return process.listeners(fault as 'uncaughtException').at(-1) as (error: unknown) => void;
}

test('one line without the message, what runs is finished, then the code that a supervisor restarts on', async () => {
  const lines: string[] = [];
  const done: string[] = [];
  const exited = new Promise<number>((resolve) => {
    const remove = installLastResort({
      log: createLog('error', { write: (line) => void lines.push(line) }),
      close: async () => void done.push('closed'),
      exit: (code) => {
        remove();
        resolve(code);
      },
    });
  });
  handlerOf('uncaughtException')(new TypeError('amount 12.50 of anna@example.org'));
  expect(await exited).toBe(FAULT_EXIT_CODE);
  expect(done).toEqual(['closed']);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 60,
    fault: 'uncaughtException',
    err: { kind: 'TypeError' },
    msg: 'unexpected fault, stopping',
  });
  expect(lines[0]).not.toContain('anna');
});

test('a second fault, or an end that fails, still ends the process', async () => {
  const codes: number[] = [];
  const remove = installLastResort({
    log: createLog('silent'),
    close: () => new Promise(() => undefined),
    exit: (code) => void codes.push(code),
  });
  const handle = handlerOf('unhandledRejection');
  handle(new Error('one'));
  expect(codes).toEqual([]);
  handle(new Error('two'));
  expect(codes).toEqual([FAULT_EXIT_CODE]);
  remove();
});
