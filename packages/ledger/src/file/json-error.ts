/**
 * Where a JSON text goes wrong. Engines disagree on whether their message names a position, so after a failed
 * parse this scanner walks the text once, without recursion, and gives line and column of the first fault.
 */

export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** The offending character, or an empty text at the end of the input. */
  readonly found: string;
}

type Expect = 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'colon' | 'comma-or-close' | 'end';

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The first fault of `text`, or undefined if it is well-formed JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: string[] = [];
  let expect: Expect = 'value';
  let at = skip(SPACE, text, 0);
  while (at < text.length) {
    const step = advance(text, at, expect, open);
    if (typeof step === 'number') return faultAt(text, step);
    at = skip(SPACE, text, step.at);
    expect = step.expect;
  }
  return expect === 'end' ? undefined : faultAt(text, at);
}

/** Reads one token; a bare number is the position of a fault. */
function advance(text: string, at: number, expect: Expect, open: string[]): { at: number; expect: Expect } | number {
  const char = text.charAt(at);
  switch (expect) {
    case 'end':
      return at;
    case 'colon':
      return char === ':' ? { at: at + 1, expect: 'value' } : at;
    case 'comma-or-close':
      if (char === ',') return { at: at + 1, expect: open.at(-1) === '{' ? 'key' : 'value' };
      return close(at, char, open);
    case 'key':
    case 'key-or-close': {
      if (expect === 'key-or-close' && char === '}') return close(at, char, open);
      if (char !== '"') return at;
      const end = skipString(text, at);
      return end < 0 ? -end : { at: end, expect: 'colon' };
    }
    case 'value':
    case 'value-or-close':
      if (expect === 'value-or-close' && char === ']') return close(at, char, open);
      return value(text, at, char, open);
  }
}

function value(text: string, at: number, char: string, open: string[]): { at: number; expect: Expect } | number {
  if (char === '{' || char === '[') {
    open.push(char);
    return { at: at + 1, expect: char === '{' ? 'key-or-close' : 'value-or-close' };
  }
  const end = char === '"' ? skipString(text, at) : skip(SCALAR, text, at);
  if (end < 0) return -end;
  return end === at ? at : { at: end, expect: open.length > 0 ? 'comma-or-close' : 'end' };
}

function close(at: number, char: string, open: string[]): { at: number; expect: Expect } | number {
  if (char !== (open.at(-1) === '{' ? '}' : ']')) return at;
  open.pop();
  return { at: at + 1, expect: open.length > 0 ? 'comma-or-close' : 'end' };
}

/** Position after the string that starts at `start`, or the negated position of a fault inside it. */
function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return -at;
    if (code !== 0x5c) at++;
    else {
      const next = skip(ESCAPE, text, at);
      if (next === at) return -at;
      at = next;
    }
  }
  return -at;
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function faultAt(text: string, at: number): JsonFault {
  let line = 1;
  let lineStart = 0;
  for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', next + 1)) {
    line++;
    lineStart = next + 1;
  }
  return { line, column: at - lineStart + 1, found: text.charAt(at) };
}
