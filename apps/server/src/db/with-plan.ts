/**
 * The same database, with the plan that this instance gives to everyone without a subscription. It is set in every
 * transaction anew: another instance on the same database may give another one, and a pooler hands connections around.
 */
import type { Plan } from '@cryptax/api-contract';
import type { Db, Rows, SqlValue, Statement } from './db.ts';

/** Of single statements only those that ask for a plan need it; the others are spared a transaction. */
const ASKS_PLAN = /\bplan_of\(/;

export function withDefaultPlan(db: Db, plan: Plan): Db {
  const setting: Statement = { sql: "select set_config('cryptax.default_plan', $1, true)", params: [plan] };
  return {
    engine: db.engine,
    dump: () => db.dump(),
    listen: (channel, onNotice) => db.listen(channel, onNotice),
    close: () => db.close(),
    query: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
      ASKS_PLAN.test(sql) ? ((await db.write([setting, { sql, params }]))[1] as Rows<Row>) : db.query<Row>(sql, params),
    transaction: (work) =>
      db.transaction(async (tx) => {
        await tx.query(setting.sql, setting.params);
        return work(tx);
      }),
    read: async (statements) => (await db.read([setting, ...statements])).slice(1),
    write: async (statements, check) =>
      (await db.write([setting, ...statements], check && ((answers) => check(answers.slice(1))))).slice(1),
  };
}
