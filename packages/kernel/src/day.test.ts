import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addYears,
  berlinDay,
  berlinDayText,
  berlinOffset,
  berlinYearOf,
  civilFromDay,
  type Day,
  dayFromCivil,
  formatDay,
  formatInstant,
  type Instant,
  parseDay,
  parseInstant,
  utcDay,
  weekday,
} from './day.ts';

const at = (text: string): Instant => {
  const result = parseInstant(text);
  if (!result.ok) throw new Error(text);
  return result.value;
};
const berlin = (text: string) => formatDay(berlinDay(at(text)));
const day = (text: string): Day => {
  const result = parseDay(text);
  if (!result.ok) throw new Error(text);
  return result.value;
};

const intl = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

describe('Berlin day', () => {
  test('day and year as text and number are those of the day itself, every hour of some years and any second', () => {
    const isSame = (instant: Instant) => {
      const [text, day] = [formatInstant(instant), berlinDay(instant)];
      return berlinDayText(text) === formatDay(day) && berlinYearOf(text) === civilFromDay(day).year;
    };
    const hours = Array.from(
      { length: 3 * 8_784 },
      (_, hour) => (at('2023-06-01T00:30:00Z') + hour * 3_600) as Instant,
    );
    expect(hours.filter((hour) => !isSame(hour)).map(formatInstant)).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 820_454_400, max: 4_102_444_799 }), (seconds) => isSame(seconds as Instant)),
    );
    expect([berlinDayText('2024-02-30T10:00:00Z'), berlinYearOf('2024-02-30T10:00:00Z')]).toEqual([
      '2024-02-30T10:00:00Z',
      null,
    ]);
  });

  test('spring clock change: 31.03.2024 01:00 UTC jumps from +1 to +2', () => {
    expect(berlinOffset(at('2024-03-31T00:59:59Z'))).toBe(3600);
    expect(berlinOffset(at('2024-03-31T01:00:00Z'))).toBe(7200);
    expect(berlin('2024-03-30T22:59:59Z')).toBe('2024-03-30');
    expect(berlin('2024-03-30T23:00:00Z')).toBe('2024-03-31');
    expect(berlin('2024-03-31T21:59:59Z')).toBe('2024-03-31');
    expect(berlin('2024-03-31T22:00:00Z')).toBe('2024-04-01');
  });

  test('autumn clock change: 27.10.2024 01:00 UTC falls from +2 to +1', () => {
    expect(berlinOffset(at('2024-10-27T00:59:59Z'))).toBe(7200);
    expect(berlinOffset(at('2024-10-27T01:00:00Z'))).toBe(3600);
    expect(berlin('2024-10-26T22:00:00Z')).toBe('2024-10-27');
    expect(berlin('2024-10-27T22:59:59Z')).toBe('2024-10-27');
    expect(berlin('2024-10-27T23:00:00Z')).toBe('2024-10-28');
  });

  test('UTC day edges in winter, in summer and at New Year', () => {
    expect(berlin('2023-12-31T22:59:59Z')).toBe('2023-12-31');
    expect(berlin('2023-12-31T23:00:00Z')).toBe('2024-01-01');
    expect(berlin('2024-07-01T21:59:59Z')).toBe('2024-07-01');
    expect(berlin('2024-07-01T22:00:00Z')).toBe('2024-07-02');
    expect(formatDay(utcDay(at('2023-12-31T23:00:00Z')))).toBe('2023-12-31');
  });

  test('agrees with the time zone database every two hours from 1996 to 2037', () => {
    for (let t = at('1996-01-01T00:30:00Z'); t < at('2038-01-01T00:00:00Z'); t = (t + 7200 * 7) as Instant) {
      if (formatDay(berlinDay(t)) !== intl.format(t * 1000)) expect(formatInstant(t)).toBe('same day');
    }
  });

  test('agrees with the time zone database at random instants', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('1996-01-01T00:00:00Z'), max: at('2037-12-31T23:59:59Z') }), (seconds) => {
        expect(formatDay(berlinDay(seconds as Instant))).toBe(intl.format(seconds * 1000));
      }),
      { numRuns: 500 },
    );
  });
});

describe('calendar', () => {
  test('day numbers and dates are inverse over 400 years, one step at a time', () => {
    let previous = dayFromCivil(1899, 12, 31);
    for (let d = (previous + 1) as Day; d < 130_000; d = (d + 1) as Day) {
      const { year, month, day: dayOfMonth } = civilFromDay(d);
      if (dayFromCivil(year, month, dayOfMonth) !== d || d - previous !== 1) expect(formatDay(d)).toBe('a day');
      previous = d;
    }
  });

  test('1970-01-01 is day 0 and a Thursday', () => {
    expect(dayFromCivil(1970, 1, 1)).toBe(0);
    expect(weekday(0 as Day)).toBe(4);
  });

  test('one year later: 29 February becomes 28 February, all other days keep their number', () => {
    expect(formatDay(addYears(day('2024-02-29'), 1))).toBe('2025-02-28');
    expect(formatDay(addYears(day('2023-02-28'), 1))).toBe('2024-02-28');
    expect(formatDay(addYears(day('2023-03-01'), 1))).toBe('2024-03-01');
    expect(formatDay(addYears(day('2024-12-31'), 1))).toBe('2025-12-31');
    expect(formatDay(addYears(day('2024-02-29'), 4))).toBe('2028-02-29');
  });
});

describe('text', () => {
  test('instants round-trip, zones are applied, fractions dropped', () => {
    expect(formatInstant(at('2024-02-29T12:34:56Z'))).toBe('2024-02-29T12:34:56Z');
    expect(formatInstant(at('2024-02-29T12:34:56.789Z'))).toBe('2024-02-29T12:34:56Z');
    expect(formatInstant(at('2024-03-01T00:30:00+01:00'))).toBe('2024-02-29T23:30:00Z');
    expect(formatInstant(at('2024-02-29T20:00:00-05:30'))).toBe('2024-03-01T01:30:00Z');
  });

  test.each([
    ['2023-02-29T00:00:00Z', 'time.out-of-range'],
    ['2024-13-01T00:00:00Z', 'time.out-of-range'],
    ['2024-01-01T24:00:00Z', 'time.out-of-range'],
    ['1995-12-31T00:00:00Z', 'time.out-of-range'],
    ['2024-01-01T00:00:00', 'time.malformed'],
    ['2024-01-01', 'time.malformed'],
    ['now', 'time.malformed'],
  ])('refuses %s as %s', (text, code) => {
    expect(parseInstant(text)).toEqual({ ok: false, error: { code, text } });
  });

  test('the short shape is read like the long one, and refused where it is', () => {
    const digits = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), digits, digits, digits, digits, digits, (year, ...parts) => {
        const [month, on, hour, minute, second] = parts;
        const text = `${year}-${month}-${on}T${hour}:${minute}:${second}`;
        const [short, long] = [parseInstant(`${text}Z`), parseInstant(`${text}.5+00:00`)];
        expect(short.ok ? short.value : short.error.code).toEqual(long.ok ? long.value : long.error.code);
      }),
    );
  });

  test('days round-trip and impossible ones are refused', () => {
    expect(formatDay(day('2024-02-29'))).toBe('2024-02-29');
    expect(parseDay('2023-02-29')).toEqual({ ok: false, error: { code: 'time.out-of-range', text: '2023-02-29' } });
    expect(parseDay('29.02.2024').ok).toBe(false);
  });
});
