/**
 * Measures the services the app leans on: our own server, the price source, the block explorer. A figure shown is a
 * figure measured; what nobody asked is "unchecked". Only our own server is asked unasked: outside services hear
 * from us when the user presses "check" or has switched regular checks on, so offline mode keeps its promise.
 */
import type { NetworkEnvironment } from '../notices/environment.ts';
import type { Failure } from '../notices/failure.ts';
import { request } from '../notices/request.ts';
import { Observable } from '../observable.ts';
import { HEALTH_PATH, readHealth } from './server-health.ts';

export const SERVICE_IDS = ['server', 'prices', 'explorer'] as const;
export type ServiceId = (typeof SERVICE_IDS)[number];
export type ServiceState = 'unchecked' | 'connected' | 'warning' | 'error';

export interface ServiceStatus {
  readonly id: ServiceId;
  readonly state: ServiceState;
  readonly checking: boolean;
  readonly responseMs: number | null;
  readonly lastSuccessAt: number | null;
  readonly failure: Failure | null;
}

/** An answer that takes longer is still an answer, but worth a warning. */
const SLOW_MS = 2_000;
const CHECK_EVERY_MS = 60_000;
const PROBE_TIMEOUT_MS = 5_000;

export interface ServiceAddresses {
  readonly prices: () => string;
  readonly explorer: () => string;
}

export class ServiceMonitor {
  readonly #environment: NetworkEnvironment;
  readonly #addresses: ServiceAddresses;
  readonly statuses = new Observable<readonly ServiceStatus[]>(SERVICE_IDS.map(unchecked));

  constructor(environment: NetworkEnvironment, addresses: ServiceAddresses) {
    this.#environment = environment;
    this.#addresses = addresses;
  }

  async checkAll(ids: readonly ServiceId[] = SERVICE_IDS): Promise<void> {
    await Promise.all(ids.map((id) => this.check(id)));
  }

  async check(id: ServiceId): Promise<void> {
    const before = this.statuses.get().find((status) => status.id === id);
    if (before === undefined || before.checking) return;
    this.#change({ ...before, checking: true });
    const startedAt = this.#environment.now();
    const answer = await this.#probe(id);
    const endedAt = this.#environment.now();
    const responseMs = endedAt - startedAt;
    this.#change(
      answer.ok
        ? {
            id,
            checking: false,
            state: responseMs > SLOW_MS ? 'warning' : 'connected',
            responseMs,
            lastSuccessAt: endedAt,
            failure: null,
          }
        : { ...before, state: stateOf(answer.error), responseMs: null, failure: answer.error },
    );
  }

  /** Checks now and every minute: always our server, the outside ones only while `outside` says so. */
  start(outside: () => boolean): () => void {
    let stop: () => void = () => undefined;
    const round = () => {
      void this.checkAll(outside() ? SERVICE_IDS : ['server']);
      stop = this.#environment.after(CHECK_EVERY_MS, round);
    };
    round();
    return () => stop();
  }

  #probe(id: ServiceId) {
    const options = { environment: this.#environment, timeoutMs: PROBE_TIMEOUT_MS, repeatable: false };
    if (id === 'server') return request(HEALTH_PATH, readHealth, options);
    return request(this.#addresses[id](), readSomething, options);
  }

  #change(status: ServiceStatus): void {
    this.statuses.set(this.statuses.get().map((each) => (each.id === status.id ? status : each)));
  }
}

export interface ServiceSummary {
  readonly connected: number;
  readonly asked: number;
  readonly state: ServiceState;
}

/** All failed is an error, some failed or slow a warning; services nobody asked count neither way. */
export function summarize(statuses: readonly ServiceStatus[]): ServiceSummary {
  const checked = statuses.filter((status) => status.state !== 'unchecked');
  const connected = checked.filter((status) => status.state !== 'error').length;
  const state = (): ServiceState => {
    if (checked.length === 0) return 'unchecked';
    if (connected === 0) return 'error';
    return checked.every((status) => status.state === 'connected') ? 'connected' : 'warning';
  };
  return { connected, asked: checked.length, state: state() };
}

function unchecked(id: ServiceId): ServiceStatus {
  return { id, state: 'unchecked', checking: false, responseMs: null, lastSuccessAt: null, failure: null };
}

/** A service that refuses for now is there, only not for us at the moment. */
function stateOf(failure: Failure): ServiceState {
  return failure.reason === 'rate-limit' ? 'warning' : 'error';
}

async function readSomething(response: Response): Promise<void> {
  if ((await response.text()).trim() === '') throw new Error('An empty answer proves nothing.');
}
