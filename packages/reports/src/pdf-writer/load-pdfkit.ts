/**
 * Large, so it is loaded with the first PDF. The browser build is used everywhere, in Node too: its compression is plain
 * JavaScript, so page, worker and command line make the same bytes (docs/decisions/0015-report-files.md).
 */
import { fromBase64 } from '@cryptax/kernel';

export async function loadPdfkit() {
  const [{ default: PDFDocument }, { REGULAR }, { MEDIUM }] = await Promise.all([
    import('pdfkit/js/pdfkit.standalone.js'),
    import('./fonts/roboto-regular.data.ts'),
    import('./fonts/roboto-medium.data.ts'),
  ]);
  return { PDFDocument, fonts: { regular: fromBase64(REGULAR), bold: fromBase64(MEDIUM) } };
}
