/** The guides in the order in which the screen lists them, and one for every other source. */
import { FURTHER_GUIDES } from './further-guides.data.ts';
import type { Guide } from './guide.ts';
import { LEADING_GUIDES } from './leading-guides.data.ts';

export const GUIDES: readonly Guide[] = [...LEADING_GUIDES, ...FURTHER_GUIDES];

/** Holds for every source that has no page of its own here. */
export const GENERAL_GUIDE: Omit<Guide, 'source'> = {
  steps: [
    {
      de: 'Auf der Website anmelden und den Verlauf, die Transaktionen oder die Kontoauszüge suchen.',
      en: 'Sign in on the website and look for history, transactions or statements.',
    },
    {
      de: 'Den vollständigen Verlauf als CSV oder Excel exportieren, ab Kontoeröffnung.',
      en: 'Export the full history as CSV or Excel, since the account was opened.',
    },
    {
      de: 'Gibt es mehrere Arten (Handel, Ein- und Auszahlungen, Zinsen), lade alle herunter. Doppeltes erkennen wir.',
      en: 'If there are several kinds (trades, deposits and withdrawals, interest), download all. Duplicates are recognised.',
    },
  ],
  files: {
    de: 'Der vollständigste Export, den es gibt; keine fertigen Steuerberichte.',
    en: 'The most complete export there is; no finished tax reports.',
  },
};
