/** The imprint's own sentences; who the provider is comes from the configuration. */
import type { LegalText } from '../../parts/legal-text.ts';

export const imprintText: LegalText = {
  title: { de: 'Impressum', en: 'Imprint' },
  intro: { de: 'Angaben nach § 5 DDG.', en: 'Information by section 5 DDG (German Digital Services Act).' },
  changedOn: '2026-11-15',
  sections: [
    {
      id: 'advice',
      title: { de: 'Keine Steuerberatung', en: 'No tax advice' },
      paragraphs: {
        de: [
          'Cryptax ist ein Rechenwerkzeug und keine Steuerberatung. Alle Berechnungen ohne Gewähr. Für verbindliche Auskünfte wende dich an einen Steuerberater oder dein Finanzamt.',
        ],
        en: [
          'Cryptax is a calculation tool and no tax advice. All calculations without guarantee. For binding answers ask a tax adviser or your tax office.',
        ],
      },
    },
    {
      id: 'disputes',
      title: { de: 'Streitbeilegung', en: 'Dispute resolution' },
      paragraphs: {
        de: [
          'Wir nehmen nicht an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.',
        ],
        en: ['We do not take part in dispute resolution before a consumer arbitration board and are not obliged to.'],
      },
    },
    {
      id: 'law',
      title: { de: 'Anwendbares Recht', en: 'Governing law' },
      paragraphs: { de: ['Es gilt deutsches Recht.'], en: ['German law applies.'] },
    },
  ],
};
