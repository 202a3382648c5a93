/** The rules behind a figure: id, one plain sentence, and the paragraph it rests on. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { linkClass } from '../../../ui/link-class.ts';
import { explainStrings } from '../explain-strings.ts';
import { citation } from './citation.ts';
import { isKnownRule, RULE_SOURCES, type RuleSource, ruleStrings } from './rules.data.ts';

export function RuleList({ rules }: { readonly rules: readonly string[] }) {
  const t = useStrings(explainStrings);
  const words = useStrings(ruleStrings);
  const known = rules.filter(isKnownRule);
  if (known.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-3.5">
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{t('rules')}</h3>
      <ul className="grid gap-2.5">
        {known.map((id) => (
          <li key={id} className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-2 text-sm leading-4.5">
            <span className="font-mono text-xs leading-4.5 text-ink-3">{id}</span>
            <span className="text-ink-2">
              {words(id)} <Reference {...RULE_SOURCES[id]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reference({ paragraph, url }: RuleSource) {
  const locale = useLocale();
  if (paragraph === undefined) return null;
  const words = citation(paragraph, locale);
  if (url === undefined) return <span className="text-ink-3">{words}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={linkClass('inline')}>
      {words}
    </a>
  );
}
