/** What the kernel offers to all is not written a second time elsewhere. */
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

/** All sources of packages and programs but the kernel's own and tests. */
function sources(): readonly string[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(REPOSITORY + folder)
      .filter((name) => name !== 'kernel')
      .flatMap((name) => {
        const root = `${folder}/${name}/src/`;
        return readdirSync(REPOSITORY + root, { recursive: true, encoding: 'utf8' }).map((file) => root + file);
      })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)),
  );
}

test('rounding to cents, zero, Berlin days, base64 and digests are the kernel’s', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const text = readFileSync(REPOSITORY + file, 'utf8');
    return ONCE.flatMap(([pattern, instead]) => (pattern.test(text) ? [`${file}: use ${instead}`] : []));
  });
  expect(found).toEqual([]);
});
