/** Right of withdrawal with a calculator for its cost and the model form. */
import { type BillingCycle, type PaidPlan, PRICES_CENTS, proRataCents, WITHDRAWAL_DAYS } from '@cryptax/api-contract';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { centsText } from '../../../../ui/format/price.ts';
import { SelectField } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-input.tsx';
import { LegalPage, PrivateInstance } from '../../parts/legal-page.tsx';
import { useSiteFacts } from '../../site-facts.ts';
import { withdrawalStrings } from './strings.ts';
import { withdrawalText } from './text.ts';

export function WithdrawalScreen() {
  return (
    <LegalPage text={withdrawalText} extras={{ calculator: <Calculator />, form: <ModelForm /> }}>
      <PrivateInstance />
    </LegalPage>
  );
}

const CHOICES = ['premium.yearly', 'premium.monthly', 'pro.yearly', 'pro.monthly'] as const;
const DAYS: Readonly<Record<BillingCycle, number>> = { yearly: 365, monthly: 30 };

function Calculator() {
  const t = useStrings(withdrawalStrings);
  const locale = useLocale();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('premium.yearly');
  const [days, setDays] = useState('7');
  const [plan, cycle] = choice.split('.') as [PaidPlan, BillingCycle];
  const price = PRICES_CENTS[plan][cycle];
  const charge = proRataCents(price, Number(days), DAYS[cycle]);
  const euro = (cents: number) => centsText(cents, locale);
  return (
    <div className="mt-4 grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 print:hidden">
      <SelectField
        label={t('plan')}
        value={choice}
        onValueChange={setChoice}
        options={CHOICES.map((value) => ({ value, label: t(`plan.${value}`) }))}
      />
      <TextField
        label={t('days')}
        hint={t('days.hint')}
        inputMode="numeric"
        maxLength={2}
        value={days}
        onChange={(event) => setDays(wholeDays(event.target.value))}
      />
      <DescriptionList
        className="sm:col-span-2"
        sunken
        items={[
          { id: 'keep', term: t('keep'), value: euro(charge) },
          { id: 'refund', term: t('refund'), value: euro(price - charge), total: true },
        ]}
      />
    </div>
  );
}

function wholeDays(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : String(Math.min(Number(digits), WITHDRAWAL_DAYS));
}

/** By Annex 2 to Art. 246a section 1 (2) EGBGB: it names whom it goes to, as far as the configuration knows him. */
function ModelForm() {
  const t = useStrings(withdrawalStrings);
  const answer = useSiteFacts();
  const facts = answer.kind === 'ready' && answer.facts.operator !== '' ? answer.facts : null;
  const provider = facts && [facts.operator, facts.street, facts.city, facts.country, facts.email].filter(Boolean);
  return (
    <div className="mt-4 grid gap-6 rounded-lg border border-line-strong bg-surface p-5 text-base print:bg-transparent print:text-lg">
      <p>
        {t('form.to')} {provider?.join(', ') ?? t('form.provider')}
      </p>
      <p>{t('form.statement')}</p>
      {(['form.plan', 'form.ordered', 'form.name', 'form.address', 'form.date'] as const).map((line) => (
        <p key={line} className="flex flex-wrap items-end gap-x-3 gap-y-1">
          <span>{t(line)}</span>
          <span aria-hidden="true" className="h-6 min-w-40 flex-1 border-b border-line-strong" />
        </p>
      ))}
    </div>
  );
}
