/** The environment as the settings see it, and the mistake in it that ends the start with one line. */
export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigMistake extends Error {}
