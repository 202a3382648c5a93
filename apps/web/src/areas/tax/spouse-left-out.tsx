/** Says that figures are those of one book although the year is assessed together: the other one is locked or not there. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { defineStrings } from '../../platform/i18n/strings.ts';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../ui/callout.tsx';
import { linkClass } from '../../ui/class-names.ts';

const strings = defineStrings('tax.spouse-left-out', {
  title: { de: 'Ohne das Buch der anderen Person', en: 'Without the other person’s book' },
  line: {
    de: 'Ihr werdet zusammen veranlagt, aber das andere Buch ist gesperrt oder nicht da. Diese Zahlen enthalten es nicht.',
    en: 'You are assessed together, but the other book is locked or not there. These figures leave it out.',
  },
  open: { de: 'Buch öffnen', en: 'Open the book' },
});

export function useSpouseWords() {
  const t = useStrings(strings);
  const action = (
    <Link to="/joint-assessment" className={linkClass()}>
      {t('open')}
    </Link>
  );
  return { title: t('title'), line: t('line'), action };
}

/** Beside the figures of a year on other screens. */
export function SpouseLeftOut({ year }: { readonly year: number }) {
  const { title, line, action } = useSpouseWords();
  const asked = useAnswer(`spouse left out ${year}`, (api) => api.spouseLeftOut(year));
  if (asked.kind !== 'ready' || !asked.value) return null;
  return (
    <Callout tone="review" className="mt-3" title={title} action={action}>
      {line}
    </Callout>
  );
}
