/** Rules for open questions, the address book and labels in one list: what is decided once for all files to come. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import {
  ADDRESS_KINDS,
  type AnswerRule,
  EVERY,
  type LabelDraft,
  type PartyDraft,
  type RuleBook,
} from '../../../../../platform/ledger/rule-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { IncomeKindField, SuggestedText } from '../edit/plain-fields.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { NoAnswerCard } from '../no-answer.tsx';
import { ruleStrings } from '../strings/rule-strings.ts';
import { LabelRuleDialog } from './label-rule-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { MetAddresses, RuleList } from './rule-list.tsx';
import { TrialForm } from './trial-form.tsx';

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

/** An entry of the address book: whose address it is, and what it is called. */
interface AddressDialogProps {
  readonly party: PartyDraft;
  readonly chains: RuleBook['chains'];
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onClose: () => void;
}

const NEW_PARTY: PartyDraft = { address: '', chain: '', name: '', kind: 'own' };

function AddressDialog({ party, chains, edits, facets, onClose }: AddressDialogProps) {
  const t = useStrings(ruleStrings);
  const [draft, setDraft] = useState(party);
  const [isAsked, setAsked] = useState(false);
  const change = (part: Partial<PartyDraft>) => setDraft((old) => ({ ...old, ...part }));
  const sound = { ...draft, address: draft.address.trim(), name: draft.name.trim() };
  const isSound = sound.address !== '' && sound.name !== '';
  const isAccount = draft.kind === 'own' || draft.kind === 'exchange';
  return (
    <TrialForm
      {...{ edits, onClose }}
      title={t(party.id === undefined ? 'book.new' : 'book.edit')}
      line={t('book.line')}
      draft={
        isSound
          ? {
              name: sound.name,
              said: JSON.stringify(sound),
              ask: (api) => api.tryAddress(edits.book, sound),
              save: (api) => api.saveAddress(sound),
            }
          : undefined
      }
      onAsked={() => setAsked(true)}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={t('address')}
            mono
            maxLength={200}
            error={isAsked && sound.address === '' ? t('fault.address') : undefined}
            value={draft.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        </div>
        <SelectField
          label={t('party')}
          value={draft.kind}
          options={ADDRESS_KINDS.map((value) => ({ value, label: t(`party.${value}`) }))}
          onValueChange={(kind) => change({ kind })}
        />
        <SelectField
          label={t('chain')}
          value={draft.chain === '' ? EVERY : draft.chain}
          options={[
            { value: EVERY, label: t('chain.every') },
            ...chains.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(chain) => change({ chain: chain === EVERY ? '' : chain })}
        />
        <SuggestedText
          label={t(draft.kind === 'own' || draft.kind === 'exchange' ? `partyName.${draft.kind}` : 'partyName.other')}
          value={draft.name}
          suggestions={isAccount ? (facets?.wallets.map(({ value }) => value) ?? []) : []}
          error={isAsked && sound.name === '' ? t('fault.name') : undefined}
          onChange={(name) => change({ name })}
        />
        {draft.kind === 'payer' && (
          <IncomeKindField
            label={t('incomeKind')}
            value={draft.incomeKind ?? 'mining'}
            onChange={(incomeKind) => change({ incomeKind })}
          />
        )}
      </div>
    </TrialForm>
  );
}
