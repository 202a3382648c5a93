import { expect, it, vi } from 'vitest';
import { onBlockedHost, reportBlockedHosts } from './blocked-hosts.ts';

function violation(effectiveDirective: string, blockedURI: string): Event {
  return Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI });
}

it('tells the page once of each host that a request was kept from; other violations are none of its business', async () => {
  const reported: string[] = [];
  onBlockedHost((host) => reported.push(host));
  const scope = new EventTarget();
  reportBlockedHosts(scope);
  scope.dispatchEvent(violation('style-src-elem', 'inline'));
  scope.dispatchEvent(violation('connect-src', 'https://node.example:8545/rpc'));
  scope.dispatchEvent(violation('connect-src', 'https://node.example:8545/other'));
  scope.dispatchEvent(violation('connect-src', 'https://explorer.example/api'));
  await vi.waitFor(() => expect(reported).toEqual(['node.example:8545', 'explorer.example']));
});
