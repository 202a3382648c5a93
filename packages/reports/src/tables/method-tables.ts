/** The method page as tables: settings, method per pool, price sources, open points of the law, assumptions. */
import { berlinDayText, dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type MatchSettings, type OpenChoice } from '@cryptax/ledger';
import type { Assumption, Choice, ChoiceEffect, PoolMethodLine, PriceSourceLine, TaxYearReport } from '@cryptax/tax-de';
import { cents } from '../text/cents.ts';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { priceSourceName } from '../text/price-sources.ts';
import {
  ASSUMED_BASES,
  METHOD_REFS,
  METHOD_STATUS,
  METHODS,
  PRICE_METHODS,
  SCOPES,
  SETTINGS,
} from '../text/words.data.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { ReportTable } from './report-table.ts';
import { walletText } from './wallet-text.ts';

interface Fact {
  readonly label: Text;
  readonly value: string;
}

export function methodTable(report: TaxYearReport, locale: Locale): ReportTable {
  const { method, frame, engineVersion, ruleBookVersion, inputHash, seal } = report;
  const facts: readonly Fact[] = [
    { label: { de: 'Verbrauchsfolge', en: 'Order of use' }, value: METHODS[method.method][locale] },
    { label: { de: 'Bezug', en: 'Scope' }, value: SCOPES[method.scope][locale] },
    { label: { de: 'Status der Methode', en: 'Status of the method' }, value: METHOD_STATUS[method.status][locale] },
    { label: { de: 'Fundstelle', en: 'Reference' }, value: METHOD_REFS[method.scope][method.method][locale] },
    ...(method.namedLots.disposals === 0
      ? []
      : [
          {
            label: { de: 'Einzelbetrachtung', en: 'Individual identification' },
            value: namedText(method.namedLots.disposals, locale),
          },
        ]),
    { label: { de: 'Zeitzone', en: 'Time zone' }, value: method.timeZone },
    { label: { de: 'Rundung', en: 'Rounding' }, value: ROUNDING[locale] },
    { label: { de: 'Rangfolge der Kurse', en: 'Order of prices' }, value: PRICE_ORDER[locale] },
    ...switches(frame.settings, locale),
    { label: { de: 'Regelwerk', en: 'Rule book' }, value: ruleBookVersion },
    { label: { de: 'Rechenkern', en: 'Engine' }, value: engineVersion },
    { label: { de: 'Prüfsumme der Eingaben', en: 'Hash of the inputs' }, value: inputHash },
    { label: { de: 'Siegel des Berichts', en: 'Seal of the report' }, value: seal },
  ];
  const columns: readonly ColumnRule<Fact>[] = [
    { id: 'label', title: { de: 'Einstellung', en: 'Setting' }, kind: 'text', cell: ({ label }) => label[locale] },
    { id: 'value', title: { de: 'Wert', en: 'Value' }, kind: 'text', cell: ({ value }) => value },
  ];
  return makeTable({ id: 'method', title: { de: 'Methode', en: 'Method' }, columns }, facts, locale);
}

/** Naming lots goes before every order of use, and must be proven (Rz. 61). */
function namedText(count: number, locale: Locale): string {
  return locale === 'de'
    ? `BMF-Schreiben Rz. 61: bei ${count === 1 ? 'einer Veräußerung' : `${count} Veräußerungen`} sind die Tranchen benannt oder durch die ausgegebenen Transaktionsausgänge bestimmt und in der Liste gekennzeichnet. Der Nachweis der Zuordnung liegt bei der steuerpflichtigen Person.`
    : `ministry letter Rz. 61: ${count === 1 ? 'one disposal names its lots or' : `${count} disposals name their lots or`} spent outputs that hold them, marked in the list. The taxpayer must prove the identification.`;
}

const ROUNDING = {
  de: 'einmal auf den Cent, kaufmännisch',
  en: 'once to the cent, half away from zero',
} as const;

/** One order for every value of a report; `@cryptax/prices` asks its sources in it. */
const PRICE_ORDER = {
  de: 'Handel selbst, Stablecoin zum EZB-Kurs, mitgelieferte Tageskurse, Kursdienste, eigene Kursdatei, Eingabe von Hand',
  en: 'the trade itself, stablecoin at the ECB rate, bundled daily prices, price services, own price file, entry by hand',
} as const;

/** The switches behind open points of the law are always printed; a star marks one that was changed. */
function switches(settings: MatchSettings, locale: Locale): readonly Fact[] {
  const fact = (key: OpenChoice): Fact => {
    const chosen = settings[key] ?? DEFAULT_SETTINGS[key];
    return {
      label: SETTINGS[key].label,
      value: settingWords(key, chosen, locale) + (chosen === DEFAULT_SETTINGS[key] ? '' : ' *'),
    };
  };
  return (Object.keys(SETTINGS) as readonly OpenChoice[]).map(fact);
}

