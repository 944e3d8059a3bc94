import { chmod, copyFile, constants, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../makeFolder.ts';
import type { Secrets } from './secrets.ts';
import { configuredStripeKeys } from './stripeKeys.ts';

const settingsFile = z.looseObject({ Values: z.record(z.string(), z.string()).default({}) });

const sampleFile = (root: string) => join(root, 'local.settings.sample.json');
const settingsFileOf = (apiDir: string) => join(apiDir, 'local.settings.json');

async function readSettingsFile(root: string, apiDir: string): Promise<z.infer<typeof settingsFile>> {
  const text = await readFile(settingsFileOf(apiDir), 'utf8').catch(() => readFile(sampleFile(root), 'utf8'));
  return settingsFile.parse(JSON.parse(text));
}

/** The non-empty `Values` of the API's local.settings.json, which Azure's tools also read, or of the sample if that file is missing. */
export async function readLocalSettings(root: string, apiDir: string): Promise<Record<string, string>> {
  const { Values } = await readSettingsFile(root, apiDir);
  return Object.fromEntries(Object.entries(Values).filter(([, value]) => value !== ''));
}

/** Copies the sample to the path that Azure Functions Core Tools read, unless that file exists. */
export async function copySampleSettings(root: string, apiDir: string): Promise<void> {
  await copyFile(sampleFile(root), settingsFileOf(apiDir), constants.COPYFILE_EXCL).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}

/** The default addresses of Azurite and Microsoft's Cosmos emulator. Microsoft publishes the key; it is not a secret. */
const EMULATORS = {
  COSMOS_ENDPOINT: 'http://localhost:8081',
  COSMOS_KEY: 'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw==',
  BLOB_CONNECTION_STRING: 'UseDevelopmentStorage=true',
  Queues: 'UseDevelopmentStorage=true',
};

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

/**
 * Fills the empty values of the API's local.settings.json for `func start` with these emulators, and creates the folder of
 * emails. Stripe's keys come from the environment. Returns the names of the required settings that are still empty.
 */
export async function writeEmulatorSettings(
  { root, apiDir, stateDir }: { readonly root: string; readonly apiDir: string; readonly stateDir: string },
  secrets: Secrets,
  environment: NodeJS.ProcessEnv,
): Promise<string[]> {
  const defaults: Record<string, string | undefined> = {
    ...EMULATORS,
    MAIL_OUTBOX_DIR: join(stateDir, 'mail'),
    SIGNING_KEY: secrets.signingKey,
    PASSWORD_KEYS: secrets.passwordKeys,
    CODE_PEPPER: secrets.codePepper,
    ...configuredStripeKeys(environment),
  };
  const file = await readSettingsFile(root, apiDir);
  const Values = Object.fromEntries(
    Object.entries(file.Values).map(([name, value]) => [name, value || (defaults[name] ?? '')]),
  );
  makeFolder(Values['MAIL_OUTBOX_DIR']!);
  await writeFile(
    settingsFileOf(apiDir),
    `${JSON.stringify({ IsEncrypted: false, ...file, Values }, null, 2)}\n`,
    {
      mode: 0o600,
    },
  );
  // writeFile does not change the mode of an existing file.
  await chmod(settingsFileOf(apiDir), 0o600);
  return STRIPE.filter((name) => !Values[name]);
}
