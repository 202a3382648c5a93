/** Status of one method and scope, for the method page and for every place where a report is offered. */
import type { Method, Scope } from '@cryptax/ledger';
import { METHOD_NOTES, type MethodNote } from './method-status.data.ts';

export function methodNote(method: Method, scope: Scope): MethodNote {
  const note = METHOD_NOTES.find((candidate) => candidate.method === method && candidate.scope === scope);
  if (note === undefined) throw new Error(`No status for ${method} ${scope}`);
  return note;
}
