import { type Finding, type ProbeResult, right, unknown, wrong } from './finding.ts';

export interface Health {
  readonly reached: ProbeResult;
  /** The systems that the portal needs, and whether it reaches them; null if it does not report them. */
  readonly parts: Readonly<Record<string, 'up' | 'down'>> | null;
}

const PORTAL = 'portal';

/** The health as the running portal reports it, because the person who runs the doctor may have other permissions. */
export function evaluateHealth({ reached, parts }: Health): Finding {
  if (parts) {
    const names = Object.keys(parts);
    const down = names.filter((name) => parts[name] === 'down');
    if (down.length === 0)
      return right(PORTAL, `The portal itself reaches what it stands on: ${names.join(', ')}.`);
    return wrong(
      PORTAL,
      `The portal itself does not reach ${down.join(' and ')}.`,
      'Check the settings that name them and the roles of the portal’s identity; roles that were just given take some minutes.',
    );
  }
  if ('status' in reached && reached.status >= 500)
    return wrong(
      PORTAL,
      `The portal does not say how it is (${reached.status}).`,
      'Look for “settings:” in its log: that line names the settings without which it does not start.',
    );
  return unknown(PORTAL, 'Nothing at SITE_URL says how the portal is.');
}

const TOLERATED_SECONDS = 60;

/** Compares the local clock with that of a server. `header` is the Date header of its response, in whole seconds. */
export function evaluateClock(who: string, header: string | null, askedAt: Date, answeredAt: Date): Finding {
  const check = 'clock';
  const theirs = Date.parse(header ?? '');
  if (Number.isNaN(theirs)) return unknown(check, `${who} does not say what time it is.`);
  const ours = (askedAt.getTime() + answeredAt.getTime()) / 2;
  const seconds = Math.round((ours - theirs) / 1000);
  if (Math.abs(seconds) <= TOLERATED_SECONDS) return right(check, `The clock agrees with that of ${who}.`);
  return wrong(
    check,
    `The clock here is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of ${who}: links, webhooks and sign-ins are refused.`,
    'Let the machine take its time from a time server.',
  );
}
