/** Above terms and withdrawal where no operator is named: whom these texts would bind does not exist here. Not on paper, which is for those who have one. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { defineStrings } from '../../../platform/i18n/strings.ts';
import { Callout } from '../../../ui/callout.tsx';
import { useIsPrivate } from '../site-facts.ts';

const strings = defineStrings('legal.private', {
  title: { de: 'Private Installation', en: 'Private instance' },
  line: {
    de: 'Hier ist kein Anbieter hinterlegt, also wird auch nichts verkauft: Preise, Widerruf, Geld zurück und Kündigung gelten erst, wenn ein Betreiber genannt ist. Der Text zeigt, was dann gilt.',
    en: 'No provider is named here, so nothing is sold: prices, withdrawal, money back and cancellation apply only once an operator is named. The text shows what would then apply.',
  },
});

export function PrivateInstance() {
  const t = useStrings(strings);
  if (!useIsPrivate()) return null;
  return (
    <Callout title={t('title')} className="mt-6 print:hidden">
      {t('line')}
    </Callout>
  );
}
