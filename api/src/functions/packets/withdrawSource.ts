import { keptPagesOf } from '@portal/contract/packets/applyOperation.ts';
import { withdrawSource } from '@portal/contract/packets/endpoints.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { eraseSource } from '../../data/packets/assemblyBlobs.ts';
import { readRecipe, saveRecipe } from '../../data/packets/recipes.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { findSource } from '../../domain/packets/assembly.ts';
import { withdraw } from '../../domain/packets/changeSource.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';
import { endPackets } from '../../workflows/packets/endPackets.ts';
import { pageAuthors } from '../../workflows/packets/pageChecks.ts';
import { viewSource } from '../../workflows/packets/viewAssembly.ts';

/** POST /api/withdrawSource: withdraws a source, or ends its upload. */
endpoint(withdrawSource, async ({ body: { requestId, sourceId }, caller, now, log }) => {
  await assembledRequest(requestId);
  const by = actorOf(caller);
  // First, so that who takes pages out is never the second person who checks the packet without them.
  await recordAuthor(requestId, sourceId, by.id);
  const { assembly, pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const source = findSource(current, sourceId);
      const next = source && withdraw(current, source);
      if (!next) return null;
      const event = { kind: 'source-withdrawn', at: now.toISOString(), by, details: { sourceId } } as const;
      return { assembly: next, event, steps: [{ kind: 'erase-sources' }] };
    },
    now,
  );
  const withdrawn = findSource(assembly, sourceId);
  const blocked = withdrawn ? await endPackets(requestId, by, now) : [];
  // After the record, and again by its step: what is being prepared in the meantime is deleted when it ends.
  if (withdrawn?.state !== 'infected') await eraseSource(requestId, { sourceId });
  runTasksInBackground([...pendingTasks, ...blocked], now, log);
  // An upload that did not end leaves nothing.
  return { data: withdrawn ? await viewSource(withdrawn) : null };
});

/** Whoever withdraws a source with pages of the packet is an author of the next version, which has to do without them. */
async function recordAuthor(requestId: string, sourceId: string, userId: string): Promise<void> {
  const source = findSource(await readAssembly(requestId), sourceId);
  if (!source || source.state === 'withdrawn' || source.state === 'infected') return;
  await retryOnConflict<void>('the recipe', async () => {
    const stored = await readRecipe(requestId);
    const isInPacket = ({ value }: NonNullable<typeof stored>) =>
      keptPagesOf(value).some((page) => page.startsWith(`${source.number}.`));
    if (!stored || !isInPacket(stored)) return succeeded(undefined);
    const recipe = stored.value;
    const authors = { ...(await pageAuthors(requestId, recipe)), [userId]: recipe.version + 1 };
    return (await saveRecipe(requestId, { ...recipe, authors }, stored.etag))
      ? succeeded(undefined)
      : writeConflict;
  });
}
