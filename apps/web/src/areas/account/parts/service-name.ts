/** Names of sign-in services that are not just written with a capital. */
const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', gitlab: 'GitLab', linkedin_oidc: 'LinkedIn' };

export function serviceName(service: string): string {
  return NAMES[service] ?? `${service.slice(0, 1).toUpperCase()}${service.slice(1)}`;
}
