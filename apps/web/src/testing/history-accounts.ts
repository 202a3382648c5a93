/**
 * For tests: pairs of accounts on a real server, some of them encrypted, and what lies in them as their user reads it. The
 * server slows down whoever registers often, so histories take turns with a few pairs and find what was there before.
 */
import { TRANSACTION_COLUMNS, type TransactionRow } from '@cryptax/api-contract';
import type { LedgerEvent } from '@cryptax/ledger';
import { fingerprint } from '@cryptax/store';
import { changeOf } from '../areas/account/sync/cloud.ts';
import { beginEncryption, endEncryption, type Owner } from '../areas/account/sync/encryption.ts';
import type { KeptKey } from '../areas/account/sync/key-shelf.ts';
import { isRecordRow } from '../areas/account/worker/records/kept-records.ts';
import { good } from './good.ts';
import { type Account, accountClient } from './sync-device.ts';

type Rows = Readonly<Record<string, string>>;

export interface HistoryUser extends Account {
  token: string;
  /** Set once the account was encrypted; rows of then may still need it when it no longer is. */
  key: KeptKey | undefined;
  isSealed: boolean;
  signedInAt: number;
  readonly email: string;
}

const PAIRS = 10;
const PASSWORD = 'correct horse battery';
/** Tokens live for an hour; a long run outlasts them. */
const FRESH_MS = 1_200_000;

export class HistoryAccounts {
  readonly #port: number;
  /** Of their addresses: files that share a server do not share accounts. */
  readonly #domain: string;
  readonly #pairs = new Map<number, readonly [HistoryUser, HistoryUser]>();

  constructor(port: number, domain = 'example.org') {
    this.#port = port;
    this.#domain = domain;
  }

  async pair(no: number): Promise<readonly [HistoryUser, HistoryUser]> {
    const at = no % PAIRS;
    const known = this.#pairs.get(at) ?? [await this.#register(`mara${at}`), await this.#register(`noah${at}`)];
    this.#pairs.set(at, known);
    for (const user of known) if (Date.now() - user.signedInAt > FRESH_MS) await this.#renew(user);
    return known;
  }

  /** Encrypted or readable again, as its user decides on any device; the next round of each device finds out. */
  async toggleEncryption(user: HistoryUser): Promise<void> {
    const owner: Owner = {
      client: accountClient(this.#port, user.token),
      userId: user.userId,
      shelf: {
        get: async () => user.key,
        put: async (_, kept) => {
          user.key = kept;
        },
        remove: async () => {},
      },
    };
    if (user.isSealed) good(await endEncryption(owner));
    else good(await beginEncryption(owner, PASSWORD));
    user.isSealed = !user.isSealed;
  }

  /** Amounts of entries and prints of what is kept beside them, deciphered where they lie there encrypted. */
  async rows({ token, key }: HistoryUser, book: string): Promise<{ readonly entries: Rows; readonly records: Rows }> {
    const { data, error } = await accountClient(this.#port, token)
      .from('transactions')
      .select(TRANSACTION_COLUMNS)
      .eq('book', book)
      .order('id')
      .overrideTypes<TransactionRow[], { merge: false }>();
    if (error) throw error;
    const rows = await Promise.all(
      data.map(async (row): Promise<[string, LedgerEvent]> => {
        const { id, event } = good(await changeOf({ form: 'readable', key }, book, row));
        return [id, event as LedgerEvent];
      }),
    );
    const isRecord = ([id]: readonly [string, LedgerEvent]) => isRecordRow({ id });
    return {
      entries: Object.fromEntries(
        rows.filter((row) => !isRecord(row)).map(([id, event]) => [id, 'in' in event ? event.in.amount : '']),
      ),
      records: Object.fromEntries(rows.filter(isRecord).map(([id, event]) => [id, fingerprint(event)])),
    };
  }

  async #register(name: string): Promise<HistoryUser> {
    const email = `${name}@${this.#domain}`;
    const { data, error } = await accountClient(this.#port).auth.signUp({ email, password: PASSWORD });
    if (error) throw error;
    const token = data.session?.access_token ?? '';
    const fresh = { key: undefined, isSealed: false, signedInAt: Date.now() };
    return { userId: data.user?.id ?? '', token, email, ...fresh };
  }

  async #renew(user: HistoryUser): Promise<void> {
    const { email } = user;
    const { data, error } = await accountClient(this.#port).auth.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    user.token = data.session.access_token;
    user.signedInAt = Date.now();
  }
}
