/** The top of the first page: whose report, which year, by which method, from which data. */
import { berlinDayText } from '@cryptax/kernel';
import type { TaxYearReport } from '@cryptax/tax-de';
import type { Block } from '../pdf-writer/blocks.ts';
import { reportId } from '../report-id.ts';
import { dayText } from '../text/dates.ts';
import type { Locale } from '../text/locale.ts';
import { METHOD_STATUS, SCOPES } from '../text/words.data.ts';
import { labelled, titleBlocks } from './content.ts';
import { printable } from './pdf-table.ts';

export function cover(report: TaxYearReport, title: string, locale: Locale): readonly Block[] {
  const { frame } = report;
  const [first, last] = [`${frame.year}-01-01`, `${frame.year}-12-31`].map((day) => dayText(day, locale));
  const subtitle =
    locale === 'de'
      ? `Einkünfte aus Kryptowerten, Steuerjahr ${first} bis ${last}`
      : `Income from crypto assets, tax year ${first} to ${last}`;
  return titleBlocks(printable(title), subtitle, columns(report, locale));
}

type Say = (de: string, en: string) => string;

function columns(report: TaxYearReport, locale: Locale): readonly (readonly Block[])[] {
  const say: Say = (de, en) => (locale === 'de' ? de : en);
  const { method, ruleBookVersion, engineVersion } = report;
  return [
    personFacts(report, say),
    [
      ...labelled(
        say('Verbrauchsfolge', 'Order of use'),
        [`${method.method}, ${SCOPES[method.scope][locale]}`, ...namedWords(method.namedLots.disposals, say)].join(
          '; ',
        ),
      ),
      ...labelled(say('Status der Methode', 'Status of the method'), METHOD_STATUS[method.status][locale]),
      ...labelled(say('Zeitzone', 'Time zone'), method.timeZone),
      ...labelled(say('Regelwerk, Rechenkern', 'Rule book, engine'), `${ruleBookVersion}, ${engineVersion}`),
    ],
    dataFacts(report, locale, say),
  ];
}

/** An order alone would be a wrong statement where lots are named (Rz. 61). */
function namedWords(count: number, say: Say): readonly string[] {
  if (count === 0) return [];
  return [
    say(
      `bei ${count} ${count === 1 ? 'Veräußerung' : 'Veräußerungen'} Einzelbetrachtung (Rz. 61)`,
      `${count} ${count === 1 ? 'disposal' : 'disposals'} by individual identification (Rz. 61)`,
    ),
  ];
}

function personFacts({ frame, summary }: TaxYearReport, say: Say): readonly Block[] {
  const { name, role, address = [], taxNumber, taxOffice } = frame.person;
  const missing = say('nicht angegeben', 'not given');
  const together = say('Zusammenveranlagung', 'joint');
  const partner =
    frame.spouse?.name === undefined ? '' : say(` mit ${frame.spouse.name}`, ` with ${frame.spouse.name}`);
  const joint = summary.joint ? `${together}${partner}` : say('Einzelveranlagung', 'single');
  const number = taxNumber ?? missing;
  return [
    ...labelled(
      say('Steuerpflichtige Person', 'Taxpayer'),
      [`${name ?? missing} (Person ${role})`, ...address].map(printable).join('\n'),
    ),
    ...(taxOffice === undefined
      ? labelled(say('Steuernummer oder Steuer-ID', 'Tax number'), printable(number))
      : labelled(say('Finanzamt, Steuernummer', 'Tax office, tax number'), printable(`${taxOffice}, ${number}`))),
    ...labelled(say('Veranlagung', 'Assessment'), printable(joint)),
  ];
}

function dataFacts(report: TaxYearReport, locale: Locale, say: Say): readonly Block[] {
  const { events, wallets, firstAt, lastAt } = report.completeness;
  const day = (at: string | null) => (at === null ? '' : dayText(berlinDayText(at), locale));
  const { length } = wallets;
  return [
    ...labelled(
      say('Datenstand', 'Data'),
      say(
        `${events} ${events === 1 ? 'Buchung' : 'Buchungen'}, ${length} ${length === 1 ? 'Wallet' : 'Wallets'}`,
        `${events} ${events === 1 ? 'entry' : 'entries'}, ${length} ${length === 1 ? 'wallet' : 'wallets'}`,
      ),
    ),
    ...labelled(say('Zeitraum der Daten', 'Span of the data'), `${day(firstAt)} - ${day(lastAt)}`),
    ...labelled(
      say('Berichtsnummer, erstellt am', 'Report id, created'),
      `${reportId(report)}, ${day(report.frame.generatedAt)}`,
    ),
    ...labelled(say('Prüfsumme der Eingaben', 'Hash of the inputs'), shortHash(report.inputHash)),
  ];
}

function shortHash(hash: string): string {
  return (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}
