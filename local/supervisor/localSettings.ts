import { copyFile, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const settingsFile = z.object({ Values: z.record(z.string(), z.string()).default({}) });

const sampleOf = (root: string) => join(root, 'local.settings.sample.json');
const ownOf = (apiDir: string) => join(apiDir, 'local.settings.json');

/** The `Values` of the API's local.settings.json, which Azure's own tools read as well; those of the sample when there is no such file. Empty ones are left out. */
export async function readLocalSettings(root: string, apiDir: string): Promise<Record<string, string>> {
  const text = await readFile(ownOf(apiDir), 'utf8').catch(() => readFile(sampleOf(root), 'utf8'));
  const { Values } = settingsFile.parse(JSON.parse(text));
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
