/** The letter: its office, reference and deadline, what it asks for, and the request that this makes. */
import {
  ANSWER_POINTS,
  type AnswerPoint,
  type AnswerRequest,
  type LetterFacts,
  POINT_RULES,
} from '@cryptax/reports/answer';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-input.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { TextField } from '../../../../ui/text-input.tsx';
import type { AnswerChoices } from '../../screen-types.ts';
import { answerStrings } from './strings.ts';

interface LetterFormProps {
  readonly letter: LetterFacts;
  readonly onLetter: (letter: LetterFacts) => void;
}

const MOST_CHARACTERS = 120;

export function LetterForm({ letter, onLetter }: LetterFormProps) {
  const t = useStrings(answerStrings);
  const text = (field: 'office' | 'taxNumber' | 'reference') => ({
    label: t(field),
    value: letter[field],
    maxLength: MOST_CHARACTERS,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onLetter({ ...letter, [field]: target.value }),
  });
  return (
    <Card className="pb-4">
      <CardHead title={t('letter')} />
      <div className="grid gap-3 px-4 pt-2.5 sm:grid-cols-2 sm:px-4.5 lg:grid-cols-3">
        <TextField {...text('office')} hint={t('office.hint')} />
        <TextField {...text('taxNumber')} hint={t('office.hint')} />
        <TextField {...text('reference')} />
        <DateField
          label={t('writtenOn')}
          value={letter.writtenOn}
          onDay={(writtenOn) => onLetter({ ...letter, writtenOn })}
        />
        <DateField
          label={t('deadline')}
          value={letter.deadline}
          onDay={(deadline) => onLetter({ ...letter, deadline })}
        />
      </div>
    </Card>
  );
}

interface AskedFormProps {
  readonly choices: AnswerChoices;
  readonly draft: AnswerDraft;
  readonly onDraft: (change: (draft: AnswerDraft) => AnswerDraft) => void;
}

export function AskedForm({ choices, draft, onDraft }: AskedFormProps) {
  const t = useStrings(answerStrings);
  const locale = useLocale();
  const isAll = draft.points.length === ANSWER_POINTS.length;
  return (
    <Card className="pb-4">
      <CardHead
        title={t('asked')}
        actions={
          <Button
            size="s"
            variant="quiet"
            onClick={() => onDraft((now) => ({ ...now, points: isAll ? [] : ANSWER_POINTS }))}
          >
            {isAll ? t('points.none') : t('points.all')}
          </Button>
        }
      />
      <div className="grid gap-3.5 px-4 pt-2.5 sm:px-4.5">
        <Choice legend={t('years')}>
          {choices.years.map((year) => (
            <Checkbox
              key={year}
              label={String(year)}
              checked={draft.years.includes(year)}
              onCheckedChange={(is) => onDraft((now) => ({ ...now, years: toggled(now.years, year, is) }))}
            />
          ))}
        </Choice>
        <Choice legend={t('wallets')}>
          <Checkbox
            label={t('wallets.all')}
            checked={draft.wallets.length + draft.addresses.length === 0}
            onCheckedChange={() => onDraft((now) => ({ ...now, wallets: [], addresses: [] }))}
          />
          {choices.wallets.map(({ id, name, isPlatform }) => (
            <Checkbox
              key={id}
              label={name}
              note={isPlatform ? t('platform') : t('wallet')}
              checked={draft.wallets.includes(id)}
              onCheckedChange={(is) => onDraft((now) => ({ ...now, wallets: toggled(now.wallets, id, is) }))}
            />
          ))}
        </Choice>
        {choices.addresses.length > 0 && (
          <Disclosure summary={t('addresses', { count: choices.addresses.length })}>
            <ul aria-label={t('addresses.list')} className="grid max-h-72 gap-1 overflow-y-auto">
              {choices.addresses.map(({ address, wallets }) => (
                <li key={address}>
                  <Checkbox
                    label={<span className="break-all">{address}</span>}
                    note={wallets.map(({ name }) => name).join(', ')}
                    checked={draft.addresses.includes(address)}
                    onCheckedChange={(is) =>
                      onDraft((now) => ({ ...now, addresses: toggled(now.addresses, address, is) }))
                    }
                  />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <Choice legend={t('points')} wide>
          {ANSWER_POINTS.map((point) => (
            <Checkbox
              key={point}
              label={POINT_RULES[point].title[locale]}
              note={POINT_RULES[point].reference}
              checked={draft.points.includes(point)}
              onCheckedChange={(is) => onDraft((now) => ({ ...now, points: toggled(now.points, point, is) }))}
            />
          ))}
        </Choice>
      </div>
    </Card>
  );
}

function Choice({ legend, wide = false, children }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-xs text-ink-2">{legend}</legend>
      <div className={wide ? 'grid gap-x-5 gap-y-1 sm:grid-cols-2 lg:grid-cols-3' : 'flex flex-wrap gap-x-5 gap-y-1'}>
        {children}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** What is ticked and typed, and the request it makes. */
interface AnswerDraft {
  readonly years: readonly number[];
  readonly points: readonly AnswerPoint[];
  /** Without any of these, everything. */
  readonly wallets: readonly string[];
  readonly addresses: readonly string[];
  readonly letter: LetterFacts;
}

/** What nearly every letter asks for, of the last year that is over. */
const USUAL: readonly AnswerPoint[] = ['overview', 'platforms', 'disposals', 'income', 'balances', 'method'];

export function firstDraft(years: readonly number[]): AnswerDraft {
  const over = years.length > 1 ? years.slice(1, 2) : years.slice(0, 1);
  const letter = { office: '', reference: '', taxNumber: '', writtenOn: '', deadline: '' };
  return { years: over, points: USUAL, wallets: [], addresses: [], letter };
}

/** In the order of the list and of time, whatever was ticked first; null where nothing is asked. */
export function requestOf({ years, points, wallets, addresses, letter }: AnswerDraft): AnswerRequest | null {
  if (years.length === 0 || points.length === 0) return null;
  const text = (value: string) => value.trim();
  return {
    years: [...years].sort((a, b) => a - b),
    points: ANSWER_POINTS.filter((point) => points.includes(point)),
    wallets: wallets.length + addresses.length === 0 ? null : wallets,
    addresses,
    letter: {
      ...letter,
      office: text(letter.office),
      reference: text(letter.reference),
      taxNumber: text(letter.taxNumber),
    },
  };
}

/** The part of a request that the check depends on: typing a reference does not ask anew. */
export function checkedPart(request: AnswerRequest): AnswerRequest {
  const { deadline } = request.letter;
  return { ...request, letter: { office: '', reference: '', taxNumber: '', writtenOn: '', deadline } };
}

export function toggled<T>(list: readonly T[], item: T, isChosen: boolean): readonly T[] {
  return isChosen ? [...list, item] : list.filter((other) => other !== item);
}
