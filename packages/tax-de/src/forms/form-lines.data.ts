/**
 * Line numbers of the German forms by year, in one table with source and confidence (rule book 9). `form` = read off
 * the official form, `secondary` = guides and the portal's help. A year without an entry prints the label and no
 * number (rule FORM-02). 2020 to 2022 had no crypto block: crypto was entered under other assets.
 */

export type FormFieldId =
  | 'sales.mark'
  | 'sales.asset'
  | 'sales.dates'
  | 'sales.proceeds'
  | 'sales.cost'
  | 'sales.expenses'
  | 'sales.gain'
  | 'sales.total'
  | 'sales.loss-waiver'
  | 'income.mark'
  | 'income.receipts'
  | 'income.further'
  | 'income.costs'
  | 'income.net'
  | 'income.loss-waiver'
  | 'loss.assessment'
  | 'capital.tariff-check'
  | 'capital.allowance-used'
  | 'capital.foreign'
  | 'capital.futures-gains'
  | 'capital.losses'
  | 'capital.futures-losses';

/** Anlage SO, Anlage KAP, and the main form (Hauptvordruck ESt 1 A). */
export type FormName = 'SO' | 'KAP' | 'ESt1A';

export interface LineEntry {
  readonly from: number;
  readonly to: number;
  /** Null: this form has no such line. */
  readonly line: string | null;
  readonly source: 'form' | 'secondary';
  readonly confidence: 'high' | 'medium' | 'low';
}

export interface FormField {
  readonly form: FormName;
  readonly label: { readonly de: string; readonly en: string };
  /** Until 2021 the form asked for the amount that goes back, 0 for none. */
  readonly labelUntil2021?: { readonly de: string; readonly en: string };
  readonly lines: readonly LineEntry[];
  /** Field code (Kennzahl), person A / person B, where one guide names it. */
  readonly code?: { readonly from: number; readonly to: number; readonly a: string; readonly b: string };
}

const LIMITED_CARRY_BACK = {
  de: 'Verlustabzug: Verlustrücktrag begrenzen auf (Betrag; 0 = kein Rücktrag)',
  en: 'Loss deduction: limit the carry-back to (amount; 0 = none)',
};

