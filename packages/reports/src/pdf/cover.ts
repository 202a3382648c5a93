/** The top of the first page: whose report, which year, by which method, from which data. */
import type { TaxYearReport } from '@cryptax/tax-de';
import { reportId } from '../report-id.ts';
import { berlinDayOf, dayText } from '../text/dates.ts';
import type { Locale } from '../text/locale.ts';
import { METHOD_STATUS, SCOPES } from '../text/words.data.ts';
import { type Content, INK_2, labelled, PORTRAIT, rule } from './content.ts';
import { printable } from './pdf-table.ts';

export function cover(report: TaxYearReport, title: string, locale: Locale): readonly Content[] {
  const { frame } = report;
  const [first, last] = [`${frame.year}-01-01`, `${frame.year}-12-31`].map((day) => dayText(day, locale));
  const subtitle =
    locale === 'de'
      ? `Einkünfte aus Kryptowerten, Steuerjahr ${first} bis ${last}`
      : `Income from crypto assets, tax year ${first} to ${last}`;
  return [
    { text: title, fontSize: 20, bold: true, outline: true, margin: [0, 8, 0, 2] },
    { text: subtitle, fontSize: 10, color: INK_2, margin: [0, 0, 0, 14] },
    rule(PORTRAIT),
    { columns: columns(report, locale), columnGap: 16, margin: [0, 9, 0, 3] },
    rule(PORTRAIT),
  ];
}

function columns(report: TaxYearReport, locale: Locale): readonly Content[] {
  const { frame, method, completeness, inputHash, engineVersion, ruleBookVersion } = report;
  const { person } = frame;
  const say = (de: string, en: string) => (locale === 'de' ? de : en);
  const name = printable(person.name ?? say('nicht angegeben', 'not given'));
  const role = say(`Person ${person.role}`, `Person ${person.role}`);
  const joint = report.summary.joint ? say('Zusammenveranlagung', 'joint') : say('Einzelveranlagung', 'single');
  const span = (at: string | null) => (at === null ? '' : dayText(berlinDayOf(at), locale));
  const wallets = completeness.wallets.length;
  return [
    {
      stack: [
        labelled(say('Steuerpflichtige Person', 'Taxpayer'), `${name} (${role})`),
        labelled(
          say('Steuernummer oder Steuer-ID', 'Tax number'),
          printable(person.taxNumber ?? say('nicht angegeben', 'not given')),
        ),
        labelled(say('Veranlagung', 'Assessment'), joint),
        labelled(say('Erstellt am', 'Created'), dayText(berlinDayOf(frame.generatedAt), locale)),
      ],
    },
    {
      stack: [
        labelled(say('Verbrauchsfolge', 'Order of use'), `${method.method}, ${SCOPES[method.scope][locale]}`),
        labelled(say('Status der Methode', 'Status of the method'), METHOD_STATUS[method.status][locale]),
        labelled(say('Zeitzone', 'Time zone'), method.timeZone),
        labelled(say('Regelwerk, Rechenkern', 'Rule book, engine'), `${ruleBookVersion}, ${engineVersion}`),
      ],
    },
    {
      stack: [
        labelled(
          say('Datenstand', 'Data'),
          say(
            `${completeness.events} Vorgänge, ${wallets} Wallets`,
            `${completeness.events} events, ${wallets} wallets`,
          ),
        ),
        labelled(
          say('Zeitraum der Daten', 'Span of the data'),
          `${span(completeness.firstAt)} - ${span(completeness.lastAt)}`,
        ),
        labelled(say('Berichtsnummer', 'Report id'), reportId(report)),
        labelled(say('Prüfsumme der Eingaben', 'Hash of the inputs'), shortHash(inputHash)),
      ],
    },
  ];
}

function shortHash(hash: string): string {
  return (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}
