/** What the answers of all exchanges say, and which of them must not be. */

/** Failures of others that we tell as such (README of the server): the outside is a closed port here. */
const DOCUMENTED = [
  { statuses: [502, 504], path: /\/api\/exchanges\// },
  { statuses: [502, 503, 504], path: /\/api\/rates\/ecb/ },
];

export class Judge {
  statuses = new Map();
  /** Answers of 5xx with their exchange, and exchanges without an answer. */
  failures = [];
  documented = 0;
  answered = 0;
  #onFailure;

  /** @param {(failure: object) => void} [onFailure] called at once, for runs that take long */
  constructor(onFailure = () => undefined) {
    this.#onFailure = onFailure;
  }

  add({ number, path, ending }, { statuses, isForgotten, isRefused }) {
    if (statuses.length > 0) this.answered++;
    for (const status of statuses) {
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status < 500) continue;
      if (isDocumented(status, path)) this.documented++;
      else this.#fail({ number, what: String(status), path, ending });
    }
    if (isForgotten) this.#fail({ number, what: 'not answered', path, ending });
    if (isRefused) this.#fail({ number, what: 'connection refused', path, ending });
  }

  #fail(failure) {
    this.failures.push(failure);
    this.#onFailure(failure);
  }

  /** How many answers had a status of this hundred. */
  count(hundred) {
    return [...this.statuses].reduce(
      (sum, [status, count]) => sum + (Math.floor(status / 100) === hundred ? count : 0),
      0,
    );
  }
}

const isDocumented = (status, path) =>
  DOCUMENTED.some((known) => known.statuses.includes(status) && known.path.test(path));

/** Lines of the server's log that tell of a fault which nobody expected (`ops/last-resort.ts`). */
export const lastResortLines = (log) => log.split('\n').filter((line) => line.includes('unexpected fault, stopping'));

/** Kinds of errors that were logged, with how often: where to look first. */
export function errorsInLog(log) {
  const counts = new Map();
  for (const line of log.split('\n').filter((text) => text.startsWith('{'))) {
    const { msg, err } = JSON.parse(line);
    const error = `${msg}: ${err?.kind} ${err?.code ?? ''} ${err?.at?.[0] ?? ''}`.slice(0, 160);
    counts.set(error, (counts.get(error) ?? 0) + 1);
  }
  return [...counts].map(([error, count]) => [count, error]);
}
