/**
 * A comparison on paper, in German: what another program or a platform says, what the ledger says, and each difference by its cause.
 * Nothing is computed but the sums of what is printed.
 */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { SecondOpinion, StatementRow } from '@cryptax/tax-de';
import type { DocumentTable, PlanDocument } from '../plan-document/plan-document.ts';
import { quantityText } from '../tables/wallet-text.ts';
import { dayText } from '../text/dates.ts';
import { euroWords } from '../text/euro-words.ts';
import { readable } from '../text/readable.ts';
import { DAC8_CATEGORIES, METHODS, SCOPES } from '../text/words.data.ts';
import { CAUSE_WORDS, type ComparisonCause } from './cause-words.data.ts';
import { NOTES, WORDS } from './comparison-words.data.ts';

interface Compared {
  /** Name of the other side's file. */
  readonly file: string;
  readonly year: number;
  /** Rows of it that could not be read. */
  readonly unread: readonly unknown[];
}

export interface ComparedGainsPaper extends Compared {
  readonly kind: 'gains';
  readonly about: {
    readonly tool: string | null;
    readonly evidence: 'sample' | 'headers' | 'words';
    readonly isEuroAssumed: boolean;
  };
  readonly opinion: SecondOpinion;
}

export interface ComparedStatementPaper extends Compared {
  readonly kind: 'statement';
  readonly about: { readonly platform: string | null; readonly users: number };
  /** Accounts at the platform that it was held against. */
  readonly accounts: readonly string[];
  readonly rows: readonly StatementRow[];
}

export function comparisonDocument(
  compared: ComparedGainsPaper | ComparedStatementPaper,
  owner?: string | undefined,
): PlanDocument {
  const { file, unread } = compared;
  const said = compared.kind === 'gains' ? ofGains(compared) : ofStatement(compared);
  return {
    title: said.title,
    subtitle: said.subtitle,
    figures: [
      ...(owner === undefined ? [] : [{ label: WORDS.owner, value: owner }]),
      { label: WORDS.file, value: file },
      ...said.figures,
    ],
    tables: said.tables,
    notes: [
      NOTES.sides,
      ...(unread.length === 0 ? [] : [NOTES.unread.replace('{count}', String(unread.length))]),
      ...said.notes,
      ...[...new Set(said.causes)].map((cause) => `${CAUSE_WORDS[cause].de}: ${CAUSE_WORDS[`${cause}.why`].de}`),
    ],
    frame: { state: WORDS.state, about: WORDS.about },
  };
}

interface Said extends Omit<PlanDocument, 'frame' | 'picture'> {
  readonly causes: readonly ComparisonCause[];
}

function ofGains({ about, opinion, year }: ComparedGainsPaper): Said {
  const { ours, theirs, difference, causes, rows, theirRules } = opinion;
  const other = about.tool ?? WORDS.other;
  return {
    title: WORDS.opinion,
    subtitle: `Verkäufe ${year}: ${other} und die eigene Buchführung`,
    figures: [
      { label: `Gewinn ${WORDS.here.toLowerCase()}`, value: euro(ours.gain) },
      { label: `Gewinn ${WORDS.there.toLowerCase()} (${other})`, value: euro(theirs.gain) },
      { label: WORDS.difference, value: signed(difference.gain) },
    ],
    tables: [
      {
        title: 'Summen des Jahres',
        columns: [{ title: '', width: 2 }, figure('Verkäufe'), figure('Gewinn'), figure('Davon steuerpflichtig', 1.6)],
        endsInSum: true,
        rows: [
          [WORDS.here, String(ours.sales), euro(ours.gain), euro(ours.taxable)],
          [`${WORDS.there} (${other})`, String(theirs.sales), euro(theirs.gain), euro(theirs.taxable)],
          [WORDS.difference, '', signed(difference.gain), signed(difference.taxable)],
        ],
      },
      {
        title: 'Gründe',
        columns: [
          { title: 'Grund', width: 2.4 },
          figure('Anzahl', 0.8),
          figure('Gewinn'),
          figure('Davon steuerpflichtig', 1.6),
        ],
        endsInSum: true,
        rows: summed(
          causes.map(({ cause, rows: count, gainEur, taxableEur }) => [
            CAUSE_WORDS[cause].de,
            String(count),
            signed(gainEur),
            signed(taxableEur),
          ]),
          [WORDS.total, '', signed(difference.gain), signed(difference.taxable)],
        ),
      },
      differing(rows),
      agreeing(rows),
    ],
    notes: [
      ...(causes.length === 0 ? [NOTES.same] : [NOTES.sum]),
      ...(theirRules === null ? [] : [rulesNote(theirRules)]),
      ...(about.evidence === 'sample' ? [] : [NOTES[about.evidence]]),
      ...(about.isEuroAssumed ? [NOTES.euro] : []),
    ],
    causes: causes.map(({ cause }) => cause),
  };
}

