/** German print forms for tests, made by the platform and not by the code under test. */

export function germanNumber(decimal: string): string {
  const places = decimal.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat('de-DE', { minimumFractionDigits: places, maximumFractionDigits: places });
  return format.format(decimal as `${number}`);
}

/** Berlin day of an ISO day or moment. */
export function germanDay(at: string): string {
  const moment = at.length === 10 ? new Date(`${at}T12:00:00Z`) : new Date(at);
  const style = { timeZone: 'Europe/Berlin', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('de-DE', style).format(moment);
}
