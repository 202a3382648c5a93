/** The recovery kit: a page to print with the code that opens the account's books, and the dialog that gives it out. */
import { CodeDialog } from '../../../platform/files/code-dialog.tsx';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { useObservable } from '../../../platform/observable.ts';
import { session } from '../../../platform/session/session.ts';
import { formatInstantDay } from '../../../ui/format/date.ts';
import { cloudStrings } from './cloud-strings.ts';

export function KitDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const locale = useLocale();
  const who = useObservable(session);
  const email = who.kind === 'signed-in' ? who.email : '';
  const madeOn = formatInstantDay(Date.now(), locale);
  return (
    <CodeDialog
      code={code}
      text={recoveryKit({ email, code, site: location.origin, madeOn }, locale)}
      fileName="cryptax-recovery-kit.txt"
      words={{
        title: t('kit.title'),
        line: t('kit.text'),
        save: t('kit.save'),
        print: t('kit.print'),
        kept: t('kit.kept'),
        done: t('done'),
      }}
      onClose={onClose}
    />
  );
}

interface KitFacts {
  readonly email: string;
  readonly code: string;
  /** Where the account is. */
  readonly site: string;
  /** Day on which the kit was made, as the reader writes it. */
  readonly madeOn: string;
}

/** The recovery kit: one page of plain text that any program opens and prints, with all that is needed to come back. */
export function recoveryKit({ email, code, site, madeOn }: KitFacts, locale: Locale): string {
  const words = WORDS[locale];
  const groups = code.split('-');
  const lines = [groups.slice(0, 4), groups.slice(4, 8), groups.slice(8)].map((part) => `    ${part.join('-')}`);
  return [
    words.title,
    '='.repeat(words.title.length),
    '',
    `${words.account}: ${email}`,
    `${words.site}: ${site}`,
    `${words.madeOn}: ${madeOn}`,
    '',
    words.code,
    '',
    ...lines,
    '',
    ...words.text,
    '',
  ].join('\r\n');
}

const WORDS: Readonly<
  Record<
    Locale,
    { title: string; account: string; site: string; madeOn: string; code: string; text: readonly string[] }
  >
> = {
  de: {
    title: 'Cryptax Wiederherstellungs-Kit',
    account: 'Konto',
    site: 'Adresse',
    madeOn: 'Erstellt am',
    code: 'Dein Wiederherstellungs-Schlüssel:',
    text: [
      'So benutzt du ihn: Melde dich an, öffne Einstellungen, Speicherort, und wähle',
      '"Mit dem Kit entsperren". Gib den Schlüssel ein oder wähle diese Datei aus.',
      'Danach legst du eine neue Passphrase fest.',
      '',
      'Drucke diese Seite aus oder lege die Datei in deinen Passwort-Tresor. Wer sie hat',
      'und in dein Konto kommt, kann deine Daten lesen. Ohne Passphrase und ohne dieses Kit',
      'kann niemand die Daten auf dem Server lesen, auch wir nicht.',
    ],
  },
  en: {
    title: 'Cryptax recovery kit',
    account: 'Account',
    site: 'Address',
    madeOn: 'Created on',
    code: 'Your recovery key:',
    text: [
      'How to use it: log in, open Settings, Storage, and choose "Unlock with the kit".',
      'Type the key or choose this file. Then you set a new passphrase.',
      '',
      'Print this page or put the file into your password safe. Whoever has it and gets',
      'into your account can read your data. Without the passphrase and without this kit',
      'nobody can read the data on the server, not even us.',
    ],
  },
};
