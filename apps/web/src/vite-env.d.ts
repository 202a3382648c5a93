/** What the build writes into the app. */
interface ImportMetaEnv {
  /** Version of the web app, from its package file. */
  readonly VITE_APP_VERSION: string;
}
