/**
 * The app without a network: a worker of the browser keeps every file of this version, so that after the first visit
 * each screen opens offline. A newer version waits until the user asks for it; no tab ever reloads by itself, because
 * a reload in the middle of a form would lose what was typed.
 */
import { Observable } from '../observable.ts';

export type OfflineState =
  /** Not asked for yet, or the browser cannot (private windows, plain http). */
  | 'none'
  | 'preparing'
  /** Every file is kept; the app opens without a network. */
  | 'ready'
  /** A newer version is kept and waits for the user's word. */
  | 'waiting'
  /** Another tab switched to the newer version; this one still runs the older. */
  | 'behind';

/** The part of workbox-window that is used here, so that tests can drive it by hand. */
export interface ServiceWorkerPort {
  addEventListener(
    type: 'installed' | 'waiting' | 'controlling',
    listener: (event: { isUpdate?: boolean }) => void,
  ): void;
  register(options?: { immediate?: boolean }): Promise<unknown>;
  update(): Promise<void>;
  messageSkipWaiting(): void;
}

const CHECK_EVERY_MS = 60 * 60 * 1000;

export class OfflineApp {
  readonly state = new Observable<OfflineState>('none');
  readonly #reload: () => void;
  #port: ServiceWorkerPort | undefined;
  #hasAsked = false;

  constructor(reload: () => void) {
    this.#reload = reload;
  }

  async start(port: ServiceWorkerPort, isControlled: () => boolean): Promise<void> {
    this.#port = port;
    this.state.set(isControlled() ? 'ready' : 'preparing');
    port.addEventListener('installed', ({ isUpdate }) => {
      if (!isUpdate) this.state.set('ready');
    });
    // The worker of the first visit waits for a moment too on a slow machine. It is no newer version: none is in charge yet.
    port.addEventListener('waiting', () => {
      if (isControlled()) this.state.set('waiting');
    });
    port.addEventListener('controlling', ({ isUpdate }) => {
      if (this.#hasAsked) this.#reload();
      else if (isUpdate) this.state.set('behind');
    });
    try {
      await port.register({ immediate: true });
    } catch {
      this.state.set('none');
    }
  }

  /** Asks the server for a newer version, once an hour while the tab is open; without a network nothing happens. */
  keepLooking(every: (run: () => void, milliseconds: number) => void): void {
    every(() => void this.#port?.update().catch(() => undefined), CHECK_EVERY_MS);
  }

  /** The user's word: switch to the version that waits. Only this tab reloads. */
  switchToNewVersion(): void {
    if (this.state.get() === 'behind') {
      this.#reload();
      return;
    }
    this.#hasAsked = true;
    this.#port?.messageSkipWaiting();
  }
}