export const FORM_FIELDS: Readonly<Record<FormFieldId, FormField>> = {
  'sales.mark': {
    form: 'SO',
    label: { de: 'Kryptowerte veräußert (1 = Ja)', en: 'Crypto assets sold (1 = yes)' },
    lines: [none(2013, 2022), guide(2023, '41'), guide(2024, '41'), guide(2025, '45')],
    code: { from: 2023, to: 2024, a: '108', b: '108' },
  },
  'sales.asset': {
    form: 'SO',
    label: { de: 'Art des Wirtschaftsguts', en: 'Kind of asset' },
    lines: [old('42'), guide(2023, '42'), guide(2024, '42'), guide(2025, '46')],
  },
  'sales.dates': {
    form: 'SO',
    label: { de: 'Zeitpunkt der Anschaffung / Veräußerung', en: 'Dates of purchase / sale' },
    lines: [old('43'), guide(2023, '43'), guide(2024, '43'), guide(2025, '47')],
  },
  'sales.proceeds': {
    form: 'SO',
    label: { de: 'Veräußerungspreis', en: 'Sale price' },
    lines: [old('44'), guide(2023, '44'), official(2024, '44'), official(2025, '48')],
  },
  'sales.cost': {
    form: 'SO',
    label: { de: 'Anschaffungskosten', en: 'Acquisition cost' },
    lines: [old('45'), guide(2023, '45'), official(2024, '45'), official(2025, '49')],
  },
  'sales.expenses': {
    form: 'SO',
    label: { de: 'Werbungskosten im Zusammenhang mit der Veräußerung', en: 'Expenses of the sale' },
    lines: [old('46'), guide(2023, '46'), official(2024, '46'), official(2025, '50')],
  },
  'sales.gain': {
    form: 'SO',
    label: { de: 'Gewinn / Verlust', en: 'Gain / loss' },
    lines: [old('47'), guide(2023, '47'), official(2024, '47'), official(2025, '51')],
  },
  'sales.total': {
    form: 'SO',
    label: { de: 'Zurechnung des Betrags (Übertrag)', en: 'Amount carried to the person' },
    lines: [old('48'), unsure(2023, '54'), official(2024, '54'), official(2025, '58')],
    code: { from: 2023, to: 2024, a: '114', b: '115' },
  },
  'sales.loss-waiver': {
    form: 'SO',
    label: {
      de: 'Verlustabzug: Verzicht auf den Verlustrücktrag (1 = Ja)',
      en: 'Loss deduction: carry-back waived (1 = yes)',
    },
    labelUntil2021: LIMITED_CARRY_BACK,
    lines: [unsure(2023, '62'), guide(2024, '62'), guide(2025, '66')],
  },
  'income.mark': {
    form: 'SO',
    label: { de: 'Leistungen mit Kryptowerten (1 = Ja)', en: 'Services with crypto assets (1 = yes)' },
    lines: [none(2013, 2022), guide(2023, '10'), guide(2024, '10'), guide(2025, '14')],
    code: { from: 2023, to: 2024, a: '162', b: '162' },
  },
  'income.receipts': {
    form: 'SO',
    label: { de: 'Einnahmen aus Leistungen mit Kryptowerten', en: 'Receipts from services with crypto assets' },
    lines: [old('10'), guide(2023, '11'), official(2024, '11'), official(2025, '15')],
  },
  'income.further': {
    form: 'SO',
    label: { de: 'Weitere Einnahmen aus Leistungen', en: 'Further receipts from services' },
    lines: [old('12'), guide(2023, '12-14'), guide(2024, '12-14'), guide(2025, '16-18')],
  },
  'income.costs': {
    form: 'SO',
    label: { de: 'Werbungskosten', en: 'Costs' },
    lines: [old('13'), guide(2023, '15'), guide(2024, '15'), guide(2025, '19')],
  },
  'income.net': {
    form: 'SO',
    label: { de: 'Einkünfte aus Leistungen', en: 'Income from services' },
    lines: [old('14'), guide(2023, '16'), guide(2024, '16'), guide(2025, '20')],
  },
  'income.loss-waiver': {
    form: 'SO',
    label: {
      de: 'Leistungen: Verzicht auf den Verlustrücktrag (1 = Ja)',
      en: 'Services: carry-back waived (1 = yes)',
    },
    labelUntil2021: LIMITED_CARRY_BACK,
    lines: [unsure(2023, '18'), guide(2024, '18'), guide(2025, '22')],
  },
  'loss.assessment': {
    form: 'ESt1A',
    label: {
      de: 'Hauptvordruck: Antrag auf Feststellung des verbleibenden Verlustvortrags (1 = Ja)',
      en: 'Main form: application for the assessment of the remaining loss (1 = yes)',
    },
    lines: [],
  },
  'capital.tariff-check': {
    form: 'KAP',
    label: {
      de: 'Antrag auf Günstigerprüfung für sämtliche Kapitalerträge (1 = Ja)',
      en: 'Application for the tariff on all capital income (1 = yes)',
    },
    lines: [presumed('4'), guide(2024, '4'), guide(2025, '4')],
  },
  'capital.allowance-used': {
    form: 'KAP',
    label: {
      de: 'Sparer-Pauschbetrag, der anderswo schon in Anspruch genommen wurde',
      en: 'Savings allowance already used elsewhere',
    },
    lines: [presumed('17'), guide(2024, '17'), guide(2025, '17')],
  },
  'capital.foreign': {
    form: 'KAP',
    label: {
      de: 'Ausländische Kapitalerträge ohne inländischen Steuerabzug',
      en: 'Foreign capital income without German withholding',
    },
    lines: [presumed('19'), official(2024, '19'), official(2025, '19')],
  },
  'capital.futures-gains': {
    form: 'KAP',
    label: { de: 'Darin enthaltene Gewinne aus Termingeschäften', en: 'Of which gains from futures' },
    lines: [none(2013, 2020), presumed('21'), official(2024, '21'), none(2025, 2026)],
  },
  'capital.losses': {
    form: 'KAP',
    label: { de: 'Darin enthaltene Verluste ohne Aktienverluste', en: 'Of which losses other than on shares' },
    lines: [none(2021, 2024), official(2025, '22')],
  },
  'capital.futures-losses': {
    form: 'KAP',
    label: { de: 'Verluste aus Termingeschäften', en: 'Losses from futures' },
    lines: [none(2013, 2020), presumed('24'), official(2024, '24'), none(2025, 2026)],
  },
};

/** What the form of a year calls the thing sold. */
export const ASSET_LABELS = [
  { from: 2013, to: 2022, de: 'Andere Wirtschaftsgüter', en: 'Other assets' },
  {
    from: 2023,
    to: 2024,
    de: 'Einheiten virtueller Währungen und / oder sonstige Token',
    en: 'Units of virtual currencies and / or other tokens',
  },
  { from: 2025, to: 2026, de: 'Kryptowerte', en: 'Crypto assets' },
] as const;

function official(year: number, line: string): LineEntry {
  return { from: year, to: year, line, source: 'form', confidence: 'high' };
}

function guide(year: number, line: string): LineEntry {
  return { from: year, to: year, line, source: 'secondary', confidence: 'medium' };
}

function unsure(year: number, line: string): LineEntry {
  return { from: year, to: year, line, source: 'secondary', confidence: 'low' };
}

/** 2020 to 2022: old guides that disagree with each other. */
function old(line: string): LineEntry {
  return { from: 2020, to: 2022, line, source: 'secondary', confidence: 'low' };
}

/** 2021 to 2023: presumably as in 2024. */
function presumed(line: string): LineEntry {
  return { from: 2021, to: 2023, line, source: 'secondary', confidence: 'low' };
}

function none(from: number, to: number): LineEntry {
  return { from, to, line: null, source: 'secondary', confidence: 'medium' };
}
