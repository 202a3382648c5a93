/** What a channel wants to hear of: a table, a kind of change, perhaps one value of one column. */
import { z } from 'zod';

const bindingSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().max(60),
  table: z.string().max(60).optional(),
  filter: z.string().max(300).optional(),
});

const joinSchema = z.object({
  config: z.object({ postgres_changes: z.array(bindingSchema).max(20).default([]) }).default({ postgres_changes: [] }),
  access_token: z.string().max(10_000).nullish(),
});

/** As the client sent it, with the number by which events name it. */
export type Binding = z.infer<typeof bindingSchema> & { readonly id: number };

export interface Join {
  readonly bindings: readonly Binding[];
  readonly token: string | null;
}

export interface Change {
  readonly id: number;
  readonly userId: string;
  readonly table: string;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly record: Readonly<Record<string, unknown>> | null;
  readonly oldRecord: Readonly<Record<string, unknown>> | null;
  readonly at: string;
}

export function readJoin(payload: unknown): Join | null {
  const parsed = joinSchema.safeParse(payload);
  if (!parsed.success) return null;
  const { config, access_token } = parsed.data;
  return {
    bindings: config.postgres_changes.map((binding, index) => ({ ...binding, id: index + 1 })),
    token: access_token ?? null,
  };
}

export function isMatch({ event, schema, table, filter }: Binding, change: Change): boolean {
  if (schema !== 'public' && schema !== '*') return false;
  if (table !== undefined && table !== '*' && table !== change.table) return false;
  if (event !== '*' && event !== change.operation) return false;
  if (filter === undefined) return true;
  const match = /^([a-z_]+)=eq\.(.*)$/s.exec(filter);
  const row = change.record ?? change.oldRecord ?? {};
  return match !== null && String(row[match[1] ?? '']) === match[2];
}
