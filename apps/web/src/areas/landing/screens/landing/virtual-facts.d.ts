/** The module that the build makes, see `landing-facts/plugin.ts`. */
declare module 'virtual:landing-facts' {
  const facts: import('./landing-facts.ts').LandingFacts;

  export { facts };
}
