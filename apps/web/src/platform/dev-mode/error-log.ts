/** The last uncaught errors of this page, newest last, for the developer panel. */
import { type ErrorReports, errorReports } from '../errors/error-report.ts';
import { Observable } from '../observable.ts';

export interface LoggedError {
  readonly no: number;
  readonly at: number;
  readonly detail: string;
}

const KEPT = 50;

export function createErrorLog({ latest }: Pick<ErrorReports, 'latest'>): Observable<readonly LoggedError[]> {
  const log = new Observable<readonly LoggedError[]>([]);
  let count = 0;
  const take = () => {
    const report = latest.get();
    if (report === null) return;
    count += 1;
    log.set([...log.get(), { no: count, at: Date.now(), detail: report.detail }].slice(-KEPT));
  };
  take();
  latest.subscribe(take);
  return log;
}

export const errorLog = createErrorLog(errorReports);
