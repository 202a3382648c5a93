/** Imprint: the provider's details from the configuration, or the plain statement that they are missing. */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { LegalPage, type LegalText } from '../../parts/legal-page.tsx';
import { type SiteFacts, useSiteFacts } from '../../site-facts.ts';
import { imprintStrings } from './strings.ts';

export function ImprintScreen() {
  const answer = useSiteFacts();
  return <LegalPage text={imprintText}>{answer.kind === 'ready' && <Provider facts={answer.facts} />}</LegalPage>;
}

function Provider({ facts }: { readonly facts: SiteFacts }) {
  const t = useStrings(imprintStrings);
  if (facts.operator === '') {
    return (
      <Callout tone="info" className="mt-6">
        {t('missing')}
      </Callout>
    );
  }
  const rows = [
    { id: 'operator', value: facts.operator },
    { id: 'address', value: [facts.street, facts.city, facts.country].filter(Boolean).join(', ') },
    { id: 'represented', value: facts.represented },
    { id: 'email', value: facts.email },
    { id: 'phone', value: facts.phone },
    { id: 'register', value: facts.register },
    { id: 'vatId', value: facts.vatId },
    { id: 'responsible', value: facts.responsible },
  ] as const;
  const items = rows
    .filter(({ value }) => value !== '')
    .map(({ id, value }) => ({ id, term: t(id), value: linked(id, value) }));
  return <DescriptionList className="mt-6" items={items} />;
}

function linked(id: string, value: string) {
  if (id !== 'email' && id !== 'phone') return value;
  const href = id === 'email' ? `mailto:${value}` : `tel:${value.replaceAll(/[^+\d]/g, '')}`;
  return (
    <a href={href} className={linkClass('inline')}>
      {value}
    </a>
  );
}

/** The imprint's own sentences; who the provider is comes from the configuration. */
const imprintText: LegalText = {
  title: { de: 'Impressum', en: 'Imprint' },
  intro: { de: 'Angaben nach § 5 DDG.', en: 'Information under section 5 DDG (German Digital Services Act).' },
  changedOn: '2026-11-15',
  sections: [
    {
      id: 'advice',
      title: { de: 'Keine Steuerberatung', en: 'Not tax advice' },
      paragraphs: {
        de: [
          'Cryptax ist ein Rechenwerkzeug und keine Steuerberatung. Alle Berechnungen ohne Gewähr. Für verbindliche Auskünfte wende dich an einen Steuerberater oder dein Finanzamt.',
        ],
        en: [
          'Cryptax is a calculation tool, not tax advice. All calculations without guarantee. For binding answers ask a tax adviser or your tax office.',
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
