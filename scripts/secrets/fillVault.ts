import { secretNameOf, sourceOf } from '../infra/settings.ts';
import { newSecrets } from './newSecrets.ts';

export interface Vault {
  names(): Promise<string[]>;
  set(name: string, value: string): Promise<void>;
}

export interface Filled {
  readonly written: readonly string[];
  /** Settings whose secret nobody gave. */
  readonly missing: readonly string[];
}

/**
 * Puts every secret into the vault that is not there yet: what the portal makes itself is made, what others gave is
 * asked for. A secret that is there stays: a new pepper would make every verification code worthless.
 */
export async function fillVault(
  vault: Vault,
  wanted: readonly string[],
  ask: (setting: string) => Promise<string>,
): Promise<Filled> {
  const there = new Set(await vault.names());
  const written: string[] = [];
  const missing: string[] = [];
  for (const setting of wanted) {
    const name = secretNameOf(setting);
    if (there.has(name)) continue;
    const value = newSecrets[setting]?.() ?? (await ask(setting)).trim();
    if (value === '') {
      missing.push(setting);
      continue;
    }
    await vault.set(name, value);
    written.push(name);
  }
  return { written, missing };
}

/** The settings that need a secret: those of every deployment, and those of the ways to sign in that it offers. */
export function wantedSecrets(environment: Readonly<Record<string, string | undefined>>): string[] {
  const always = Object.entries(sourceOf).filter(([, source]) => source === 'vault');
  const offered = ['GOOGLE', 'GITHUB'].filter((name) => environment[`PORTAL_${name}_CLIENT_ID`]);
  return [...always.map(([setting]) => setting), ...offered.map((name) => `${name}_CLIENT_SECRET`)];
}

/** Whether the portal starts without a setting. */
export function isOptional(setting: string): boolean {
  return Object.entries(sourceOf).some(([name, source]) => name === setting && source === 'optional');
}
