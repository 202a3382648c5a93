/**
 * What the field readers share while one file is read: the event they are in, the errors found so far and the
 * fields nobody knows. Paths are put together only when something is wrong, so good files cost nothing.
 */
import { defined, type Issue, issue } from '@cryptax/kernel';
import { LEDGER_FILE_LIMITS, type LedgerFileError, type LedgerFileErrorCode } from './ledger-file.ts';

interface UnknownField {
  readonly eventId: string | undefined;
  count: number;
}

export class ReadContext {
  readonly errors: LedgerFileError[] = [];
  readonly #unknown = new Map<string, UnknownField>();
  #index = -1;
  #eventId: string | undefined;

  /** All following errors belong to the event at this place of the list. */
  enterEvent(index: number, id: unknown): void {
    this.#index = index;
    this.#eventId = typeof id === 'string' && id.length <= LEDGER_FILE_LIMITS.id ? id : undefined;
  }

  /** Errors are about the file again. */
  leaveEvents(): void {
    this.#index = -1;
    this.#eventId = undefined;
  }

  get isFull(): boolean {
    return this.errors.length >= LEDGER_FILE_LIMITS.reported;
  }

  /** Notes an error; gives back undefined so that readers can `return context.fail(...)`. */
  fail(code: LedgerFileErrorCode, field: string, params: Readonly<Record<string, string>> = {}): undefined {
    if (this.isFull) return undefined;
    const place = this.#index < 0 ? field : `events[${this.#index}]${field === '' ? '' : `.${field}`}`;
    this.errors.push({ code, path: place, ...defined({ eventId: this.#eventId }), params });
    if (this.isFull) {
      this.errors.push({
        code: 'file.too-many-errors',
        path: '',
        params: { limit: String(LEDGER_FILE_LIMITS.reported) },
      });
    }
    return undefined;
  }

  /** Counts a field that no reader knows; the same field of many events is one remark, the rest of a flood is `*`. */
  noteUnknown(field: string): void {
    const isFull = this.#unknown.size >= LEDGER_FILE_LIMITS.reported;
    const full = `${this.#index < 0 ? '' : 'events[].'}${field.slice(0, LEDGER_FILE_LIMITS.label)}`;
    const path = isFull && !this.#unknown.has(full) ? '*' : full;
    const known = this.#unknown.get(path);
    if (known !== undefined) known.count++;
    else this.#unknown.set(path, { eventId: this.#eventId, count: 1 });
  }

  get issues(): Issue<'ledger.unknown-field'>[] {
    return [...this.#unknown].map(([field, { eventId, count }]) =>
      issue('ledger.unknown-field', 'info', defined({ eventId }), { field, count: String(count) }),
    );
  }
}
