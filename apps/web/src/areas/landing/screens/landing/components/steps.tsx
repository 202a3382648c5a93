/** From files to the tax office in three steps. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { lowerStrings } from '../lower-strings.ts';

const STEPS = ['how.import', 'how.review', 'how.file'] as const;

export function Steps() {
  const t = useStrings(lowerStrings);
  return (
    <section id="how" className="scroll-mt-6 pt-22">
      <h2 className="text-3xl font-semibold">{t('how.title')}</h2>
      <ol className="mt-7 grid gap-6 md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step} className="border-t-2 border-ink pt-4">
            <p className="font-semibold text-accent">{index + 1}</p>
            <h3 className="text-xl font-semibold">{t(step)}</h3>
            <p className="max-w-[36ch] text-ink-2">{t(`${step}.line`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
