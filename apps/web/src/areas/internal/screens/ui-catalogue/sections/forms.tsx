/** Everything one types into or chooses from. */
import { Cloud, Lock, Search } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { Combobox } from '../../../../../ui/combobox.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { FilterPill } from '../../../../../ui/filter-pill.tsx';
import type { DecimalEntry } from '../../../../../ui/format/parse-input.ts';
import { RadioCards } from '../../../../../ui/radio-cards.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { Switch } from '../../../../../ui/switch.tsx';
import { Tabs } from '../../../../../ui/tabs.tsx';
import { TextAreaField, TextField } from '../../../../../ui/text-input.tsx';
import { Columns, Row, Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

const ASSETS = ['BTC', 'ETH', 'SOL', 'LINK', 'USDC', 'ADA', 'DOT', 'ATOM'] as const;

export function FormsSection() {
  return (
    <Columns>
      <TextFields />
      <Lists />
      <Choices />
    </Columns>
  );
}

function TextFields() {
  const t = useStrings(catalogueStrings);
  return (
    <Section title={t('forms')} className="grid gap-3">
      <TextField label={t('walletName')} hint={t('walletNameHint')} optional defaultValue={t('secondWallet')} />
      <TextField label={t('address')} error={t('addressError')} mono defaultValue="0x4f3Ac19e77bD0A2b" />
      <TextField
        label={t('searchExchange')}
        labelHidden
        icon={Search}
        type="search"
        placeholder={t('searchExchange')}
      />
      <AmountField />
      <TextAreaField label={t('note')} rows={2} />
      <TextField label={t('disabled')} disabled defaultValue="2025" />
    </Section>
  );
}

function AmountField() {
  const t = useStrings(catalogueStrings);
  const [entry, setEntry] = useState<DecimalEntry>({ kind: 'value', value: '15000.00' });
  const [value, setValue] = useState<string | null>('15000.00');
  const change = (next: DecimalEntry) => {
    setEntry(next);
    if (next.kind !== 'invalid') setValue(next.kind === 'value' ? next.value : null);
  };
  return (
    <DecimalField
      label={t('saleAmount')}
      hint={`${t('exactValue')}: ${value ?? '–'}`}
      error={entry.kind === 'invalid' ? t('invalidNumber') : undefined}
      value={value}
      onEntry={change}
      unit="€"
      maxDecimals={2}
    />
  );
}

function Lists() {
  const t = useStrings(catalogueStrings);
  const [type, setType] = useState<'software' | 'hardware' | 'exchange' | null>('software');
  const [asset, setAsset] = useState<string | null>(null);
  const [fees, setFees] = useState(true);
  const [klaus, setKlaus] = useState(true);
  return (
    <Section title={t('choices')} className="grid gap-3">
      <SelectField
        label={t('type')}
        value={type}
        onValueChange={setType}
        options={[
          { value: 'software', label: t('software') },
          { value: 'hardware', label: t('hardware') },
          { value: 'exchange', label: t('exchangeType') },
        ]}
      />
      <Field label={t('exchange')}>
        {(control) => (
          <Combobox
            {...control}
            value={asset}
            onValueChange={setAsset}
            placeholder={t('choose')}
            searchLabel={t('searchExchange')}
            options={ASSETS.map((symbol) => ({ value: symbol, label: symbol, icon: <Coin symbol={symbol} /> }))}
          />
        )}
      </Field>
      <div>
        <Checkbox checked={fees} onCheckedChange={setFees} label={t('includeFees')} note={t('includeFeesNote')} />
        <Checkbox checked="indeterminate" onCheckedChange={() => undefined} label={t('someChosen')} />
        <Checkbox checked={false} onCheckedChange={() => undefined} label={t('notAvailable')} disabled />
      </div>
      <div>
        <Switch checked={klaus} onCheckedChange={setKlaus} label={t('klausHelps')} note={t('klausHelpsNote')} />
        <Switch checked={false} onCheckedChange={() => undefined} label={t('notAvailable')} disabled />
      </div>
    </Section>
  );
}

function Choices() {
  const t = useStrings(catalogueStrings);
  const [storage, setStorage] = useState<'device' | 'cloud'>('device');
  const [view, setView] = useState<'sell' | 'strategies' | 'plan'>('sell');
  const [tab, setTab] = useState<'all' | 'review' | 'transfers'>('all');
  const tabs = [
    { value: 'all', label: t('tabAll'), count: 186 },
    { value: 'review', label: t('tabReview'), count: 4, openLabel: t('openReviews') },
    { value: 'transfers', label: t('tabTransfers'), count: 27 },
  ] as const;
  return (
    <Section title={t('view')} className="grid gap-4">
      <RadioCards
        label={t('storage')}
        value={storage}
        onValueChange={setStorage}
        cards={[
          {
            value: 'device',
            title: t('onDevice'),
            note: t('onDeviceNote'),
            icon: Lock,
            badge: <Badge tone="info">{t('recommended')}</Badge>,
          },
          { value: 'cloud', title: t('inCloud'), note: t('inCloudNote'), icon: Cloud },
        ]}
      />
      <Segmented
        label={t('view')}
        value={view}
        onValueChange={setView}
        className="justify-self-start"
        options={[
          { value: 'sell', label: t('sell') },
          { value: 'strategies', label: t('strategies') },
          { value: 'plan', label: t('plan') },
        ]}
      />
      <Tabs
        label={t('transactions')}
        value={tab}
        onValueChange={setTab}
        items={tabs.map((item) => ({
          ...item,
          content: <p className="text-sm text-ink-2">{t('tabContent', { name: item.label })}</p>,
        }))}
      />
      <Row>
        <FilterPill name={t('filterYear')} value="2025" onRemove={() => undefined} />
        <FilterPill name={t('filterKind')} value="Reward" onRemove={() => undefined} />
      </Row>
    </Section>
  );
}
