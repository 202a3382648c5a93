/** What opens above the pages, and by what: the tables that the tests of dialogs walk through. */

type Role = 'dialog' | 'alertdialog' | 'menu' | 'listbox';

export interface Overlay {
  readonly role: Role;
  /** What opens it; the first button or list box of that name, or the row of the menu. */
  readonly opener: string | RegExp;
  /** The button of the menu that has the row; it gets the focus back. */
  readonly menu?: string;
  readonly name: string | RegExp;
  /** The page behind stays usable, so Tab may leave. */
  readonly isFree?: boolean;
}

export const COMPONENTS: readonly Overlay[] = [
  { role: 'alertdialog', opener: 'Confirmation', name: /delete/i },
  { role: 'dialog', opener: 'Upgrade', name: /.+/ },
  { role: 'dialog', opener: 'Drawer', name: /.+/, isFree: true },
  { role: 'menu', opener: 'Menu', name: 'Menu' },
  { role: 'dialog', opener: 'Storage', name: 'Storage', isFree: true },
  { role: 'dialog', opener: 'Exchange or wallet', name: 'Search exchange or wallet', isFree: true },
  { role: 'listbox', opener: 'Type', name: '' },
];

const SHELL: readonly Overlay[] = [
  { role: 'dialog', opener: /^Suchen oder springen/, name: 'Suchen oder springen' },
  { role: 'dialog', opener: /^Steuerjahr/, name: 'Steuerjahr', isFree: true },
  { role: 'menu', opener: 'Buch: Mein Buch', name: 'Buch: Mein Buch' },
  { role: 'dialog', menu: 'Buch: Mein Buch', opener: 'Neues Buch …', name: 'Für wen ist das neue Buch?' },
  { role: 'menu', opener: 'Konto und Einstellungen', name: 'Konto und Einstellungen' },
  { role: 'dialog', opener: 'Lokal gespeichert', name: 'Lokal gespeichert', isFree: true },
  { role: 'dialog', opener: /^Dienste/, name: 'Dienste', isFree: true },
  { role: 'dialog', opener: 'Keine Wallet', name: 'Wallet', isFree: true },
  { role: 'dialog', opener: 'Hilfe öffnen', name: 'Einstellungen', isFree: true },
];

export const SCREENS: Readonly<Record<string, readonly Overlay[]>> = {
  '/settings/tax': [
    { role: 'dialog', opener: 'Angaben für das Deckblatt bearbeiten', name: 'Angaben für das Deckblatt' },
  ],
  '/settings/data': [
    { role: 'dialog', opener: 'Verlauf zeigen …', name: 'Was ist bisher passiert?' },
    { role: 'alertdialog', opener: 'Verlauf kürzen …', name: 'Verlauf kürzen?' },
    { role: 'dialog', opener: 'Sichern …', name: 'Sicherung in eine Datei' },
    { role: 'dialog', opener: 'Zurückholen …', name: 'Sicherung zurückholen' },
    { role: 'alertdialog', opener: 'Löschen …', name: 'Alle Daten in diesem Browser löschen?' },
  ],
  '/settings/general': SHELL,
  '/reports': [{ role: 'dialog', opener: 'Paket öffnen', name: 'Beraterpaket öffnen' }],
  '/exchange-settings': [{ role: 'dialog', opener: 'Börse verbinden', name: 'Börse verbinden' }],
  '/wallet-connect': [
    { role: 'dialog', opener: 'Wo finde ich meine Adresse?', name: 'Wo finde ich meine Adresse?' },
    { role: 'dialog', opener: 'Ist das sicher?', name: 'Ist das sicher?' },
  ],
};

export const TRANSACTIONS: readonly Overlay[] = [
  { role: 'dialog', opener: 'Filter', name: 'Filter hinzufügen', isFree: true },
  { role: 'dialog', opener: 'Ansichten', name: 'Gespeicherte Ansichten', isFree: true },
  { role: 'dialog', opener: 'Spalten wählen', name: 'Spalten wählen', isFree: true },
  { role: 'dialog', opener: 'Verlauf', name: 'Was ist bisher passiert?' },
  { role: 'dialog', opener: 'Buchung hinzufügen', name: 'Was möchtest du hinzufügen?' },
];

/** What can be done with chosen entries. */
export const CHOSEN: readonly Overlay[] = [
  { role: 'dialog', opener: 'Typ ändern', name: 'Was war das?' },
  { role: 'dialog', opener: 'Wallet ändern', name: 'Welche Wallet ist richtig?' },
  { role: 'menu', opener: 'Mehr', name: 'Mehr' },
  { role: 'dialog', menu: 'Mehr', opener: 'Notiz', name: 'Was soll in der Notiz stehen?' },
  { role: 'dialog', menu: 'Mehr', opener: 'Zeit verschieben', name: 'Um wie viele Stunden verschieben?' },
  { role: 'dialog', menu: 'Mehr', opener: 'Zusammenführen', name: 'Zu einer Buchung zusammenführen?' },
];
