import { type Finding, type ProbeResult, passed, unknown, failed } from './finding.ts';

export interface Health {
  readonly result: ProbeResult;
  /** The systems that the portal needs, and whether it reaches them; null if it does not report them. */
  readonly parts: Readonly<Record<string, 'up' | 'down'>> | null;
}

const PORTAL = 'portal';

/** The health as the running portal reports it, because the person who runs the doctor may have other permissions. */
export function evaluateHealth({ result, parts }: Health): Finding {
  if (parts) {
    const names = Object.keys(parts);
    const down = names.filter((name) => parts[name] === 'down');
    if (down.length === 0)
      return passed(PORTAL, `The portal reaches all its dependencies: ${names.join(', ')}.`);
    return failed(
      PORTAL,
      `The portal does not reach ${down.join(' and ')}.`,
      'Check their settings and the roles of the portal’s identity. New roles take a few minutes to apply.',
    );
  }
  if ('status' in result && result.status >= 500)
    return failed(
      PORTAL,
      `The portal’s health check failed (${result.status}).`,
      'Look for “settings:” in its log. That line lists the settings that prevent it from starting.',
    );
  return unknown(PORTAL, 'There is no health check at SITE_URL.');
}

const DIRECT = 'direct calls';

/**
 * A call to the Function App that does not come through the site; null if its address is not known. It must be refused:
 * the site appends the address of the caller, which the limits on calls count.
 */
export function evaluateDirectCall(result: ProbeResult | null): Finding {
  if (result === null)
    return unknown(
      DIRECT,
      'Whether the Function App refuses calls without the site was not checked. Use npm run deployed -- doctor.',
    );
  const isRefused = 'status' in result && [401, 403].includes(result.status);
  if (isRefused) return passed(DIRECT, 'The Function App refuses calls that do not come through the site.');
  if ('status' in result && (result.status < 300 || result.status === 503))
    return failed(
      DIRECT,
      `The Function App answers calls that do not come through the site (${result.status}): their callers can choose the address that limits count.`,
      'Run azd provision, which links it to the site, and check Authentication of the Function App in the Azure portal.',
    );
  return unknown(
    DIRECT,
    `The Function App did not say whether it refuses calls without the site (${'status' in result ? result.status : result.code}).`,
  );
}

const TOLERATED_SECONDS = 60;

/** Compares the local clock with that of a server. `header` is the Date header of its response, in whole seconds. */
export function evaluateClock(
  who: string,
  header: string | null,
  requestedAt: Date,
  respondedAt: Date,
): Finding {
  const check = 'clock';
  const serverMs = Date.parse(header ?? '');
  if (Number.isNaN(serverMs)) return unknown(check, `${who} does not send its time.`);
  const localMs = (requestedAt.getTime() + respondedAt.getTime()) / 2;
  const seconds = Math.round((localMs - serverMs) / 1000);
  if (Math.abs(seconds) <= TOLERATED_SECONDS) return passed(check, `The clock agrees with ${who}.`);
  return failed(
    check,
    `The local clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} ${who}. Links, webhooks, and sign-ins are refused.`,
    'Synchronize the clock with a time server.',
  );
}
