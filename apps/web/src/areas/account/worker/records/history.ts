/**
 * The journal and the files of a device, for the others: what was done by hand there is part of the report here, and an entry
 * that came from a file came from that file wherever it is looked at. A device does not pass on what it learned from another as its own.
 */
import { isRecord, isText, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { ImportRecord, JournalRecord } from '@cryptax/store';
import type { ManualChange } from '@cryptax/tax-de';
import {
  keepTold,
  RECEIVED_FILES,
  RECEIVED_STEPS,
  receivedFiles,
  receivedSteps,
  type ToldFile,
  type ToldStep,
} from '../../../../platform/ledger/worker/received-history.ts';
import { besideRow, contentOf, isoTime, type RecordKind } from './record-kind.ts';

const STEP = 'unread:*step:';
const FILE = 'unread:*file:';

/** A step of this device's journal with the changes by hand that it made. */
export interface OwnStep {
  readonly entry: JournalRecord;
  readonly changes: readonly ManualChange[];
}

export function stepRecords(own: readonly OwnStep[]): RecordKind {
  return {
    prefix: STEP,
    read: async (store) => {
      const here = own.filter(({ entry }) => entry.isReceived !== true).map(toldStep);
      const known = new Set(here.map(({ id }) => id));
      const received = (await receivedSteps(store)).filter(({ id }) => !known.has(id));
      return ok({
        rows: [...here, ...received].map(({ id, ...step }) => besideRow(`${STEP}${id}`, { step })),
        times: new Map(own.map(({ entry }) => [`${STEP}${stepId(entry)}`, lastMove(entry)])),
      });
    },
    keep: async (store, put, remove) => {
      const steps = put.flatMap((row) => toldOf<ToldStep>(row, STEP, 'step', ['at', 'kind', 'why', 'state']));
      return (await keepTold(store, RECEIVED_STEPS, steps, idsOf(remove, STEP))) ?? ok(undefined);
    },
  };
}

export function fileRecords(own: readonly ImportRecord[]): RecordKind {
  return {
    prefix: FILE,
    read: async (store) => {
      const here = own.map(toldFile);
      const known = new Set(here.map(({ id }) => id));
      const received = (await receivedFiles(store)).filter(({ id }) => !known.has(id));
      return ok({
        rows: [...here, ...received].map(({ id, ...file }) => besideRow(`${FILE}${id}`, { file })),
        times: new Map(here.map(({ id, importedAt }) => [`${FILE}${id}`, isoTime(importedAt)])),
      });
    },
    keep: async (store, put, remove) => {
      const files = put.flatMap((row) => toldOf<ToldFile>(row, FILE, 'file', ['fileName', 'sha256', 'importedAt']));
      return (await keepTold(store, RECEIVED_FILES, files, idsOf(remove, FILE))) ?? ok(undefined);
    },
  };
}

function stepId({ at, seq }: JournalRecord): string {
  return `${at}#${seq}`;
}

function toldStep({ entry, changes }: OwnStep): ToldStep {
  const { at, kind, why, subjects, counts, state } = entry;
  return { id: stepId(entry), at, kind, why, subjects, counts, state, changes };
}

/** Taking a step back, and taking that back, is a change of it. */
function lastMove({ at, log }: JournalRecord): string {
  return isoTime(log.findLast(({ action }) => action === 'undo' || action === 'redo')?.at ?? at);
}

function toldFile({ fileName, sha256, size, format, importedAt, rows, eventsAdded }: ImportRecord): ToldFile {
  const id = `${sha256 === '' ? encodeURIComponent(fileName) : sha256.slice(0, 16)}#${importedAt}`;
  return { id, fileName, sha256, size, format, importedAt, rows, eventsAdded };
}

function idsOf(ids: readonly string[], prefix: string): ReadonlySet<string> {
  return new Set(ids.map((id) => id.slice(prefix.length)));
}

function toldOf<T>(row: LedgerEvent, prefix: string, name: string, texts: readonly string[]): readonly T[] {
  const told = contentOf(row, name);
  const isSound = isRecord(told) && texts.every((field) => isText(told[field]));
  return isSound ? [{ ...told, id: row.id.slice(prefix.length) } as T] : [];
}
