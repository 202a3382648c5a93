/**
 * The values for Anlage SO and KAP as XML after our own published schema (schemas/cryptax-anlagen-1.xsd, rule book 9.5).
 * It is a sheet for typing into ELSTER and says so; it claims to be nothing else.
 */
import { berlinDayText } from '@cryptax/kernel';
import type {
  AssessedYear,
  FormBlock,
  FormFieldId,
  FormLine,
  LossMoves,
  LotLine,
  TaxYearReport,
  YearCertainty,
} from '@cryptax/tax-de';
import { missingSentences } from '../missing-first.ts';
import { reportId } from '../report-id.ts';
import { lotTable } from '../tables/lot-table.ts';
import { sourceText } from '../tables/sources.ts';
import { readable } from '../text/readable.ts';
import { element, type XmlElement, xmlText } from './xml-text.ts';

const NAMESPACE = 'urn:cryptax:anlagen:1';
const NOTE = 'Übertragungshilfe zum Abtippen in ELSTER. Keine amtliche Datenübermittlung.';

export function formXml(report: TaxYearReport, range?: YearCertainty): string {
  const { frame, method } = report;
  const root = {
    xmlns: NAMESPACE,
    version: '1',
    steuerjahr: String(frame.year),
    erstellt: berlinDayText(frame.generatedAt),
    amtlich: 'nein',
    bericht: reportId(report),
    siegel: report.seal,
  };
  return xmlText(
    element('CryptaxAnlagen', root, [
      element('Hinweis', {}, [NOTE, ...missingSentences(report, 'de', range)].join(' ')),
      element('Methode', {
        verbrauchsfolge: method.method,
        bezug: method.scope,
        anerkannt: yes(method.status === 'accepted'),
        zeitzone: method.timeZone,
        regelwerk: report.ruleBookVersion,
      }),
      ...persons(report),
      element('Aufstellung', { zeilen: String(report.lots.length) }, [
        ...report.lots.map(disposal),
        ...closingLines(report),
      ]),
    ]),
  );
}

interface Sheet {
  readonly assessed: AssessedYear;
  readonly forms: readonly FormBlock[];
  readonly complete: boolean;
}

/** Person A first; the other one only where a couple with two ledgers is assessed together. */
function persons({ frame, summary, forms, spouseForms, completeness }: TaxYearReport): readonly XmlElement[] {
  const { role } = frame.person;
  const own = person(role, { assessed: summary.assessed, forms, complete: completeness.complete });
  if (spouseForms === undefined || summary.spouse === null) return [own];
  const { spouse } = summary;
  const other = person(role === 'A' ? 'B' : 'A', {
    assessed: spouse,
    forms: spouseForms,
    complete: spouse.incomplete === 0,
  });
  return role === 'A' ? [own, other] : [other, own];
}

function person(role: 'A' | 'B', sheet: Sheet): XmlElement {
  return element('Person', { rolle: role }, [otherIncomeForm(sheet), capitalForm(sheet)]);
}

function otherIncomeForm({ assessed, forms, complete }: Sheet): XmlElement {
  const { privateSales, income, privateSalesLosses, incomeLosses } = assessed;
  return element('AnlageSO', {}, [
    element(
      'PrivateVeraeusserungen',
      {
        art: 'Kryptowerte',
        vollstaendig: yes(complete),
        grenzwert: privateSales.limit,
        grenzeErreicht: yes(privateSales.limitReached),
      },
      fields(forms, 'private-sales'),
    ),
    element(
      'Leistungen',
      { grenzwert: income.limit, grenzeErreicht: yes(income.limitReached) },
      fields(forms, 'income'),
    ),
    loss('23', privateSalesLosses),
    loss('22', incomeLosses),
  ]);
}

function capitalForm({ assessed, forms }: Sheet): XmlElement {
  const { carryIn, carryUsed, carryOut } = assessed.capital;
  return element('AnlageKAP', {}, [...fields(forms, 'capital'), loss('20', { carryIn, carryUsed, carryOut })]);
}

