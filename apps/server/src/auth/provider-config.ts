/**
 * Sign-in with other services, each switched on by its settings: GitHub by its keys, any OpenID Connect provider
 * (google, gitlab, keycloak, azure, ...) by `CRYPTAX_AUTH_<NAME>_ISSUER`, client id and secret.
 */
import { ConfigMistake, type Environment } from '../environment.ts';

export type ProviderConfig =
  | {
      readonly kind: 'github';
      readonly name: 'github';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly base: string | null;
    }
  | {
      readonly kind: 'oidc';
      readonly name: string;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly issuer: string;
    };

const KNOWN_ISSUERS: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  gitlab: 'https://gitlab.com',
};

const CLIENT_ID = /^CRYPTAX_AUTH_([A-Z0-9]+)_CLIENT_ID$/;

export function readProviders(environment: Environment): readonly ProviderConfig[] {
  return Object.keys(environment)
    .filter((key) => environment[key])
    .flatMap((key) => CLIENT_ID.exec(key)?.[1] ?? [])
    .map((upper) => readProvider(environment, upper));
}

function readProvider(environment: Environment, upper: string): ProviderConfig {
  const setting = (end: string): string | undefined => environment[`CRYPTAX_AUTH_${upper}_${end}`] || undefined;
  const name = upper.toLowerCase();
  const clientId = setting('CLIENT_ID') ?? '';
  const clientSecret = setting('CLIENT_SECRET');
  if (clientSecret === undefined) throw new ConfigMistake(`CRYPTAX_AUTH_${upper}_CLIENT_SECRET is missing.`);
  if (name === 'github') return { kind: 'github', name, clientId, clientSecret, base: setting('BASE') ?? null };
  const issuer = setting('ISSUER') ?? KNOWN_ISSUERS[name];
  if (issuer === undefined || !URL.canParse(issuer)) {
    throw new ConfigMistake(`CRYPTAX_AUTH_${upper}_ISSUER must be the address of the provider.`);
  }
  return { kind: 'oidc', name, clientId, clientSecret, issuer };
}
