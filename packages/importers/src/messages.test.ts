/** Whoever reads a message knows what to do next. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importMessage } from './messages.ts';

const SOURCE = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
  .join('\n');

/** What the last words of a message ask for. */
const REMEDY =
  /\b(add|check|choose|compare|correct|cut|download|enter|export|give|import|leave|map|name|put|restored|save|say|shorten|unpack|update|write)\b/i;

test('every message names a remedy, as codes that formats make up do', () => {
  const codes = [...SOURCE.matchAll(/(?:^ {2}|review: |review\()'([a-z-]+\.[a-z-]+)'/gm)].map(([, code]) => code ?? '');
  expect(new Set(codes).size).toBeGreaterThan(50);
  // The remedy stands behind the cause: after the first sentence, or behind its semicolon.
  const remedyOf = (code: string) =>
    importMessage(code, {})
      .split(/[.;?] /)
      .slice(1)
      .join('. ');
  expect([...new Set(codes)].filter((code) => !REMEDY.test(remedyOf(code)))).toEqual([]);
});
