/** Words of the printed comparison of past years. In German only: it goes to advisers and offices of this country. */
export const WORDS = {
  title: 'Vergangene Jahre',
  subtitle: 'Erklärt und berechnet, {years}',
  state: 'Vergleich der Jahre',
  about: 'Aus der Buchführung des Eigentümers. Keine Steuerberatung; Beträge in Euro.',
  owner: 'Für',
  effective: 'Zinsen gerechnet bis',
  taxable: 'Nicht erklärt (steuerpfl.)',
  tax: 'Steuer darauf',
  interest: 'Zinsen (§ 233a AO)',
  unknown: 'unbekannt',
  none: 'nicht eingetragen',
  total: 'Summe',
  final: 'vollständig',
  open: 'noch offen',
  over: 'abgelaufen',
} as const;

export const LAWYER =
  'Wer merkt, dass eine Erklärung falsch war, muss sie unverzüglich berichtigen (§ 153 AO). War es vielleicht mehr als ein Versehen, gehört die Sache zuerst zu einer Anwältin oder einem Anwalt: Eine Selbstanzeige (§ 371 AO) befreit nur, wenn sie für alle Jahre auf einmal vollständig ist.';

export const INCOMPLETE =
  'Offene Fragen können diese Jahre noch ändern: {years}. Eine Berichtigung ist erst vollständig, wenn sie geklärt sind.';

export const UNKNOWN_YEARS = 'Für {years} sind keine Regeln hinterlegt; diese Jahre sind nicht berechnet.';

export const NOTES: readonly string[] = [
  'Erklärt, berechnet und Unterschied nennen, was von privaten Veräußerungen (§ 23 EStG) und Leistungen (§ 22 Nr. 3 EStG) steuerpflichtig ist, nach Freigrenzen und Verlusten. Ein falsches Jahr wirkt deshalb auch in die Jahre, in die sein Verlust getragen wurde.',
  'Ein Jahr ohne Eintrag gilt als nicht erklärt. Die Steuer ist die Differenz nach dem Tarif des Jahres mit Solidaritätszuschlag und Kirchensteuer; ohne zu versteuerndes Einkommen im Steuerprofil ist sie unbekannt.',
  'Zinsen nach § 233a AO: volle Monate, auf die nachzuzahlende Einkommensteuer ohne Zuschläge, abgerundet auf 50 Euro; das Ergebnis auf volle Euro abgerundet, unter 10 Euro entfällt es (§§ 238, 239 AO). Auf Erstattungen sind hier keine Zinsen gerechnet.',
  'Festsetzungsfristen nach §§ 169, 170 AO. Sie können sich aus anderen Gründen verlängern (§ 171 AO).',
];
