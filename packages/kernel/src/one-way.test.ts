/** What the kernel offers to all is not written a second time elsewhere, and one thing is written in one way. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

const ONCE: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bround\((?:(?!\bround\().)*?, 2, 'half-away'\)/s, 'toCents'],
  [/\bfunction isZero\b/, 'isZero'],
  [/\bfunction (berlinDayOf|berlinDayText|berlinYearOf)\b/, 'the Berlin days of the kernel'],
  [/\bbtoa\(/, 'toBase64'],
  [/\.digest\('SHA-256'[^;]*;\s*return Array\.from\(/, 'sha256Hex'],
];

/**
 * A spread that is there only where a value is: by a comparison with undefined or null, or by the value's own name. A spread by
 * what something means (`isFee`, a length) and a choice between two objects are other things. Texts without line breaks.
 */
const SPREADS: readonly RegExp[] = [
  /\.\.\.\([^{}]*?[!=]== (?:undefined|null)\b[^{}]*?\? \{\} :/,
  /\.\.\.\([^{};]*?[!=]== (?:undefined|null)\b[^{};]*?\? \{ (?:(?!\.\.\.\()[^;])*?\} : \{\}\)/,
  /\.\.\.\([^{}?;]*?[!=]== (?:undefined|null)\b[^{}?;]*? && (?:\{|\w+\([^()?]*\)\))/,
  /\.\.\.\((?!(?:is|has)[A-Z])((?:\w+\.)*)(\w+) (?:\?|&&) \{ (?:\w+: )?(?:\1)?\2\b/,
];

function hasConditionalSpread(source: string): boolean {
  const text = source.replace(/\s+/g, ' ');
  return text.includes('...(') && SPREADS.some((pattern) => pattern.test(text));
}

/** All sources of packages and programs but the kernel's own. */
function sources(withTests: boolean): readonly string[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(REPOSITORY + folder)
      .filter((name) => name !== 'kernel')
      .flatMap((name) => {
        const root = `${folder}/${name}/src/`;
        return readdirSync(REPOSITORY + root, { recursive: true, encoding: 'utf8' }).map((file) => root + file);
      })
      .filter((file) => /\.tsx?$/.test(file) && (withTests || !/\.test\.tsx?$|\/testing\//.test(file))),
  );
}

test('an optional value is passed as it is, or goes through defined() where its key must be absent', () => {
  const found = sources(true).filter((file) => hasConditionalSpread(readFileSync(REPOSITORY + file, 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  '{ ...(note === undefined ? {} : { note }) }',
  '{ ...(told?.service === undefined\n ? {}\n : { told: { service: told.service } }) }',
  '{ ...(part === null || isOver(part) ? {} : rest) }',
  '{ ...(church && state !== null ? { church: rateOf({ state }) } : {}) }',
  '{ ...(signal !== undefined && { signal }) }',
  '{ ...(buttons !== null && reachedByKeys(title)) }',
  '{ ...(headers ? { headers } : {}) }',
  '{ ...(options.signal && { signal: options.signal }) }',
  '{ ...(delta.answers ? { answers: delta.answers.map(swap) } : {}) }',
])('finds the conditional spread in %s', (text) => {
  expect(hasConditionalSpread(text)).toBe(true);
});

test.each([
  '{ ...defined({ note, part: part ?? undefined }) }',
  '{ ...(isFee ? { isFee } : {}), ...(open.length === 0 ? {} : { open }) }',
  '{ ...(mark === undefined ? { color } : { image: mark }), ...(isWide ? { width } : {}) }',
  '{ ...(applies ? { pools } : {}), note: note === undefined ? undefined : text(note) }',
])('finds none in %s', (text) => {
  expect(hasConditionalSpread(text)).toBe(false);
});

test('rounding to cents, zero, Berlin days, base64 and digests are the kernel’s', () => {
  const files = sources(false);
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const text = readFileSync(REPOSITORY + file, 'utf8');
    return ONCE.flatMap(([pattern, instead]) => (pattern.test(text) ? [`${file}: use ${instead}`] : []));
  });
  expect(found).toEqual([]);
});
