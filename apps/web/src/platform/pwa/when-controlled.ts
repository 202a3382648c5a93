/**
 * Waits until the offline worker answers what this page asks for. `ready` is said earlier, while a worker of the first visit is
 * still taking over: what is asked in between passes it by and is not kept.
 */
export function whenControlled(
  workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
): Promise<void> {
  return new Promise((resolve) => {
    // Listening first: it may take over between the look and the listening.
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    if (workers.controller !== null) resolve();
  });
}
