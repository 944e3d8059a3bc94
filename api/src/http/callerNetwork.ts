import { isIPv6 } from 'node:net';

/**
 * The address by which callers are rate limited and distinguished. For IPv6 it is the /64 network, because a single host
 * can use all its addresses. An IPv4-mapped IPv6 address becomes the IPv4 address.
 */
export function callerNetwork(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = withoutDots(address).split('::');
  const before = read(head);
  const after = read(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const read = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

/** Converts an IPv4 notation of the last two groups. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
}