export function poolTable({ method }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<PoolMethodLine>[] = [
    {
      id: 'wallet',
      title: { de: 'Wallet', en: 'Wallet' },
      kind: 'text',
      cell: ({ wallet }) => walletText(wallet, locale),
    },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: ({ asset }) => asset },
    {
      id: 'method',
      title: { de: 'Methode', en: 'Method' },
      kind: 'text',
      cell: (line) => METHODS[line.method][locale],
    },
    {
      id: 'from',
      title: { de: 'Ab', en: 'From' },
      kind: 'day',
      cell: ({ from }) => (from === null ? null : berlinDayText(from)),
    },
    {
      id: 'status',
      title: { de: 'Status', en: 'Status' },
      kind: 'text',
      cell: ({ status }) => METHOD_STATUS[status][locale],
    },
  ];
  const title = { de: 'Methode je Wallet und Kryptowert', en: 'Method per wallet and asset' };
  return makeTable({ id: 'pools', title, columns }, method.pools, locale);
}

export function priceTable({ method }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<PriceSourceLine>[] = [
    {
      id: 'source',
      title: { de: 'Kursquelle', en: 'Price source' },
      kind: 'text',
      cell: ({ source }) => priceSourceName(source, locale),
    },
    {
      id: 'method',
      title: { de: 'Art', en: 'Kind' },
      kind: 'text',
      cell: (line) => PRICE_METHODS[line.method][locale],
    },
    { id: 'events', title: { de: 'Buchungen', en: 'Entries' }, kind: 'count', cell: ({ events }) => String(events) },
  ];
  return makeTable(
    { id: 'prices', title: { de: 'Kursquellen', en: 'Price sources' }, columns },
    method.priceSources,
    locale,
  );
}

export function choiceTable({ method }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<Choice>[] = [
    { id: 'rule', title: { de: 'Regel', en: 'Rule' }, kind: 'text', cell: ({ rule }) => rule },
    { id: 'text', title: { de: 'Annahme', en: 'Assumption' }, kind: 'text', cell: ({ text }) => text[locale] },
    {
      id: 'setting',
      title: { de: 'Gewählt', en: 'Chosen' },
      kind: 'text',
      cell: ({ option, setting }) =>
        option === null || setting === null ? null : settingWords(option, setting, locale),
    },
    {
      id: 'effect',
      title: { de: 'Die andere Lesart würde ändern', en: 'The other reading would change' },
      kind: 'text',
      cell: ({ effect }) => (effect === null ? null : effectWords(effect, locale)),
    },
  ];
  const title = { de: 'Rechtliche Annahmen', en: 'Legal assumptions' };
  return makeTable({ id: 'choices', title, columns }, method.choices, locale);
}

function settingWords(option: OpenChoice, value: string, locale: Locale): string {
  const words: Readonly<Record<string, Text>> = SETTINGS[option].values;
  return words[value]?.[locale] ?? value;
}

const EFFECT_LAWS = {
  privateSales: { de: '§ 23 EStG', en: 'section 23 EStG' },
  income: { de: '§ 22 Nr. 3 EStG', en: 'section 22 no. 3 EStG' },
  capital: { de: '§ 20 EStG', en: 'section 20 EStG' },
  taxFree: { de: 'steuerfrei', en: 'tax-free' },
} as const;

/** Only what changes; "nothing" is an answer too. */
function effectWords(effect: ChoiceEffect, locale: Locale): string {
  const laws = Object.keys(EFFECT_LAWS) as readonly (keyof typeof EFFECT_LAWS)[];
  const changes = laws
    .filter((law) => dec(effect[law]).units !== 0n)
    .map((law) => {
      const sign = dec(effect[law]).units > 0n ? '+' : '';
      return `${EFFECT_LAWS[law][locale]} ${sign}${numberText(effect[law], { numbers: locale, grouping: true })} EUR`;
    });
  return changes.length === 0 ? (locale === 'de' ? 'nichts' : 'nothing') : changes.join(', ');
}

export function assumptionTable({ assumptions }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<Assumption>[] = [
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: ({ asset }) => asset },
    { id: 'quantity', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: ({ amount }) => amount },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: ({ wallet }) => wallet },
    {
      id: 'basis',
      title: { de: 'Grundlage', en: 'Basis' },
      kind: 'text',
      cell: ({ basis }) => ASSUMED_BASES[basis][locale],
    },
    {
      id: 'cost',
      title: { de: 'Angenommene Kosten', en: 'Assumed cost' },
      kind: 'eur',
      cell: ({ cost }) => cents(cost),
    },
    {
      id: 'bought',
      title: { de: 'Angeschafft', en: 'Acquired' },
      kind: 'day',
      cell: (l) => berlinDayText(l.acquiredAt),
    },
    { id: 'for', title: { de: 'Für Buchung', en: 'For entry' }, kind: 'text', cell: ({ forEventId }) => forEventId },
    { id: 'note', title: { de: 'Notiz', en: 'Note' }, kind: 'text', cell: ({ note }) => note },
    { id: 'event', title: { de: 'Kennung', en: 'Entry id' }, kind: 'text', cell: ({ eventId }) => eventId },
  ];
  const title = { de: 'Angenommene Anschaffungen', en: 'Assumed acquisitions' };
  return makeTable({ id: 'assumptions', title, columns }, assumptions, locale);
}
