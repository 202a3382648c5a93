import { describe, expect, test } from 'vitest';
import { OfflineApp, type ServiceWorkerPort } from './offline-app.ts';

type Listener = (event: { isUpdate?: boolean }) => void;

class HandDrivenPort implements ServiceWorkerPort {
  readonly reported: string[] = [];
  readonly #listeners = new Map<string, Listener>();
  readonly #isRefused: boolean;

  constructor(isRefused = false) {
    this.#isRefused = isRefused;
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  async register(): Promise<void> {
    if (this.#isRefused) throw new Error('refused');
  }
  async update(): Promise<void> {
    this.reported.push('update');
  }
  messageSkipWaiting(): void {
    this.reported.push('skip waiting');
  }
  emit(type: string, isUpdate: boolean): void {
    this.#listeners.get(type)?.({ isUpdate });
  }
}

async function started(port = new HandDrivenPort(), isKeptAlready = true) {
  const reloads: string[] = [];
  const app = new OfflineApp(() => reloads.push('reload'));
  await app.start(port, () => isKeptAlready);
  return { app, port, reloads };
}

describe('the offline app', () => {
  test('is prepared at the first visit and ready once every file is kept', async () => {
    const { app, port } = await started(new HandDrivenPort(), false);
    expect(app.state.get()).toBe('preparing');
    port.emit('installed', false);
    expect(app.state.get()).toBe('ready');
  });

  test('the worker of a first visit that waits for its turn is no newer version', async () => {
    const { app, port } = await started(new HandDrivenPort(), false);
    port.emit('installed', false);
    port.emit('waiting', false);
    expect(app.state.get()).toBe('ready');
  });

  test('a browser that refuses to keep it is told apart from one that does', async () => {
    const { app } = await started(new HandDrivenPort(true), false);
    expect(app.state.get()).toBe('none');
  });

  test('a newer version waits; the tab reloads only after the user asked and the new version is in charge', async () => {
    const { app, port, reloads } = await started();
    port.emit('installed', true);
    expect(app.state.get()).toBe('ready');
    port.emit('waiting', true);
    expect(app.state.get()).toBe('waiting');
    expect(port.reported).toEqual([]);

    app.switchToNewVersion();
    expect(port.reported).toEqual(['skip waiting']);
    expect(reloads).toEqual([]);
    port.emit('controlling', true);
    expect(reloads).toEqual(['reload']);
  });

  test('a switch in another tab never reloads this one by itself', async () => {
    const { app, port, reloads } = await started();
    port.emit('waiting', true);
    port.emit('controlling', true);
    expect(app.state.get()).toBe('behind');
    expect(reloads).toEqual([]);
    app.switchToNewVersion();
    expect(reloads).toEqual(['reload']);
  });

  test('looks for a newer version every hour', async () => {
    const { app, port } = await started();
    const timers: { run: () => void; milliseconds: number }[] = [];
    app.keepLooking((run, milliseconds) => timers.push({ run, milliseconds }));
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([3_600_000]);
    timers[0]?.run();
    expect(port.reported).toEqual(['update']);
  });
});
