/**
 * The clock of a date cell whose day is that of the last one read: a file has many rows of a day, and then three numbers tell that
 * the day is the same, and two more hold the time.
 */

/** `12:3` and `4:56` as numbers, less the characters that a time begins with; a digit remains as itself, a colon as nothing. */
const HOUR_MINUTE = 0x303a3030;
const MINUTE_SECOND = 0x30303a30;
/** Together with these a byte above nine has its highest bit set. */
const ABOVE_NINE = 0x76767676;
const HIGHEST_BITS = 0x80808080 | 0;
const FIRST_COLON = 0xff0000;
const SECOND_COLON = 0xff00;
/** Of the third number two digits and the character before the time. */
const DAY_END = 0xffffff;

let year = -1;
let month = 0;
let day = 0;
let midnight = 0;

/** Takes in the day of a cell of 19 characters: `clock` is what it shows. */
export function keepDay(view: DataView, from: number, clock: number): void {
  year = view.getInt32(from, true);
  month = view.getInt32(from + 4, true);
  day = view.getInt32(from + 8, true) & DAY_END;
  midnight = Math.floor(clock / 86_400) * 86_400;
}

/** Clock seconds of a cell of 19 characters, or -1 if its day is another one or it has no time. */
export function clockOfSameDay(view: DataView, from: number): number {
  if (view.getInt32(from + 8, true) << 8 !== day << 8) return -1;
  if (view.getInt32(from, true) !== year || view.getInt32(from + 4, true) !== month) return -1;
  const time = view.getInt32(from + 11, true) ^ HOUR_MINUTE;
  const rest = view.getInt32(from + 15, true) ^ MINUTE_SECOND;
  if (((time | (time + ABOVE_NINE) | rest | (rest + ABOVE_NINE)) & HIGHEST_BITS) !== 0) return -1;
  if (((time & FIRST_COLON) | (rest & SECOND_COLON)) !== 0) return -1;
  const hour = (time & 15) * 10 + ((time >> 8) & 15);
  const minute = (time >> 24) * 10 + (rest & 15);
  const second = ((rest >> 16) & 15) * 10 + (rest >> 24);
  return hour > 23 || minute > 59 || second > 59 ? -1 : midnight + hour * 3600 + minute * 60 + second;
}
