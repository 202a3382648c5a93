/** What leaves the page at a click: a file into the download folder, a text into the clipboard. */
import { defineStrings, type Locale, translate } from '../i18n/strings.ts';
import { notices } from '../notices/notices.ts';

export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun; the next task is late enough.
  setTimeout(() => URL.revokeObjectURL(address));
}

export function saveTextFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveFile(name, new Blob([text], { type }));
}

const strings = defineStrings('copy-text', {
  refused: {
    de: 'Der Browser erlaubt das Kopieren nicht. Markiere den Text von Hand.',
    en: 'The browser does not allow copying. Select the text by hand.',
  },
});

/** Puts a text on the clipboard. Browsers may refuse that; then it is said, and the caller shows nothing as copied. */
export async function copyText(text: string, locale: Locale): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notices.info(translate(strings, locale, 'refused'));
    return false;
  }
}
