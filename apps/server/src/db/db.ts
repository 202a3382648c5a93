/**
 * The only way to the database. PGlite in a worker thread and a real PostgreSQL both stand behind it, so that nothing
 * above knows which one it talks to. Parameters travel as text and are cast in SQL; results come back decoded alike.
 */
export type SqlValue = string | number | boolean | null;

export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** Rows written by the last statement. */
  readonly affected: number;
}

export interface Statement {
  readonly sql: string;
  readonly params?: readonly SqlValue[];
}

/** The answers of a batch, in the order of its statements. */
export type Answers = readonly Rows<Record<string, unknown>>[];

export interface Queryable {
  /** One statement; `$1` and so on are bound, never pasted. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly SqlValue[]): Promise<Rows<Row>>;
}

export interface Transaction extends Queryable {
  /** Several statements without parameters, for migrations. */
  exec(sql: string): Promise<void>;
}

export interface Db extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /** Commits when the work is done, rolls back when it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** All statements as one transaction that only reads, sent at once. */
  read(statements: readonly Statement[]): Promise<Answers>;
  /** All statements as one transaction, sent at once; `check` may still refuse what they did by throwing. */
  write(statements: readonly Statement[], check?: (answers: Answers) => void): Promise<Answers>;
  /**
   * Calls back for every NOTIFY on the channel until the returned function is called. After a lost connection the payload
   * is empty and `missedMs` says for how long notices may have been missed; else it is 0.
   */
  listen(channel: string, onNotice: (payload: string, missedMs: number) => void): Promise<() => Promise<void>>;
  /** A copy of the whole database as a compressed tar; null where the operator backs up (PostgreSQL). */
  dump(): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** What the database refused, by SQLSTATE; 08xxx and 57xxx mean that it could not answer at all. */
export class DbError extends Error {
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;

  constructor(code: string, message: string, detail: string | null = null, hint: string | null = null) {
    super(message);
    this.name = 'DbError';
    this.code = code;
    this.detail = detail;
    this.hint = hint;
  }
}

/**
 * The database is not there, cut us off, or is a standby that became none yet (25006): the caller may try again, nobody
 * made a mistake.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof DbError && /^(08|53|57P|25006|25P03)/.test(error.code);
}

/**
 * A value that no column could hold: a text with a NUL, half a character, a number or a day out of range. Whoever sent it
 * made the mistake.
 */
export function isImpossibleValue(error: unknown): boolean {
  return error instanceof DbError && /^22(003|007|008|021|P02|P03|P05)$/.test(error.code);
}
