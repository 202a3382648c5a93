/**
 * Errors nobody caught, for the overlay: from scripts, from promises, from React. The latest one is kept until the
 * user closes it; the app underneath goes on. The raw text is a detail for a report, never the message itself.
 */
import { Observable } from '../observable.ts';

export interface ErrorReport {
  readonly detail: string;
}

export class ErrorReports {
  readonly latest = new Observable<ErrorReport | null>(null);

  readonly report = (error: unknown): void => this.latest.set({ detail: describe(error) });

  readonly close = (): void => this.latest.set(null);

  /** Catches what the browser reports as uncaught; the returned function stops it. */
  watch(source: EventTarget): () => void {
    const onError = (event: Event) => {
      // A resource that failed to load is an Event without an error: the place that asked for it deals with it.
      if (event instanceof ErrorEvent && !isHarmless(event.message)) this.report(event.error ?? event.message);
    };
    const onRejection = (event: Event) => {
      const reason: unknown = 'reason' in event ? event.reason : event;
      if (!isAbort(reason)) this.report(reason);
    };
    source.addEventListener('error', onError);
    source.addEventListener('unhandledrejection', onRejection);
    return () => {
      source.removeEventListener('error', onError);
      source.removeEventListener('unhandledrejection', onRejection);
    };
  }
}

export const errorReports = new ErrorReports();

function describe(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : 'Unknown error';
}

/** The browser says this when a layout observer needs another round; nothing is lost by it. */
function isHarmless(message: string): boolean {
  return message.startsWith('ResizeObserver loop');
}

function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
