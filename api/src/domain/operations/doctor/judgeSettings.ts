import { type Finding, right, wrong } from './finding.ts';

interface SettingsFound {
  /** Those without which the API does not start. */
  readonly faults: readonly { readonly name: string; readonly message: string }[];
  /** Those that refer to a secret that is not there, whether or not the API does without. */
  readonly unresolved: readonly string[];
}

const CHECK = 'settings';

/** Every setting can be read, or which cannot. */
export function judgeSettings({ faults, unresolved }: SettingsFound): Finding[] {
  if (faults.length === 0 && unresolved.length === 0)
    return [right(CHECK, 'Every setting is there and can be read.')];
  const needed = new Set(faults.map(({ name }) => name));
  return [
    ...faults
      .filter(({ name }) => !unresolved.includes(name))
      .map(({ name, message }) =>
        wrong(
          CHECK,
          `${name} is missing or malformed: ${message}.`,
          `Set ${name}; the API does not start without it.`,
        ),
      ),
    ...unresolved.map((name) =>
      wrong(
        CHECK,
        `${name} is a reference to Key Vault and not its secret: ${needed.has(name) ? 'the API does not start' : 'the API goes on as if it were not set'}.`,
        `In Azure put the secret into the vault (npm run secrets) and let the app’s identity read it. In settings that you copied from Azure put the value in its place (az keyvault secret show).`,
      ),
    ),
  ];
}
