/** The cover letter, in German whatever the screen speaks: who writes to whom about what, and which annex answers which point. */
import { dayText } from '../text/dates.ts';
import type { Locale } from '../text/locale.ts';
import { readable } from '../text/readable.ts';
import { POINT_RULES } from './answer-points.data.ts';
import type { AnswerGap, AnswerKit, LetterFacts } from './answer-request.ts';
import { gapReason } from './gap-text.ts';

export interface AnswerLetter {
  readonly sender: readonly string[];
  readonly office: string;
  readonly day: string;
  /** Label and value, one line each. */
  readonly references: readonly string[];
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Asked points that are not answered fully. */
  readonly open: readonly (readonly [reason: string, points: string])[];
  readonly signature: string;
  /** What goes with the letter, below the signature; empty where nothing does. */
  readonly enclosed: string;
}

export function answerLetter(kit: AnswerKit): AnswerLetter {
  const { request, person, today, annexes } = kit;
  const { letter } = request;
  const taxNumber = letter.taxNumber || person?.taxNumber || '';
  const none = annexes.filter(({ number, isUntold }) => number === null && !isUntold);
  const open = kit.gaps.filter(isForTheOffice);
  return {
    sender: [person?.name ?? '', ...(person?.address ?? [])].filter(Boolean),
    office: letter.office || person?.taxOffice || 'Finanzamt',
    day: day(today),
    references: [
      ...(taxNumber === '' ? [] : [`Steuernummer: ${taxNumber}`]),
      ...(letter.reference === '' ? [] : [`Ihr Zeichen: ${letter.reference}`]),
      ...(letter.writtenOn === '' ? [] : [`Ihr Schreiben vom ${day(letter.writtenOn)}`]),
    ],
    subject: `Kryptowerte ${yearsText(request.years)}: Antwort auf Ihre Fragen`,
    paragraphs: [
      opening(kit),
      'Alle Aufstellungen stammen aus einer einzigen Buchführung. Beträge sind in Euro, Tage sind Kalendertage in Berlin. Jede Buchung nennt die Datei und die Zeile, aus der sie stammt, soweit es eine gibt. Angaben, nach denen nicht gefragt war, sind nicht beigefügt; ich reiche sie auf Anforderung nach.',
      ...(none.length === 0
        ? []
        : [`Fehlanzeige im genannten Zeitraum: ${none.map(({ point }) => POINT_RULES[point].title.de).join('; ')}.`]),
      ...(open.length === 0
        ? []
        : [
            'Zu einzelnen Punkten ist die Aufstellung noch nicht abschließend. Sie sind nach dem Anlagenverzeichnis genannt; die fehlenden Angaben reiche ich unaufgefordert nach.',
          ]),
    ],
    open: open.map((gap) => [gapReason(gap, 'de'), gap.points.map((point) => POINT_RULES[point].title.de).join('; ')]),
    signature: person?.name ?? '',
    enclosed: enclosedText(annexes.filter(({ number }) => number !== null).length),
  };
}

function enclosedText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'Anlagen: Anlagenverzeichnis und Anlage 1'
    : `Anlagen: Anlagenverzeichnis und Anlagen 1 bis ${count}`;
}

/** What concerns only the sender, or is answered by "nothing", is no business of the office. */
function isForTheOffice({ code }: AnswerGap): boolean {
  return code !== 'sender-missing' && code !== 'deadline-passed' && code !== 'no-entries';
}

function opening({ request: { letter, years }, scope: names, annexes, today }: AnswerKit): string {
  const written = letter.writtenOn === '' ? 'auf Ihr Schreiben' : `auf Ihr Schreiben vom ${day(letter.writtenOn)}`;
  const when = letter.deadline < today ? 'leider erst nach Ablauf' : 'innerhalb';
  const inTime = letter.deadline === '' ? '' : ` ${when} der bis zum ${day(letter.deadline)} gesetzten Frist`;
  const span = years.length === 1 ? 'für das Jahr' : 'für die Jahre';
  const scope = names.length === 0 ? '' : `, beschränkt auf ${names.map(readable).join(', ')}`;
  const count = annexes.filter(({ number }) => number !== null).length;
  const enclosed =
    count === 0
      ? 'Anlagen sind nicht beizufügen.'
      : `Welche ${count === 1 ? 'Anlage' : 'Anlagen'} welche Frage ${count === 1 ? 'beantwortet' : 'beantworten'}, steht im Anlagenverzeichnis.`;
  return `${written} übersende ich Ihnen${inTime} die erbetenen Angaben zu meinen Kryptowerten ${span} ${yearsText(years)}${scope}. ${enclosed}`;
}

/** The deadline as an entry of a calendar. */
export function deadlineEntry({ deadline, reference, office }: LetterFacts, locale: Locale) {
  return {
    uid: `answer-${deadline}-${reference}`,
    day: deadline,
    summary: locale === 'de' ? 'Frist: Antwort ans Finanzamt' : 'Deadline: answer to the tax office',
    description: [office, reference].filter(Boolean).join(', '),
  };
}

/** `2022 bis 2024`, `2021, 2023 und 2024` */
export function yearsText(years: readonly number[]): string {
  const sorted = [...years].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length === 1) return String(first);
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${first} bis ${last}`;
  return `${sorted.slice(0, -1).join(', ')} und ${last}`;
}

function day(text: string): string {
  return dayText(text, 'de');
}
