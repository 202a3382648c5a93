/** Rules for open questions, the address book and labels in one list: what is decided once for all files to come. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import type { AnswerRule, LabelDraft, PartyDraft } from '../../../../../platform/ledger/rule-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { NoAnswerCard } from '../no-answer.tsx';
import { ruleStrings } from '../strings/rule-strings.ts';
import { AddressDialog, NEW_PARTY } from './address-dialog.tsx';
import { LabelRuleDialog } from './label-rule-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { MetAddresses, RuleList } from './rule-list.tsx';

export interface RulesTabProps {
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
}

type OpenForm =
  | { readonly of: 'answer'; readonly rule?: AnswerRule }
  | { readonly of: 'address'; readonly party: PartyDraft }
  | { readonly of: 'label'; readonly label?: LabelDraft };

export function RulesTab({ edits, facets }: RulesTabProps) {
  const t = useStrings(ruleStrings);
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`rules ${edits.book} ${turn}`, (api) => api.ruleBook(edits.book));
  const [form, setForm] = useState<OpenForm | undefined>();
  const onClose = () => setForm(undefined);
  const onAddress = (party: PartyDraft) => setForm({ of: 'address', party });
  if (asked.kind !== 'ready') {
    const error = asked.kind === 'failed' ? asked.error : undefined;
    const onRetry = () => setTurn(turn + 1);
    return <NoAnswerCard error={error} loading={t('loading')} failed={t('failed')} onRetry={onRetry} />;
  }
  const { list, met, chains } = asked.value;
  return (
    <div className={`grid items-start gap-3 ${met.length > 0 ? 'xl:grid-cols-[2fr_1fr]' : ''}`}>
      <TitledCard title={t('rules')}>
        <p className="text-sm text-ink-2">{t(list.length === 0 ? 'rules.none' : 'rules.line')}</p>
        <RuleList book={asked.value} onEdit={setForm} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="s" icon={Plus} onClick={() => setForm({ of: 'answer' })}>
            {t('add')}
          </Button>
          <Button size="s" icon={Plus} onClick={() => onAddress(NEW_PARTY)}>
            {t('book.add')}
          </Button>
          <Button size="s" icon={Plus} onClick={() => setForm({ of: 'label' })}>
            {t('label.new')}
          </Button>
        </div>
      </TitledCard>
      {met.length > 0 && (
        <TitledCard title={t('met')}>
          <MetAddresses met={met} onEdit={onAddress} />
        </TitledCard>
      )}
      {form?.of === 'answer' && <RuleDialog rule={form.rule} {...{ edits, facets, onClose }} />}
      {form?.of === 'address' && <AddressDialog party={form.party} {...{ chains, edits, facets, onClose }} />}
      {form?.of === 'label' && <LabelRuleDialog label={form.label} {...{ edits, facets, onClose }} />}
    </div>
  );
}
