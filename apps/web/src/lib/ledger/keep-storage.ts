/** Asks the browser once per page not to clear the database under pressure; only the page may ask, not the worker. */
import { requestPersistence } from '@cryptax/store';

let asked: Promise<unknown> | undefined;

export function keepStorage(): Promise<unknown> {
  asked ??= requestPersistence(navigator.storage);
  return asked;
}
