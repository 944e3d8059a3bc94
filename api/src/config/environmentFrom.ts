import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';

const settingsFile = z.object({ Values: z.record(z.string(), z.string()) });

/** The settings of this process's environment, or of a file: lines of NAME=value, or JSON with `Values` as in Azure's tools. */
export async function environmentFrom(
  file: string | undefined,
): Promise<Readonly<Record<string, string | undefined>>> {
  if (file === undefined) return process.env;
  const text = await readFile(file, 'utf8');
  return text.trimStart().startsWith('{') ? settingsFile.parse(JSON.parse(text)).Values : parseEnv(text);
}
