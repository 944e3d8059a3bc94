import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const settingsFile = z.object({ Values: z.record(z.string(), z.string()).default({}) });

/** The `Values` of local.settings.json, which Azure's own tools read as well; none when there is no file. */
export async function readLocalSettings(apiDir: string): Promise<Record<string, string>> {
  const text = await readFile(join(apiDir, 'local.settings.json'), 'utf8').catch(() => null);
  if (text === null) return {};
  return settingsFile.parse(JSON.parse(text)).Values;
}
