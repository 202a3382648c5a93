/** What the figures mean, in sentences that say the law behind them. Impersonal, because the tax office reads them. */
import { absolute, dec, formatDecimal, isZero } from '@cryptax/kernel';
import type { TaxYearReport } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { waitingSales } from './empty-list.ts';

/** `isDecided`: what is still open changes no line of the tax return. */
export function summarySentences(report: TaxYearReport, locale: Locale, isDecided = false): readonly string[] {
  const isBooked = !report.completeness.complete && !isDecided;
  return [
    [
      isBooked ? say(locale, 'Nach den Buchungen bisher:', 'Going by the entries so far:') : '',
      salesSentence(report, locale),
      incomeSentence(report, locale),
      capitalSentence(report, locale),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    estimateSentence(report, locale),
  ];
}

function salesSentence({ summary, lots, completeness }: TaxYearReport, locale: Locale): string {
  const { net, limit, limitReached } = summary.assessed.privateSales;
  const eur = money(locale);
  const waiting = waitingSales(completeness);
  if (lots.length === 0 && isZero(net) && waiting > 0) {
    return say(
      locale,
      waiting === 1
        ? 'Eine Veräußerung des Jahres hat noch kein Ergebnis.'
        : `${waiting} Veräußerungen des Jahres haben noch kein Ergebnis.`,
      waiting === 1
        ? 'One disposal of the year has no result yet.'
        : `${waiting} disposals of the year have no result yet.`,
    );
  }
  if (lots.length === 0 && isZero(net)) {
    return say(locale, 'Im Jahr wurden keine Kryptowerte veräußert.', 'No crypto assets were disposed of in the year.');
  }
  if (dec(net).units < 0n) {
    const loss = eur(formatDecimal(absolute(dec(net))));
    return say(
      locale,
      `Aus privaten Veräußerungen ergibt sich ein Verlust von ${loss} EUR; er ist nur mit Gewinnen nach § 23 EStG verrechenbar.`,
      `Private disposals end in a loss of ${loss} EUR, which can only be offset against gains under section 23 EStG.`,
    );
  }
  if (limitReached) {
    return say(
      locale,
      `Der Gewinn nach § 23 EStG erreicht die Freigrenze von ${eur(limit)} EUR und ist daher in voller Höhe anzusetzen.`,
      `The gain under section 23 EStG reaches the limit of ${eur(limit)} EUR and therefore counts in full.`,
    );
  }
  return say(
    locale,
    `Der Gewinn nach § 23 EStG bleibt unter der Freigrenze von ${eur(limit)} EUR und ist steuerfrei.`,
    `The gain under section 23 EStG stays below the limit of ${eur(limit)} EUR and is tax-free.`,
  );
}

function incomeSentence({ summary }: TaxYearReport, locale: Locale): string {
  const { gross, limit, limitReached } = summary.assessed.income;
  if (isZero(gross)) return '';
  const border = money(locale)(limit);
  return limitReached
    ? say(
        locale,
        `Die Leistungen nach § 22 Nr. 3 EStG erreichen die Freigrenze von ${border} EUR und sind steuerpflichtig.`,
        `The services under section 22 no. 3 EStG reach the limit of ${border} EUR and are taxable.`,
      )
    : say(
        locale,
        `Die Leistungen nach § 22 Nr. 3 EStG bleiben unter der Freigrenze von ${border} EUR.`,
        `The services under section 22 no. 3 EStG stay below the limit of ${border} EUR.`,
      );
}

function capitalSentence({ derivatives }: TaxYearReport, locale: Locale): string {
  if (derivatives.length === 0) return '';
  return say(
    locale,
    'Termingeschäfte unterliegen der Abgeltungsteuer und werden nicht mit § 23 EStG verrechnet.',
    'Futures fall under the flat tax and are not offset against section 23 EStG.',
  );
}

function estimateSentence({ summary, frame }: TaxYearReport, locale: Locale): string {
  const { estimate, joint } = summary;
  const eur = money(locale);
  if (estimate.kind === 'flat-estimate') {
    return say(
      locale,
      `Mehrsteuer nach §§ 22, 23 EStG, grob geschätzt: ${eur(estimate.extraTax)} EUR. Ohne Angabe des zu versteuernden Einkommens wird mit 26,375 % gerechnet; das ist der Satz des § 20 EStG, nicht des § 23 EStG.`,
      `Extra tax under sections 22, 23 EStG, rough estimate: ${eur(estimate.extraTax)} EUR. Without a taxable income 26.375% is used, which is the rate of section 20, not of section 23 EStG.`,
    );
  }
  const reported = frame.profile.years?.[frame.year];
  const church =
    reported?.church === undefined
      ? say(locale, 'ohne Kirchensteuer', 'no church tax')
      : say(locale, `Kirchensteuer ${reported.church} %`, `church tax ${reported.church}%`);
  const income = eur(cut(reported?.taxableIncome ?? '0'));
  return say(
    locale,
    `Geschätzte Mehrsteuer nach §§ 22, 23 EStG: ${eur(estimate.extraTax)} EUR. Grundlage: Tarif ${frame.year} (§ 32a EStG) mit und ohne Kryptowerte, zu versteuerndes Einkommen ohne Kryptowerte ${income} EUR, ${joint ? 'Zusammenveranlagung' : 'Einzelveranlagung'}, ${church}.`,
    `Estimated extra tax under sections 22, 23 EStG: ${eur(estimate.extraTax)} EUR. Basis: tariff ${frame.year} (section 32a EStG) with and without crypto, taxable income without crypto ${income} EUR, ${joint ? 'joint' : 'single'} assessment, ${church}.`,
  );
}

function say(locale: Locale, de: string, en: string): string {
  return locale === 'de' ? de : en;
}

function money(locale: Locale): (value: string) => string {
  return (value) => numberText(value, { numbers: locale, grouping: true });
}

/** An income as it was typed, in plain decimal form. */
function cut(value: string): string {
  return formatDecimal(dec(value));
}
