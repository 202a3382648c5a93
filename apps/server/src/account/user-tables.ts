/** Every table that holds something of a user, found in the database itself: export and deletion miss none. */
import type { Queryable } from '../db/db.ts';

export interface UserTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly UserColumn[];
}

interface UserColumn {
  readonly name: string;
  readonly type: string;
}

/** Columns that are ours, not the user's: hashes and secrets. */
const SECRET = new Set([
  'key_hash',
  'token_hash',
  'parent_hash',
  'code_hash',
  'auth_code_hash',
  'secret',
  'credential',
  'encrypted_password',
  'provider_verifier',
  'provider_nonce',
  'code_challenge',
  'webauthn_challenge',
]);
/** Proofs in transit and counters that say nothing about the user. */
const NOT_EXPORTED = new Set([
  'auth.one_time_tokens',
  'auth.flow_states',
  'auth.refresh_tokens',
  'auth.mfa_challenges',
  'auth.mail_outbox',
  'cryptax.outbox',
]);

export async function userTables(on: Queryable): Promise<readonly UserTable[]> {
  const { rows } = await on.query<UserTable>(
    `select c.table_schema as schema, c.table_name as name, json_agg(
        json_build_object('name', c.column_name, 'type', c.data_type) order by c.ordinal_position) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema in ('auth', 'public', 'cryptax') and t.table_type = 'BASE TABLE'
      group by 1, 2 having bool_or(c.column_name = 'user_id') order by 1, 2`,
  );
  return rows;
}

export function exportedTables(tables: readonly UserTable[]): readonly UserTable[] {
  return tables
    .filter(({ schema, name }) => !NOT_EXPORTED.has(`${schema}.${name}`))
    .map((table) => ({ ...table, columns: table.columns.filter(({ name }) => !SECRET.has(name)) }));
}
