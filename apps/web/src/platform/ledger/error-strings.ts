/** What can go wrong with the ledger, told with what to do. Import sentences are those of the specification. */
import { defineStrings, type StringTable } from '../i18n/strings.ts';
import type { LedgerError } from './answer.ts';
import { IMPORT_SENTENCES } from './import-error-strings.ts';

/** Troubles of exchange connections have words of their own, in areas/exchanges/parts. */
type Told = Exclude<LedgerError['code'], `connection.${string}` | `exchange.${string}`> | 'other';

const SENTENCES = {
  ...IMPORT_SENTENCES,
  'mapping.file-unreadable': {
    de: 'Die Datei ist keine Tabelle, die sich zuordnen lässt.',
    en: 'The file is not a table that can be mapped.',
  },
  'event.missing': {
    de: 'Diese Buchung gibt es nicht mehr. Vielleicht hat ein anderer Tab sie gelöscht.',
    en: 'This entry no longer exists. Another tab may have deleted it.',
  },
  'event.exists': { de: 'Diese Buchung gibt es schon.', en: 'This entry exists already.' },
  'event.repeated': {
    de: 'Dieselbe Buchung steht zweimal in dieser Änderung. Es wurde nichts gespeichert.',
    en: 'The same entry is in this change twice. Nothing was saved.',
  },
  'event.invalid': {
    de: 'Eine Buchung dieser Änderung ist nicht vollständig. Es wurde nichts gespeichert.',
    en: 'An entry in this change is not complete. Nothing was saved.',
  },
  'wallet.missing': { de: 'Diese Wallet gibt es nicht mehr.', en: 'This wallet no longer exists.' },
  'edit.invalid': {
    de: '{{problem}} Es wurde nichts gespeichert.',
    en: '{{problem}} Nothing was saved.',
  },
  'edit.impossible': { de: '{{reason}}', en: '{{reason}}' },
  'connection.locked': {
    de: 'Die Schlüssel sind gesperrt. Ohne deine Passphrase wird nichts gefragt.',
    en: 'The keys are locked. Without your passphrase nothing is asked.',
  },
  'chain.year-runs': { de: 'Dieses Jahr ist noch nicht zu Ende.', en: 'This year has not ended yet.' },
  'chain.busy': { de: 'Diese Wallet wird gerade gelesen.', en: 'This wallet is being read.' },
  'chain.wallet-missing': { de: 'Diese Wallet gibt es nicht mehr.', en: 'This wallet no longer exists.' },
  'chain.address-invalid': {
    de: 'Ungültige Adresse: Name und eine öffentliche Adresse der gewählten Chain sind nötig.',
    en: 'Invalid address: a name and a public address of the chosen chain are needed.',
  },
  'chain.secret': {
    de: 'Das ist ein geheimer Schlüssel oder eine Seed-Phrase. Cryptax nimmt so etwas nie an.',
    en: 'This is a private key or a seed phrase. Cryptax never accepts that.',
  },
  'chain.file-invalid': {
    de: 'Diese Datei ist keine Wallet-Liste (erwartet: .json mit „wallets“).',
    en: 'This file is not a wallet list (expected: .json with “wallets”).',
  },
  'chain.call-missing': {
    de: 'Diese Transaktion gibt es auf der Chain nicht. Stimmen Hash und Blockchain?',
    en: 'This transaction does not exist on the chain. Are the hash and the blockchain right?',
  },
  'chain.unreachable': {
    de: 'Kein Dienst hat geantwortet. Prüfe die Verbindung oder hinterlege einen Schlüssel.',
    en: 'No service answered. Check the connection or enter a key.',
  },
  'review.card-missing': { de: 'Das ist bereits erledigt.', en: 'This has already been resolved.' },
  'store.quota': {
    de: 'Der Speicher des Browsers ist voll. Deine Daten sind unverändert. Sichere sie zuerst in eine Datei. Platz schaffst du in den Einstellungen unter „Deine Daten in diesem Browser“ (Verlauf kürzen, Beispieldaten entfernen) oder auf der Festplatte. Dann versuche es erneut.',
    en: "The browser's storage is full. Your data is unchanged. First save it to a backup file. Make room in the settings under “Your data in this browser” (shorten the history, remove the demo data) or on the disk. Then try again.",
  },
  'store.conflict': {
    de: 'Ein anderer Tab war schneller. Sieh dir den neuen Stand an und versuche es noch einmal.',
    en: 'Another tab was faster. Look at the new state and try again.',
  },
  'store.unavailable': {
    de: 'Dieser Browser gibt keinen Speicher frei (privates Fenster?). Öffne Cryptax in einem normalen Fenster.',
    en: 'This browser offers no storage (private window?). Open Cryptax in a normal window.',
  },
  'store.newer-version': {
    de: 'Die Daten stammen von einer neueren Version. Lade die Seite neu.',
    en: 'The data comes from a newer version. Reload the page.',
  },
  'store.closed': {
    de: 'Eine neuere Version ist in einem anderen Tab offen. Lade diese Seite neu.',
    en: 'A newer version is open in another tab. Reload this page.',
  },
  'store.deleted': {
    de: 'Die Daten dieser Seite wurden im Browser gelöscht, während sie hier offen war. Lade die Seite neu; eine Sicherung oder dein Konto bringt die Buchungen zurück.',
    en: 'The data of this site was deleted in the browser while it was open here. Reload the page; a backup or your account brings the entries back.',
  },
  'edit.newer': {
    de: 'Diese Buchung wurde inzwischen geändert, in einem anderen Tab oder auf einem anderen Gerät. Es wurde nichts gespeichert.',
    en: 'This entry has been changed in the meantime, in another tab or on another device. Nothing was saved.',
  },
  'book.missing': {
    de: 'Das andere Buch ist in diesem Browser nicht mehr da.',
    en: 'The other book is no longer in this browser.',
  },
  'choice.newer': {
    de: 'Das wurde inzwischen geändert, in einem anderen Tab oder auf einem anderen Gerät. Es wurde nichts gespeichert.',
    en: 'This has been changed in the meantime, in another tab or on another device. Nothing was saved.',
  },
  'store.locked': {
    de: 'Dieses Buch ist gesperrt. Entsperre es mit deiner Passphrase.',
    en: 'This book is locked. Unlock it with your passphrase.',
  },
  'store.lock-changed': {
    de: 'In einem anderen Tab wurde die Sperre dieses Buchs geändert. Lade die Seite neu.',
    en: 'The lock of this book was changed in another tab. Reload the page.',
  },
  'lock.wrong-secret': {
    de: 'Das stimmt nicht. Prüfe Groß- und Kleinschreibung und die Tastatur.',
    en: 'That is not right. Check upper and lower case, and the keyboard.',
  },
  'lock.damaged': {
    de: 'Der Schlüssel zu deinen Daten ist beschädigt. Versuche es auf dem anderen Weg (Passphrase, Passkey oder Wiederherstellungscode); hilft das nicht, hilft nur eine Sicherung.',
    en: 'The key to your data is damaged. Try the other way (passphrase, passkey or recovery code); if that does not help, only a backup does.',
  },
  'lock.secret-empty': { de: 'Gib eine Passphrase ein.', en: 'Enter a passphrase.' },
  'lock.unavailable': {
    de: 'Hier geht das nicht: Dieser Browser oder diese Adresse (ohne https) erlaubt keine Verschlüsselung. Es wurde nichts geändert.',
    en: 'This does not work here: this browser or this address (without https) allows no encryption. Nothing was changed.',
  },
  'lock.already': { de: 'Dieses Buch ist schon gesperrt.', en: 'This book is locked already.' },
  'lock.none': { de: 'Dieses Buch ist nicht gesperrt.', en: 'This book is not locked.' },
  'store.blocked': {
    de: 'Ein anderer Tab hält noch die ältere Version offen. Schließe ihn oder lade ihn neu, dann geht es hier von selbst weiter.',
    en: 'Another tab still has the older version open. Close or reload it, and this one will continue automatically.',
  },
  'store.upgrade-failed': {
    de: 'Der Speicher ließ sich nicht auf die neue Version bringen. Er ist unverändert und vollständig. Lade die Seite neu; hilft das nicht, schaffe Platz auf der Festplatte.',
    en: 'The storage could not be brought up to the new version. It is unchanged and complete. Reload the page; if that does not help, free disk space.',
  },
  'store.unreadable': {
    de: 'Der Browser kann einen Teil seines Speichers nicht lesen. Es wurde nichts geändert. Starte den Browser neu; hilft das nicht, hole deine letzte Sicherung zurück.',
    en: 'The browser cannot read a part of its storage. Nothing was changed. Restart the browser; if that does not help, restore your last backup.',
  },
  'store.cancelled': { de: 'Abgebrochen. Es wurde nichts geändert.', en: 'Cancelled. Nothing was changed.' },
  'store.aborted': {
    de: 'Der Browser hat das Speichern abgebrochen. Es ist nichts halb gespeichert. Versuche es noch einmal.',
    en: 'The browser stopped saving. Nothing is half saved. Please try again.',
  },
  'store.worker-crashed': {
    de: 'Die Berechnung wurde vom Browser beendet und neu gestartet, oft weil der Arbeitsspeicher knapp war. Deine Daten sind vollständig. Sieh nach, ob die letzte Änderung da ist, und wiederhole sie sonst.',
    en: 'The browser stopped the calculation and it was restarted, often because memory was short. Your data is complete. See whether the last change is there, and repeat it if not.',
  },
  'store.worker-not-loaded': {
    de: 'Ein Teil der App konnte nicht geladen werden. Deine Daten sind unverändert. Prüfe die Verbindung und lade die Seite neu.',
    en: 'A part of the app could not be loaded. Your data is unchanged. Check the connection and reload the page.',
  },
  'journal.damaged': {
    de: 'Dieser Schritt lässt sich nicht rückgängig machen, weil sein Eintrag im Verlauf beschädigt ist. Es wurde nichts geändert.',
    en: 'This step cannot be undone because its entry in the history is damaged. Nothing was changed.',
  },
  'journal.nothing-to-undo': { de: 'Es gibt nichts rückgängig zu machen.', en: 'There is nothing to undo.' },
  'journal.nothing-to-redo': { de: 'Es gibt nichts zu wiederholen.', en: 'There is nothing to redo.' },
  'backup.wrong-passphrase': { de: 'Die Passphrase stimmt nicht.', en: 'The passphrase is wrong.' },
  'backup.passphrase-needed': {
    de: 'Diese Sicherung ist verschlüsselt. Gib die Passphrase ein.',
    en: 'This backup is encrypted. Enter the passphrase.',
  },
  'backup.truncated': {
    de: 'Die Datei ist nicht vollständig. Kopiere sie noch einmal vom ursprünglichen Ort.',
    en: 'The file is not complete. Copy it again from its original location.',
  },
  'backup.damaged': {
    de: 'Die Sicherung ist beschädigt. Es wurde nichts geändert; nimm eine andere Datei.',
    en: 'The backup is damaged. Nothing was changed; choose another file.',
  },
  'backup.tampered': {
    de: 'Die Sicherung wurde verändert, nachdem sie gespeichert war. Es wurde nichts geändert; nimm das Original.',
    en: 'The backup was altered after it had been saved. Nothing was changed; choose the original file.',
  },
  'backup.newer-version': {
    de: 'Die Sicherung stammt von einer neueren Version. Lade die Seite neu.',
    en: 'The backup comes from a newer version. Reload the page.',
  },
  'backup.invalid-record': {
    de: 'Zeile {{line}} der Sicherung ist beschädigt. Es wurde nichts zurückgeholt.',
    en: 'Line {{line}} of the backup is damaged. Nothing was restored.',
  },
  'backup.too-large': {
    de: 'Die Sicherung ist größer, als dieser Browser fassen kann.',
    en: 'The backup is larger than this browser can hold.',
  },
  'backup.unsupported': {
    de: 'Diese Sicherung ist auf eine Weise {{how}}, die Cryptax nicht kennt. Lade die Seite neu; vielleicht kennt eine neuere Version sie.',
    en: 'This backup is {{how}} in a way Cryptax does not support. Reload the page; a newer version may support it.',
  },
  'backup.passphrase-empty': { de: 'Gib die Passphrase ein.', en: 'Enter the passphrase.' },
  'backup.not-a-backup': { de: 'Das ist keine Sicherung von Cryptax.', en: 'This is not a Cryptax backup.' },
  'report.year-unknown': {
    de: 'Für das Jahr {{year}} kennt Cryptax keine Steuerregeln. Wähle ein anderes Jahr.',
    en: 'Cryptax has no tax rules for the year {{year}}. Choose another year.',
  },
  'report.failed': {
    de: 'Bei der Berechnung ist etwas schiefgegangen. Deine Daten sind unverändert.',
    en: 'Something went wrong during calculation. Your data is unchanged.',
  },
  'report.missing': {
    de: 'Dieser Bericht ist nicht mehr offen. Öffne die Datei noch einmal.',
    en: 'This report is no longer open. Open the file again.',
  },
  'pack.not-a-pack': { de: 'Das ist kein Beraterpaket von Cryptax.', en: 'This is not a Cryptax adviser pack.' },
  'pack.newer-version': {
    de: 'Das Paket stammt von einer neueren Version. Lade die Seite neu.',
    en: 'The pack comes from a newer version. Reload the page.',
  },
  'pack.unsupported': {
    de: 'Dieses Paket ist auf eine Weise verschlüsselt, die Cryptax nicht kennt.',
    en: 'This pack is encrypted in a way Cryptax does not support.',
  },
  'pack.passphrase-empty': { de: 'Gib die Passphrase ein.', en: 'Enter the passphrase.' },
  'pack.wrong-passphrase': { de: 'Die Passphrase stimmt nicht.', en: 'The passphrase is wrong.' },
  'pack.damaged': {
    de: 'Das Paket ist beschädigt oder wurde verändert. Bitte um eine neue Datei.',
    en: 'The pack is damaged or was altered. Ask for a new file.',
  },
  'pack.book-in-use': {
    de: 'In diesem Buch liegen schon Buchungen. Lege oben in der Leiste ein neues Buch für den Mandanten an und öffne das Paket dort.',
    en: 'This book already has entries. Create a new book for the client in the top bar and open the pack there.',
  },
  'report.cancelled': { de: 'Abgebrochen.', en: 'Cancelled.' },
  'report.exists': { de: 'Dieser Bericht ist schon versiegelt.', en: 'This report is sealed already.' },
  'evidence.too-large': {
    de: 'Diese Datei ist zu groß. Ein Beleg darf höchstens 4 MB haben: speichere ihn kleiner, zum Beispiel als Graustufen-PDF.',
    en: 'This file is too large. A document may be 4 MB at most: save a smaller version, for example a greyscale PDF.',
  },
  'evidence.full': {
    de: 'Für Belege ist kein Platz mehr (16 MB je Buch). Entferne Belege, die du nicht mehr brauchst.',
    en: 'There is no space left for documents (16 MB per book). Remove some you no longer need.',
  },
  'evidence.damaged': {
    de: 'Dieser Beleg ist beschädigt: sein Inhalt passt nicht zu seiner Prüfsumme. Entferne ihn und füge ihn neu hinzu.',
    en: 'This document is damaged: its content does not match its checksum. Remove it and attach it again.',
  },
  'evidence.missing': {
    de: 'Diesen Beleg gibt es nicht mehr.',
    en: 'This document is no longer there.',
  },
  'report.damaged': {
    de: 'Der versiegelte Bericht wurde verändert und ist nicht mehr lesbar.',
    en: 'The sealed report was altered and can no longer be read.',
  },
  'plan.no-positions': { de: 'Keine Positionen zum Optimieren gefunden', en: 'No positions found to optimise' },
  'plan.target-out-of-range': {
    de: 'Der Betrag muss zwischen 100 € und dem Wert deines Bestands ({{max}}) liegen.',
    en: 'The amount must be between €100 and the value of your holdings ({{max}}).',
  },
  'plan.year-unknown': {
    de: 'Für das Jahr {{year}} kennt Cryptax keine Steuerregeln.',
    en: 'Cryptax has no tax rules for the year {{year}}.',
  },
  'plan.failed': {
    de: 'Fehler bei der Analyse. Deine Daten sind unverändert.',
    en: 'The analysis failed. Your data is unchanged.',
  },
  'method.locked': {
    de: 'Die Methode bleibt: {{years}} ist damit versiegelt, und {{pools}} Bestände sind nicht leer (Rz. 62, BMF-Schreiben vom 06.03.2025).',
    en: 'The method stays: {{years}} is sealed with it, and {{pools}} pools are not empty (margin no. 62, ministry letter of 6 March 2025).',
  },
  'method.no-date': {
    de: 'Die Methode bleibt: {{years}} ist damit versiegelt, und über alle Wallets lässt sie sich nicht ab einem Stichtag wechseln (Rz. 62).',
    en: 'The method stays: {{years}} is sealed with it, and across all wallets it cannot be changed from a certain day (margin no. 62).',
  },
  'method.scope-locked': {
    de: 'Der Bezug bleibt: Er gilt für alle Jahre, und {{years}} ist damit versiegelt.',
    en: 'The scope stays: it applies to all years, and {{years}} is sealed with it.',
  },
  'method.pool-held': {
    de: 'Kein Wechsel: {{wallet}} hält noch {{amount}} {{asset}} ({{lots}} Tranchen). Erst ein leerer Bestand darf wechseln (Rz. 62).',
    en: 'No change: {{wallet}} still holds {{amount}} {{asset}} ({{lots}} lots). Only an empty pool may change (margin no. 62).',
  },
  'method.sealed-choice': {
    de: 'Dieser Schritt bleibt: Der versiegelte Bericht {{years}} rechnet mit dieser Methode. Schritte davor lassen sich weiter rückgängig machen.',
    en: 'This step stays: the sealed report {{years}} uses this method. Steps before it can still be undone.',
  },
  'method.scope-global': {
    de: 'Bei einem Bestand über alle Wallets lässt sich die Methode nicht je Wallet und Coin wechseln.',
    en: 'With one pool across all wallets, the method cannot be changed per wallet and coin.',
  },
  'batch.nothing-selected': { de: 'Keine Positionen ausgewählt', en: 'No positions selected' },
  'batch.operation-unknown': { de: 'Unbekannte Operation', en: 'Unknown operation' },
  'batch.nothing-to-do': {
    de: 'Für diese Auswahl gibt es nichts zu tun.',
    en: 'There is nothing to do for this selection.',
  },
  other: {
    de: 'Das hat nicht geklappt. Deine Daten sind unverändert.',
    en: 'That did not work. Your data is unchanged.',
  },
} as const satisfies StringTable & Readonly<Record<Told, unknown>>;

/** What about a backup is not known here. */
export const backupFormStrings = defineStrings('ledger-errors.backup', {
  compression: { de: 'gepackt', en: 'compressed' },
  encryption: { de: 'verschlüsselt', en: 'encrypted' },
});

export const ledgerErrorStrings = defineStrings('ledger-errors', SENTENCES);
