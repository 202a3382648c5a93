/** The two languages of a report. A text without one of them does not compile. */
export type Locale = 'de' | 'en';

export interface Text {
  readonly de: string;
  readonly en: string;
}
