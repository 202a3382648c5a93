/** Two people, two limits: the other person's result is typed, because that ledger is not here. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-error-words.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { DecimalInput } from '../../../../../ui/decimal-input.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { LimitState } from '../../../planning-types.ts';
import { taxIntelligenceStrings } from '../strings.ts';

export function CoupleView({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(taxIntelligenceStrings);
  const euro = useEuro();
  const [net, setNet] = useState('0');
  const answer = useAnswer(`couple ${book} ${year} ${net}`, (api) => api.couple(book, year, net));
  const room = ({ limitReached, room: left }: LimitState) =>
    limitReached ? t('couple.reached') : t('couple.room', { room: euro(left) });
  return (
    <>
      <p className="max-w-[68ch] text-sm text-ink-2">{t('couple.line')}</p>
      <Field label={t('couple.net')} className="mt-2 w-44">
        {(control) => (
          <DecimalInput
            {...control}
            value={net}
            unit="€"
            maxDecimals={2}
            allowNegative
            onEntry={(entry) => entry.kind === 'value' && setNet(entry.value)}
          />
        )}
      </Field>
      {answer.kind === 'failed' && (
        <Callout tone="danger" className="mt-3">
          <LedgerErrorWords error={answer.error} />
        </Callout>
      )}
      {answer.kind === 'ready' && (
        <>
          <DescriptionList
            className="mt-3"
            items={[
              { id: 'own', term: t('couple.own'), value: room(answer.value.own) },
              { id: 'partner', term: t('couple.partner'), value: room(answer.value.partner) },
              { id: 'taxable', term: t('couple.taxable'), value: <Money value={answer.value.taxable} />, total: true },
            ]}
          />
          {answer.value.sharedLoss !== '0.00' && (
            <p className="mt-2 text-xs text-ink-2">{t('couple.shared', { loss: euro(answer.value.sharedLoss) })}</p>
          )}
        </>
      )}
    </>
  );
}
