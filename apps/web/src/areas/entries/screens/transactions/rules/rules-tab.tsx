/** Rules for open questions and the address book: what is decided once for all files to come. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import type { AnswerRule, PartyDraft, RuleBook } from '../../../rule-types.ts';
import type { Edits } from '../edit/use-edits.ts';
import { NoAnswerCard } from '../no-answer.tsx';
import { ruleStrings } from '../strings/rule-strings.ts';
import { AddressDialog, NEW_PARTY } from './address-dialog.tsx';
import { AddressList, MetAddresses } from './address-list.tsx';
import { LabelList } from './label-list.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleList } from './rule-list.tsx';

export interface RulesTabProps {
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
}

type OpenForm =
  | { readonly kind: 'rule'; readonly rule?: AnswerRule }
  | { readonly kind: 'address'; readonly party: PartyDraft };

export function RulesTab({ edits, facets }: RulesTabProps) {
  const t = useStrings(ruleStrings);
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`rules ${edits.book} ${turn}`, (api) => api.ruleBook(edits.book));
  const [form, setForm] = useState<OpenForm | undefined>();
  const close = () => setForm(undefined);
  if (asked.kind !== 'ready') {
    const error = asked.kind === 'failed' ? asked.error : undefined;
    const onRetry = () => setTurn(turn + 1);
    return <NoAnswerCard error={error} loading={t('loading')} failed={t('failed')} onRetry={onRetry} />;
  }
  return (
    <div className="grid items-start gap-3 xl:grid-cols-2">
      <Rules book={asked.value} onForm={setForm} />
      <Addresses book={asked.value} onForm={setForm} />
      {form?.kind === 'rule' && <RuleDialog rule={form.rule} {...{ edits, facets }} onClose={close} />}
      {form?.kind === 'address' && (
        <AddressDialog party={form.party} chains={asked.value.chains} {...{ edits, facets }} onClose={close} />
      )}
    </div>
  );
}

interface PartProps {
  readonly book: RuleBook;
  readonly onForm: (form: OpenForm) => void;
}

function Rules({ book, onForm }: PartProps) {
  const t = useStrings(ruleStrings);
  return (
    <TitledCard
      title={t('rules')}
      actions={
        <Button size="s" icon={Plus} onClick={() => onForm({ kind: 'rule' })}>
          {t('add')}
        </Button>
      }
    >
      <p className="text-sm text-ink-2">{t(book.rules.length === 0 ? 'rules.none' : 'rules.line')}</p>
      <RuleList book={book} onEdit={(rule) => onForm({ kind: 'rule', rule })} />
      <LabelList labels={book.labels} />
    </TitledCard>
  );
}

function Addresses({ book, onForm }: PartProps) {
  const t = useStrings(ruleStrings);
  const onEdit = (party: PartyDraft) => onForm({ kind: 'address', party });
  return (
    <TitledCard
      title={t('book')}
      actions={
        <Button size="s" icon={Plus} onClick={() => onEdit(NEW_PARTY)}>
          {t('book.add')}
        </Button>
      }
    >
      <p className="text-sm text-ink-2">{t(book.addresses.length === 0 ? 'book.none' : 'book.line')}</p>
      <AddressList book={book} onEdit={onEdit} />
      <MetAddresses book={book} onEdit={onEdit} />
    </TitledCard>
  );
}
