import { type Finding, right, wrong } from './finding.ts';

interface Fault {
  readonly name: string;
  readonly message: string;
}

/** Every setting can be read, or which cannot. */
export function judgeSettings(faults: readonly Fault[]): Finding[] {
  if (faults.length === 0) return [right('settings', 'Every setting is there and can be read.')];
  return faults.map(({ name, message }) =>
    wrong(
      'settings',
      `${name} is missing or malformed: ${message}.`,
      `Set ${name}; the API does not start without it.`,
    ),
  );
}
