/** Imprint: the provider's details from the configuration, or the plain statement that they are missing. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { linkClass } from '../../../../ui/link-class.ts';
import { LegalPage } from '../../parts/legal-page.tsx';
import { type SiteFacts, useSiteFacts } from '../../site-facts.ts';
import { imprintStrings } from './strings.ts';
import { imprintText } from './text.ts';

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
