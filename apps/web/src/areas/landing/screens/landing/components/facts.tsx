/** Four short promises between two hairlines. The numbers are counted in the code when the app is built. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { facts } from '../landing-facts.ts';
import { landingStrings } from '../strings.ts';

const FACTS = ['fact.proof', 'fact.law', 'fact.sources', 'fact.guess'] as const;

export function Facts() {
  const t = useStrings(landingStrings);
  return (
    <ul className="grid divide-line border-y border-line max-lg:divide-y sm:grid-cols-2 lg:grid-cols-4 lg:divide-x">
      {FACTS.map((fact) => (
        <li key={fact} className="py-5.5 pr-6 lg:px-6 lg:first:pl-0">
          <p className="text-[.9375rem] font-semibold">{t(fact, facts.counts)}</p>
          <p className="text-sm text-ink-2">{t(`${fact}.line`, facts.counts)}</p>
        </li>
      ))}
    </ul>
  );
}
