/** Puts a text on the clipboard. Browsers may refuse that; then it is said, and the caller shows nothing as copied. */
import { defineStrings, type Locale, translate } from '../i18n/strings.ts';
import { notices } from '../notices/notices.ts';

const strings = defineStrings('copy-text', {
  refused: {
    de: 'Der Browser erlaubt das Kopieren nicht. Markiere den Text von Hand.',
    en: 'The browser does not allow copying. Select the text by hand.',
  },
});

export async function copyText(text: string, locale: Locale): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notices.info(translate(strings, locale, 'refused'));
    return false;
  }
}
