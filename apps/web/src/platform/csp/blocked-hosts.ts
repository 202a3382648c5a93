/**
 * Hosts that the server's policy keeps us from asking, such as a node of the user's own that its operator has not named.
 * The browser tells it only where it happened, often in a worker; a channel carries the host to the page, which says so.
 */
const CHANNEL = 'cryptax-blocked-host';

/** Listens where requests are made. */
export function reportBlockedHosts(scope: EventTarget): void {
  const channel = new BroadcastChannel(CHANNEL);
  scope.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    if (effectiveDirective === 'connect-src' && URL.canParse(blockedURI)) channel.postMessage(new URL(blockedURI).host);
  });
}

/** Hears of each host once. */
export function onBlockedHost(notify: (host: string) => void): void {
  const reported = new Set<string>();
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || reported.has(data)) return;
    reported.add(data);
    notify(data);
  });
}
