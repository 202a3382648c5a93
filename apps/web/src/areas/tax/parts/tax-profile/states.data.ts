/** The sixteen states. Church tax is 8 % of the income tax in Bavaria and Baden-Württemberg, 9 % elsewhere (rule TAR-04). */
export const STATES = [
  { id: 'BW', name: 'Baden-Württemberg' },
  { id: 'BY', name: 'Bayern' },
  { id: 'BE', name: 'Berlin' },
  { id: 'BB', name: 'Brandenburg' },
  { id: 'HB', name: 'Bremen' },
  { id: 'HH', name: 'Hamburg' },
  { id: 'HE', name: 'Hessen' },
  { id: 'MV', name: 'Mecklenburg-Vorpommern' },
  { id: 'NI', name: 'Niedersachsen' },
  { id: 'NW', name: 'Nordrhein-Westfalen' },
  { id: 'RP', name: 'Rheinland-Pfalz' },
  { id: 'SL', name: 'Saarland' },
  { id: 'SN', name: 'Sachsen' },
  { id: 'ST', name: 'Sachsen-Anhalt' },
  { id: 'SH', name: 'Schleswig-Holstein' },
  { id: 'TH', name: 'Thüringen' },
] as const;

export type StateId = (typeof STATES)[number]['id'];

export function churchRate(state: StateId): 8 | 9 {
  return state === 'BW' || state === 'BY' ? 8 : 9;
}

export function readState(text: string | undefined): StateId | null {
  return STATES.find(({ id }) => id === text)?.id ?? null;
}
