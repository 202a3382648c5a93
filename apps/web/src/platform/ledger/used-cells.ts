/**
 * Which cells of the raw row went into the event: the ones that hold its amounts, coins, value, fee, day or hash. Told
 * by comparing contents, so it holds for every format; a cell that merely looks alike is marked too.
 */
import { compare, type Decimal, parseDecimal } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';

export function usedCells(cells: readonly string[], event: LedgerEvent, day: string): readonly boolean[] {
  const words = new Set(wordsOf(event).map((word) => word.toUpperCase()));
  const numbers = numbersOf(event);
  const dates = [day, event.at.slice(0, 10)].flatMap(dateForms);
  return cells.map((cell) => {
    const text = cell.trim();
    if (text === '') return false;
    if (words.has(text.toUpperCase())) return true;
    if (dates.some((date) => text.includes(date))) return true;
    return readingsOf(text).some((reading) => numbers.some((number) => compare(number, reading) === 0));
  });
}

/** Whether a cell holds a number, such as an amount that is to be hidden. */
export function isNumberCell(cell: string): boolean {
  return readingsOf(cell.trim()).length > 0;
}

function wordsOf(event: LedgerEvent): readonly string[] {
  const legs = Object.values(sidesOf(event)).map(({ asset }) => asset);
  const reference = 'bankReference' in event ? event.bankReference : undefined;
  return [...legs, event.fee?.asset, event.txHash, reference, event.valueOrigin?.currency].filter(
    (word) => word !== undefined,
  );
}

function numbersOf(event: LedgerEvent): readonly Decimal[] {
  const texts = [
    ...Object.values(sidesOf(event)).map(({ amount }) => amount),
    'charge' in event ? event.charge?.amount : undefined,
    ...('valueEur' in event && event.valueEur !== undefined ? [event.valueEur] : []),
    event.fee?.amount,
    event.valueOrigin?.amount,
  ];
  return texts.flatMap((text) => {
    const number = text === undefined ? undefined : parseDecimal(text);
    return number?.ok && number.value.units !== 0n ? [number.value] : [];
  });
}

const LONGEST_NUMBER = 120;
/** Sign, digits with their marks, and at most one unit before or behind them. */
const NUMBER = /^[+\u2212-]?\s*[€$£]?\s*\d[\d.,'\s]*([€$£]|\p{L}{2,8})?$/u;

/** A cell as a number without sign and unit, with the point and with the comma as decimal mark. */
function readingsOf(text: string): readonly Decimal[] {
  if (text.length > LONGEST_NUMBER || !NUMBER.test(text)) return [];
  const digits = text.replace(/[^\d.,]/g, '');
  const forms = [digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')];
  return forms.flatMap((form) => {
    const number = /\d/.test(form) ? parseDecimal(form) : undefined;
    return number?.ok ? [number.value] : [];
  });
}

function dateForms(day: string): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  return [
    `${year}-${month}-${date}`,
    `${date}.${month}.${year}`,
    `${month}/${date}/${year}`,
    `${date}/${month}/${year}`,
  ];
}
