/** What the call does, what the law makes of it, and how we know. */
import type { Argument, ClassifiedCall, Evidence, InnerCall } from '@cryptax/onchain';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { formatNumber } from '../../../../../ui/format/number-format.ts';
import { actionTexts, ruleTexts, specialOf, specialTexts, TAX_BADGES } from '../action-texts.ts';
import { defiStrings } from '../strings.ts';
import { Readings } from './readings.tsx';

export function Result({ call }: { readonly call: ClassifiedCall }) {
  const t = useStrings(defiStrings);
  const locale = useLocale();
  const texts = useStrings(actionTexts);
  const rules = useStrings(ruleTexts);
  const specials = useStrings(specialTexts);
  const { classification } = call;
  if (classification === null) {
    return (
      <>
        <Callout tone="review" title={`${t('unknown')}.`}>
          {t('unknown.text', { selector: call.methodId })}
        </Callout>
        <EvidenceList evidence={call.evidence} />
      </>
    );
  }
  const { action, treatment } = classification;
  const special = specialOf(action, treatment);
  const advice = treatment.taxType === 'open' ? 'open' : treatment.taxType === 'none' ? 'none' : 'tax';
  return (
    <>
      <TitledCard
        title={t(`action.${action}`)}
        actions={<Badge tone={TAX_BADGES[treatment.taxType]}>{t(`status.${treatment.taxType}`)}</Badge>}
        bodyClass="grid gap-4"
      >
        <p className="max-w-2xl text-sm text-ink-2">{special === undefined ? texts(action) : specials(special)}</p>
        <DescriptionList
          items={[
            { id: 'protocol', term: t('protocol'), value: call.protocol?.name ?? t('protocol.unknown') },
            {
              id: 'function',
              term: t('function'),
              value: (
                <code className="font-mono text-xs break-all whitespace-normal">
                  {call.functionName ?? call.methodId}
                </code>
              ),
            },
            {
              id: 'rule',
              term: t('rule'),
              value: <span className="whitespace-normal">{rules(special ?? action)}</span>,
            },
            {
              id: 'confidence',
              term: t('confidence'),
              value: `${t(`confidence.${call.level}`)} (${formatNumber(call.confidence.toFixed(1), locale, { minimumFractionDigits: 1 })})`,
            },
          ]}
        />
        <Callout tone="info" title={`${t('advice')}:`}>
          {t(`advice.${advice}`)}
        </Callout>
      </TitledCard>
      {treatment.question && treatment.readings && (
        <Readings question={treatment.question} readings={treatment.readings} />
      )}
      <EvidenceList evidence={call.evidence} />
      {call.inner.length > 0 && <InnerList calls={call.inner} />}
      {call.arguments.length > 0 && (
        <Disclosure summary={t('arguments')}>
          <Arguments list={call.arguments} />
        </Disclosure>
      )}
    </>
  );
}

function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const t = useStrings(defiStrings);
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence" className="text-base font-semibold">
        {t('evidence')}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-ink-2">
        {evidence.map((one) => (
          <li key={one.kind} className="break-words">
            <EvidenceText evidence={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EvidenceText({ evidence }: { readonly evidence: Evidence }) {
  const t = useStrings(defiStrings);
  switch (evidence.kind) {
    case 'address':
      return t('e.address', { protocol: evidence.protocol, label: evidence.label });
    case 'function':
      return t('e.function', { signature: evidence.signature });
    case 'also-at':
      return t('e.also-at', { protocols: evidence.protocols.join(', ') });
    case 'unknown-function':
      return t('e.unknown-function', { selector: evidence.selector });
    default:
      return t(`e.${evidence.kind}`);
  }
}

function InnerList({ calls }: { readonly calls: readonly InnerCall[] }) {
  const t = useStrings(defiStrings);
  return (
    <section aria-labelledby="inner">
      <h2 id="inner" className="text-base font-semibold">
        {t('inner')}
      </h2>
      <ol className="mt-2 grid list-decimal gap-1 pl-5 text-sm text-ink-2">
        {numbered(calls).map(({ number, item: call }) => (
          <li key={number}>
            {t(`action.${call.action}`)}{' '}
            <code className="font-mono text-xs break-all">{call.name ?? call.methodId ?? '?'}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Arguments({ list }: { readonly list: readonly Argument[] }) {
  return (
    <dl className="grid gap-2 text-xs">
      {numbered(list).map(({ number, item: { name, type, value } }) => (
        <div key={number}>
          <dt className="text-ink-3">
            {name || `#${number}`} <code className="font-mono">{type}</code>
          </dt>
          <dd className="font-mono break-all">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The order of a call's parts never changes, so their place is their name. */
function numbered<T>(items: readonly T[]): readonly { readonly number: number; readonly item: T }[] {
  return items.map((item, index) => ({ number: index + 1, item }));
}
