import { secretNameOf, settingSources } from '../infra/settings.ts';
import { secretGenerators } from './secretGenerators.ts';

export interface Vault {
  names(): Promise<string[]>;
  set(name: string, value: string): Promise<void>;
}

export interface FillResult {
  readonly written: readonly string[];
  /** Settings without a secret. */
  readonly missing: readonly string[];
}

/**
 * Adds missing secrets to the vault. Generates the portal's own secrets and asks for those of other services. Keeps
 * existing secrets, because a new pepper would invalidate every verification code.
 */
export async function fillVault(
  vault: Vault,
  settings: readonly string[],
  ask: (setting: string) => Promise<string>,
): Promise<FillResult> {
  const existing = new Set(await vault.names());
  const written: string[] = [];
  const missing: string[] = [];
  for (const setting of settings) {
    const name = secretNameOf(setting);
    if (existing.has(name)) continue;
    const value = secretGenerators[setting]?.() ?? (await ask(setting)).trim();
    if (value === '') {
      missing.push(setting);
      continue;
    }
    await vault.set(name, value);
    written.push(name);
  }
  return { written, missing };
}

/** The settings that are secrets: those of every deployment, and those of its sign-in providers. */
export function secretSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const always = Object.entries(settingSources).filter(([, source]) => source === 'vault');
  const offered = ['GOOGLE', 'GITHUB'].filter((name) => environment[`PORTAL_${name}_CLIENT_ID`]);
  return [...always.map(([setting]) => setting), ...offered.map((name) => `${name}_CLIENT_SECRET`)];
}

/** Whether the portal starts without this setting. */
export function isOptional(setting: string): boolean {
  return Object.entries(settingSources).some(([name, source]) => name === setting && source === 'optional');
}
