/**
 * PDF.js for tests. Its build for Node puts slower parts of the language in the place of three that every program uses
 * (`push`, `JSON.parse`, `toString` of functions), and all other tests of the process would pay for them: what it replaces is put back.
 */
const REPLACED: readonly object[] = [Array.prototype, Function.prototype, JSON];

export async function loadPdfjs() {
  const before = REPLACED.map((object) => Object.getOwnPropertyDescriptors(object));
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  REPLACED.forEach((object, at) => {
    Object.defineProperties(object, before[at] ?? {});
  });
  return pdfjs;
}
