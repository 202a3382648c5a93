import { expect, test, vi } from 'vitest';
import { whenControlled } from './start-offline-app.ts';

function workers(controller: ServiceWorker | null) {
  return Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer;
}

test('on the first visit it waits for the worker that takes over, not only for one that is ready', async () => {
  const first = workers(null);
  const kept = vi.fn();
  const asked = whenControlled(first).then(kept);
  await Promise.resolve();
  expect(kept).not.toHaveBeenCalled();
  first.dispatchEvent(new Event('controllerchange'));
  await asked;
  expect(kept).toHaveBeenCalledOnce();
});

test('on a later visit there is nothing to wait for', async () => {
  await expect(whenControlled(workers({} as ServiceWorker))).resolves.toBeUndefined();
});
