/**
 * A stored report as the file it is. Texts lie in the table as they are, everything else as a data URL, because the table
 * holds text. Type and name were given by the user's client, so both are taken from our own list: nothing that a browser
 * would run is handed out as such.
 */
import { REPORT_FILE_TYPES } from '@cryptax/api-contract';

export interface ReportFile {
  readonly mediaType: string;
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

const DATA_URL = /^data:[\w.+/-]{0,100};base64,/;

export function reportFile(year: number, mediaType: string | null, stored: string): ReportFile {
  const known = REPORT_FILE_TYPES.find(({ type }) => type === mediaType);
  return {
    mediaType: known === undefined || known.type.startsWith('text/') ? textType(known?.type) : known.type,
    name: `cryptax-${year}.${known?.extension ?? 'txt'}`,
    content: bytesOf(stored),
  };
}

function textType(type = 'text/plain'): string {
  return `${type}; charset=utf-8`;
}

function bytesOf(stored: string): Uint8Array<ArrayBuffer> {
  const head = DATA_URL.exec(stored)?.[0];
  if (head === undefined) return new TextEncoder().encode(stored);
  return Uint8Array.from(Buffer.from(stored.slice(head.length), 'base64'));
}