function loss(law: '20' | '22' | '23', moves: Pick<LossMoves, 'carryIn' | 'carryUsed' | 'carryOut'>): XmlElement {
  const { carryIn, carryUsed, carryOut } = moves;
  return element('Verlust', { art: law, vortragVorjahr: carryIn, verbraucht: carryUsed, vortrag: carryOut });
}

/** The gain names the line it is carried to, as the form does. */
function fields(forms: readonly FormBlock[], block: FormBlock['block']): readonly XmlElement[] {
  const lines = forms.find((form) => form.block === block)?.lines ?? [];
  const carried = lines.find(({ field }) => field === 'sales.total')?.line ?? null;
  return lines.map((line) => fieldOf(line, line.field === 'sales.gain' ? carried : null));
}

function fieldOf({ field, line, code, source, value, wholeEuro }: FormLine, carriedTo: string | null): XmlElement {
  const attributes = {
    name: FIELD_NAMES[field],
    zeile: line,
    kennzahl: code,
    uebertrag: carriedTo,
    quelle: SOURCES[source],
    ganzeEuro: wholeEuro,
  };
  return element('Feld', attributes, value);
}

const SOURCES = { form: 'formular', secondary: 'sekundaer', unknown: 'unbekannt' } as const;

const FIELD_NAMES: Readonly<Record<FormFieldId, string>> = {
  'sales.mark': 'kennzeichen',
  'sales.asset': 'bezeichnung',
  'sales.dates': 'zeitraum',
  'sales.proceeds': 'veraeusserungspreis',
  'sales.cost': 'anschaffungskosten',
  'sales.expenses': 'werbungskosten',
  'sales.gain': 'gewinn',
  'sales.total': 'zurechnung',
  'sales.loss-waiver': 'verzichtVerlustruecktrag',
  'income.mark': 'kennzeichen',
  'income.receipts': 'einnahmen',
  'income.further': 'weitereEinnahmen',
  'income.costs': 'werbungskosten',
  'income.net': 'einkuenfte',
  'income.loss-waiver': 'verzichtVerlustruecktrag',
  'loss.assessment': 'feststellungVerlustvortrag',
  'capital.tariff-check': 'guenstigerpruefung',
  'capital.allowance-used': 'pauschbetragVerbraucht',
  'capital.foreign': 'auslaendischeErtraege',
  'capital.futures-gains': 'gewinneTermingeschaefte',
  'capital.losses': 'verluste',
  'capital.futures-losses': 'verlusteTermingeschaefte',
};

function disposal(lot: LotLine): XmlElement {
  return element('Veraeusserung', {
    asset: readable(lot.asset),
    menge: lot.quantity,
    erworben: lot.acquiredOn,
    veraeussert: lot.soldOn,
    erloes: lot.proceeds,
    kosten: lot.cost,
    werbungskosten: lot.expenses,
    gewinn: lot.gain,
    steuerfrei: yes(lot.taxFree),
    wallet: lot.wallet,
    quelle: sourceText(lot.source),
    transaktion: lot.source.txHash,
  });
}

function yes(is: boolean): 'ja' | 'nein' {
  return is ? 'ja' : 'nein';
}

/** What lies between the lines and the fields of the form: general costs, margin results, cents of rounding (rule REC-01). */
function closingLines(report: TaxYearReport): readonly XmlElement[] {
  const { columns, totals } = lotTable(report, 'de');
  return totals
    .filter(({ isFixed }) => isFixed)
    .map(({ label, cells }) => {
      const amount = (column: string) => cells[columns.findIndex(({ id }) => id === column)] ?? '0.00';
      return element('Ausgleich', {
        bezeichnung: label,
        erloes: amount('proceeds'),
        kosten: amount('cost'),
        werbungskosten: amount('expenses'),
        gewinn: amount('gain'),
      });
    });
}
