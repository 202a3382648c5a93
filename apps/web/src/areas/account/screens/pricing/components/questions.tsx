/** Six questions people ask before they pay, and four things they can rely on. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { QUESTIONS, TRUST } from '../plan-features.ts';
import { pricingStrings } from '../strings.ts';

export function Questions() {
  const t = useStrings(pricingStrings);
  return (
    <section aria-labelledby="faq" className="mx-auto mt-16 max-w-3xl">
      <h2 id="faq" className="mb-4 text-xl font-semibold tracking-tight">
        {t('faq')}
      </h2>
      <div className="grid">
        {QUESTIONS.map((question) => (
          <Disclosure key={question} summary={t(`q.${question}`)}>
            <p className="text-sm text-ink-2">{t(`a.${question}`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

export function Trust() {
  const t = useStrings(pricingStrings);
  return (
    <section aria-labelledby="trust" className="mt-16 mb-12">
      <h2 id="trust" className="sr-only">
        {t('trust')}
      </h2>
      <ul className="grid gap-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {TRUST.map((item) => (
          <li key={item}>
            <h3 className="text-sm font-semibold">{t(`t.${item}`)}</h3>
            <p className="mt-1 text-sm text-ink-2">{t(`t.${item}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
