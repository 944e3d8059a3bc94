import { recipe } from '@portal/contract/packets/recipe.ts';
import * as z from 'zod/mini';
import { assemblyBlobs } from '../../domain/packets/assembly.ts';
import { blobStatusOf, onBlobs } from '../blobs/account.ts';
import type { Stored } from '../documents.ts';
import { readJsonBlob, saveJsonBlob } from './jsonBlobs.ts';

/** How many earlier versions are kept. */
const KEPT_VERSIONS = 100;

const storedRecipe = z.extend(recipe, {
  /** The last version that the portal did not make itself by adding a source. */
  versionOfPerson: z.int(),
  savedAt: z.nullable(z.string()),
  /** User id; null before a person changed it. */
  savedBy: z.nullable(z.string()),
  /** The last version that each person changed, by user ID. Absent in recipes of earlier versions of the portal. */
  authors: z.optional(z.record(z.string(), z.int())),
  /** How many redactions each person added and lifted, by user ID and reason: [added, lifted]. Absent before there were any. */
  redactionCounts: z.optional(z.record(z.string(), z.record(z.string(), z.array(z.int())))),
  /** Of the last call, so that its repetition changes nothing. */
  lastKey: z.nullable(z.string()),
});

/** The order of the pages of a request, with who saved it. */
export type StoredRecipe = z.output<typeof storedRecipe>;

/** The recipe of a request; null if no source was ready yet. */
export async function readRecipe(requestId: string): Promise<Stored<StoredRecipe> | null> {
  return readJsonBlob(assemblyBlobs.recipe(requestId, 'current'), storedRecipe);
}

/** A version of the recipe, while it is one of the last hundred; null otherwise. */
export async function readRecipeVersion(requestId: string, version: number): Promise<StoredRecipe | null> {
  return onBlobs('sources', async (container) => {
    const name = assemblyBlobs.recipe(requestId, version % KEPT_VERSIONS);
    try {
      const content = await container.getBlobClient(name).downloadToBuffer();
      const kept = storedRecipe.parse(JSON.parse(content.toString('utf8')));
      if (kept.version === version) return kept;
    } catch (error) {
      if (blobStatusOf(error) !== 404) throw error;
    }
    // The copy of the current version is written after it.
    const current = (await readRecipe(requestId))?.value;
    return current?.version === version ? current : null;
  });
}

/** Saves the next version and a copy of it. `etag`: of the version before; null if there is none. False if that changed. */
export async function saveRecipe(
  requestId: string,
  next: StoredRecipe,
  etag: string | null,
): Promise<boolean> {
  const content = Buffer.from(JSON.stringify(next));
  const isSaved = await saveJsonBlob(assemblyBlobs.recipe(requestId, 'current'), content, etag);
  if (isSaved) await keepVersion(requestId, next, content);
  return isSaved;
}

/** The last versions are in a ring, so that their number does not grow. */
async function keepVersion(requestId: string, { version }: StoredRecipe, content: Buffer): Promise<void> {
  await onBlobs('sources', async (container) => {
    const name = assemblyBlobs.recipe(requestId, version % KEPT_VERSIONS);
    await container.getBlockBlobClient(name).uploadData(content);
  });
}
