/**
 * Files that begin with open lines of JSON, in front of bytes that may be anything: the backup and the adviser's pack. What
 * encryption authenticates is a line as it stands in the file, so a line is identified by its bytes. The platform's text coders
 * come in as an argument, because the kernel knows no platform.
 */
import type { Bytes } from './bytes.ts';
import { type Fields, isRecord } from './checks.ts';

export interface JsonLines {
  /** The line with its end. */
  readonly write: (fields: object) => Bytes;
  /** The line that begins at `start`; undefined where there is none, or where it holds anything but an object. */
  readonly read: (file: Bytes, start: number) => JsonLine | undefined;
}

export interface JsonLine {
  readonly fields: Fields;
  /** Where the bytes behind the line begin. */
  readonly end: number;
}

/** What is used of the platform: `globalThis` of every browser, worker and Node has it. */
export interface TextPlatform {
  readonly TextEncoder: new () => { encode(text: string): Bytes };
  readonly TextDecoder: new () => { decode(bytes: Bytes): string };
}

const NEW_LINE = 0x0a;
/** A line longer than this is none of ours. */
const LONGEST_LINE = 4_096;

export function jsonLines({ TextEncoder, TextDecoder }: TextPlatform): JsonLines {
  return {
    write: (fields) => new TextEncoder().encode(`${JSON.stringify(fields)}\n`),
    read: (file, start) => {
      const length = file.subarray(start, start + LONGEST_LINE).indexOf(NEW_LINE);
      if (length < 0) return undefined;
      const fields = parsed(new TextDecoder().decode(file.subarray(start, start + length)));
      return isRecord(fields) ? { fields, end: start + length + 1 } : undefined;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, so not a line of ours; the caller says what that means.
    return undefined;
  }
}

export function joinBytes(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
