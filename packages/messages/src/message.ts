/**
 * A message is a cause and a remedy. Whoever can act on it reads both; a report for the tax office states the cause and
 * addresses nobody. Names in braces are filled from the parameters of the code; `{inApp}` says where, if that is elsewhere.
 */
export type Locale = 'de' | 'en';

/** A text without one of the languages does not compile. */
export type Text = Readonly<Record<Locale, string>>;

export interface Message {
  readonly cause: Text;
  readonly remedy?: Text;
  /** Where the command line has another way out, or knows more. */
  readonly cli?: { readonly cause?: Text; readonly remedy?: Text };
}