/** One line for each cause; the figures of a sale stand in its first. */
function differing(all: SecondOpinion['rows']): DocumentTable {
  const rows = all.filter(({ differences }) => differences.length > 0);
  return {
    title: 'Verkäufe mit Unterschied',
    columns: [
      { title: 'Tag', width: 0.9 },
      { title: 'Kryptowert', width: 1 },
      figure('Gewinn hier'),
      figure('Gewinn dort'),
      { title: 'Grund', width: 1.7 },
      figure('Unterschied'),
      { title: 'Zeile dort', width: 0.8 },
    ],
    endsInSum: true,
    rows: summed(
      rows.flatMap(({ day, asset, ours, theirs, differences, lines }) =>
        differences.map(({ cause, gainEur }, index) => [
          ...(index === 0 ? [dayText(day, 'de'), readable(asset), gainOf(ours), gainOf(theirs)] : ['', '', '', '']),
          CAUSE_WORDS[cause].de,
          signed(gainEur),
          index === 0 ? lines.join(', ') : '',
        ]),
      ),
      [
        WORDS.total,
        '',
        euro(total(rows.map(({ ours }) => ours?.gain ?? null))),
        euro(total(rows.map(({ theirs }) => theirs?.gain ?? null))),
        '',
        signed(total(rows.flatMap(({ differences }) => differences.map(({ gainEur }) => gainEur)))),
        '',
      ],
    ),
  };
}

function agreeing(all: SecondOpinion['rows']): DocumentTable {
  const rows = all.filter(({ differences }) => differences.length === 0);
  return {
    title: 'Verkäufe ohne Unterschied',
    columns: [
      { title: 'Tag', width: 0.9 },
      { title: 'Kryptowert', width: 1 },
      figure('Menge'),
      figure('Gewinn'),
      { title: 'Zeile dort', width: 1 },
    ],
    endsInSum: true,
    rows: summed(
      rows.map(({ day, asset, ours, lines }) => [
        dayText(day, 'de'),
        readable(asset),
        ours === null ? WORDS.none : quantityText(ours.quantity, 'de'),
        gainOf(ours),
        lines.join(', '),
      ]),
      [WORDS.total, '', '', euro(total(rows.map(({ ours }) => ours?.gain ?? null))), ''],
    ),
  };
}

