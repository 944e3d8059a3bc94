/** An IPv6 network of a whole site, and which of its parts a caller is in. */
interface SiteNetwork {
  /** The /56, such as `2001:db8:1:200::/56`. */
  readonly site: string;
  /** The last two hexadecimal digits of the /64 in it. */
  readonly part: string;
}

/** A whole site may have this many times the limit of one of its networks. */
export const SITE_TIMES = 4;

/**
 * The /56 around an IPv6 network as `callerNetwork` writes it. Providers assign a /56 to one line, which has 256 networks
 * of 64 bits, so limits count it as well. Null for an IPv4 address and anything else.
 */
export function siteNetworkOf(network: string): SiteNetwork | null {
  const groups = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):([\da-f]{1,4})::\/64$/.exec(network);
  if (!groups) return null;
  const last = Number.parseInt(groups[2]!, 16);
  return {
    site: `${groups[1]}:${(last & 0xff_00).toString(16)}::/56`,
    part: (last & 0xff).toString(16).padStart(2, '0'),
  };
}
