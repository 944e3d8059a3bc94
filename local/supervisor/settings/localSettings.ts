import { chmod, copyFile, constants, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../makeFolder.ts';
import type { Secrets } from './secrets.ts';
import { configuredStripeKeys } from './stripeKeys.ts';

const settingsFile = z.looseObject({ Values: z.record(z.string(), z.string()).default({}) });

const sampleOf = (root: string) => join(root, 'local.settings.sample.json');
const ownOf = (apiDir: string) => join(apiDir, 'local.settings.json');

async function readSettingsFile(root: string, apiDir: string): Promise<z.infer<typeof settingsFile>> {
  const text = await readFile(ownOf(apiDir), 'utf8').catch(() => readFile(sampleOf(root), 'utf8'));
  return settingsFile.parse(JSON.parse(text));
}

/** The `Values` of the API's local.settings.json, which Azure's own tools read as well; those of the sample when there is no such file. Empty ones are left out. */
export async function readLocalSettings(root: string, apiDir: string): Promise<Record<string, string>> {
  const { Values } = await readSettingsFile(root, apiDir);
  return Object.fromEntries(Object.entries(Values).filter(([, value]) => value !== ''));
}

/** Copies the sample to where Azure Functions Core Tools look for it; a file that is there stays. */
export async function copySampleSettings(root: string, apiDir: string): Promise<void> {
  await copyFile(sampleOf(root), ownOf(apiDir), constants.COPYFILE_EXCL).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}

/** Where Azurite and Microsoft's Cosmos emulator are by default. The key is published by Microsoft and protects nothing. */
const EMULATORS = {
  COSMOS_ENDPOINT: 'http://localhost:8081',
  COSMOS_KEY: 'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw==',
  BLOB_CONNECTION_STRING: 'UseDevelopmentStorage=true',
  Queues: 'UseDevelopmentStorage=true',
};

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

/**
 * Fills in what is empty in the API's local.settings.json for `func start` with these emulators, and makes the folder of
 * mails. Stripe's keys are taken from the environment. Answers the settings that are still empty and needed.
 */
export async function writeEmulatorSettings(
  { root, apiDir, stateDir }: { readonly root: string; readonly apiDir: string; readonly stateDir: string },
  secrets: Secrets,
  environment: NodeJS.ProcessEnv,
): Promise<string[]> {
  const known: Record<string, string | undefined> = {
    ...EMULATORS,
    MAIL_OUTBOX_DIR: join(stateDir, 'mail'),
    SIGNING_KEY: secrets.signingKey,
    PASSWORD_KEYS: secrets.passwordKeys,
    CODE_PEPPER: secrets.codePepper,
    ...configuredStripeKeys(environment),
  };
  const file = await readSettingsFile(root, apiDir);
  const Values = Object.fromEntries(
    Object.entries(file.Values).map(([name, value]) => [name, value || (known[name] ?? '')]),
  );
  makeFolder(Values['MAIL_OUTBOX_DIR']!);
  await writeFile(ownOf(apiDir), `${JSON.stringify({ IsEncrypted: false, ...file, Values }, null, 2)}\n`, {
    mode: 0o600,
  });
  // A file that was there keeps its mode when it is written.
  await chmod(ownOf(apiDir), 0o600);
  return STRIPE.filter((name) => !Values[name]);
}