function ofStatement({ about, accounts, rows, year }: ComparedStatementPaper): Said {
  const parts = rows.flatMap((row) => row.differences.map((part) => ({ row, part })));
  const causes = [...new Set(parts.map(({ part }) => part.cause))];
  const all = total(rows.map(({ amountEur }) => amountEur));
  const withoutEuro = rows.filter(({ amountEur }) => amountEur === null).length;
  return {
    title: WORDS.statement,
    subtitle: `Summen ${year}: ${about.platform ?? WORDS.other} und die eigene Buchführung`,
    figures: [
      { label: WORDS.account, value: accounts.map(readable).join(', ') },
      { label: 'Summen gleich', value: String(rows.filter(({ differences }) => differences.length === 0).length) },
      { label: 'Mit Unterschied', value: String(rows.filter(({ differences }) => differences.length > 0).length) },
      { label: WORDS.difference, value: signed(all) },
    ],
    tables: [
      {
        title: 'Summen je Kryptowert und Art',
        columns: [
          { title: 'Kryptowert', width: 0.9 },
          { title: 'Art', width: 1.6 },
          figure('Menge hier'),
          figure('Menge dort'),
          figure('Wert hier'),
          figure('Wert dort'),
          figure('Unterschied'),
        ],
        endsInSum: true,
        rows: summed(
          rows.map(({ asset, category, ours, theirs, amountEur }) => [
            readable(asset),
            DAC8_CATEGORIES[category].de,
            quantityText(ours.units, 'de'),
            quantityText(theirs.units, 'de'),
            ours.withoutValue > 0 && ours.withoutValue === ours.count ? WORDS.unsaid : euro(ours.amountEur),
            euro(theirs.amountEur),
            signed(amountEur),
          ]),
          [WORDS.total, '', '', '', '', '', signed(all)],
        ),
      },
      {
        title: 'Unterschiede nach Grund',
        columns: [
          { title: 'Kryptowert', width: 0.9 },
          { title: 'Art', width: 1.6 },
          { title: 'Grund', width: 1.7 },
          figure('Menge'),
          figure('Wert'),
        ],
        endsInSum: true,
        rows: summed(
          parts.map(({ row: { asset, category }, part: { cause, units, amountEur } }) => [
            readable(asset),
            DAC8_CATEGORIES[category].de,
            CAUSE_WORDS[cause].de,
            units === '0' ? '' : plus(units, quantityText(units, 'de')),
            signed(amountEur),
          ]),
          [WORDS.total, '', '', '', signed(total(parts.map(({ part }) => part.amountEur)))],
        ),
      },
      {
        title: 'Gründe zusammen',
        columns: [{ title: 'Grund', width: 2.4 }, figure('Anzahl', 0.8), figure('Wert')],
        endsInSum: true,
        rows: summed(
          causes.map((cause) => {
            const own = parts.filter(({ part }) => part.cause === cause).map(({ part }) => part.amountEur);
            return [CAUSE_WORDS[cause].de, String(own.length), signed(total(own))];
          }),
          [WORDS.total, String(parts.length), signed(total(parts.map(({ part }) => part.amountEur)))],
        ),
      },
    ],
    notes: [
      ...(parts.length === 0 ? [NOTES.same] : [NOTES.sum]),
      ...(withoutEuro === 0 ? [] : [NOTES.withoutEuro.replace('{count}', String(withoutEuro))]),
      ...(about.users > 1 ? [NOTES.users] : []),
    ],
    causes,
  };
}

const figure = (title: string, width = 1.3) => ({ title, width, isFigure: true });

/** No sum below nothing: a table without rows is left out. */
function summed(rows: readonly (readonly string[])[], last: readonly string[]): readonly (readonly string[])[] {
  return rows.length === 0 ? [] : [...rows, last];
}

function rulesNote({ method, scope }: NonNullable<SecondOpinion['theirRules']>): string {
  return NOTES.rules.replace('{method}', METHODS[method].de).replace('{scope}', SCOPES[scope].de);
}

function total(amounts: readonly (string | null)[]): string {
  return formatDecimal(amounts.reduce((sum, amount) => (amount === null ? sum : add(sum, dec(amount))), dec('0.00')));
}

function gainOf(side: { readonly gain: string } | null): string {
  return side === null ? WORDS.none : euro(side.gain);
}

function euro(amount: string | null): string {
  return amount === null ? WORDS.unsaid : euroWords(amount, 'de');
}

function signed(amount: string | null): string {
  return amount === null ? WORDS.unsaid : plus(amount, euroWords(amount, 'de'));
}

function plus(amount: string, text: string): string {
  return amount.startsWith('-') || /^[0.]+$/.test(amount) ? text : `+${text}`;
}
