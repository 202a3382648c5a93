/** Status of one method and scope, for the method page and for every place where a report is offered. */
import type { MatchSettings, Method, Scope } from '@cryptax/ledger';
import { METHOD_NOTES, type MethodNote, type MethodStatus } from './method-status.data.ts';

export function methodNote(method: Method, scope: Scope): MethodNote {
  const note = METHOD_NOTES.find((candidate) => candidate.method === method && candidate.scope === scope);
  if (note === undefined) throw new Error(`No status for ${method} ${scope}`);
  return note;
}

/** A report is for planning only as soon as one pool uses a method that the letter does not know. */
export function settingsStatus(settings: MatchSettings): MethodStatus {
  const methods = [settings.method, ...settings.poolMethods.map(({ method }) => method)];
  const planning = methods.some((method) => methodNote(method, settings.scope).status === 'planning');
  return planning ? 'planning' : 'accepted';
}
