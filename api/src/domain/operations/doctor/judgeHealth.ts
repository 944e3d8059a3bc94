import { type Finding, right, unknown, wrong } from './finding.ts';
import type { Reached } from './judgeReach.ts';

export interface Health {
  readonly reached: Reached;
  /** The parts that the portal stands on, and whether it reaches them; null when it does not say. */
  readonly parts: Readonly<Record<string, 'up' | 'down'>> | null;
}

const CHECK = 'portal';

/** What the running portal says of itself: whoever runs the doctor may have more rights than it, or fewer. */
export function judgeHealth({ reached, parts }: Health): Finding {
  if (parts) {
    const names = Object.keys(parts);
    const down = names.filter((name) => parts[name] === 'down');
    if (down.length === 0)
      return right(CHECK, `The portal itself reaches what it stands on: ${names.join(', ')}.`);
    return wrong(
      CHECK,
      `The portal itself does not reach ${down.join(' and ')}.`,
      'Check the settings that name them and the roles of the portal’s identity; roles that were just given take some minutes.',
    );
  }
  if ('status' in reached && reached.status >= 500)
    return wrong(
      CHECK,
      `The portal does not say how it is (${reached.status}).`,
      'Look for “settings:” in its log: that line names the settings without which it does not start.',
    );
  return unknown(CHECK, 'Nothing at SITE_URL says how the portal is.');
}
