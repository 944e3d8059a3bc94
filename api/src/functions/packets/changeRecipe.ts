import { changeRecipe as entry } from '@portal/contract/packets/endpoints.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { redactionReasons } from '../../data/configuration/lists.ts';
import { readRecipe, saveRecipe, type StoredRecipe } from '../../data/packets/recipes.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { changeRecipe } from '../../domain/packets/changeRecipe.ts';
import { raiseGate } from '../../domain/packets/checks/gate.ts';
import { heldPages } from '../../domain/packets/heldPages.ts';
import { countRedactions, countsText } from '../../domain/packets/checks/redactionCounts.ts';
import { changesRedactions, haveReasons } from '../../domain/packets/redactionReasons.ts';
import { voidChecks } from '../../domain/packets/readyPackets.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';
import { heldPagesOf } from '../../workflows/packets/heldPagesOf.ts';
import { pageAuthors } from '../../workflows/packets/pageChecks.ts';
import { viewSave } from '../../workflows/packets/viewAssembly.ts';

/** PUT /api/changeRecipe: changes the pages of a packet. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { requestId } = body;
  const found = await assembledRequest(requestId);
  const by = actorOf(caller);
  const { operations } = body;
  if (
    !haveReasons(operations, await redactionReasons.read()) &&
    !haveReasons(operations, await redactionReasons.readNow())
  )
    throw new PortalError('invalid_input', 'The reason of a redaction does not exist');
  const tasks: TaskRef[] = [];
  // What a person has looked at is not what is seen here any more.
  const close = async () => {
    const { pendingTasks } = await changeRequest(requestId, (current) => voidChecks(current, by, now), now);
    tasks.push(...pendingTasks);
  };
  let held = 0;
  let isOwn = false;
  const saved = await retryOnConflict<StoredRecipe>('the recipe', async () => {
    const stored = await readRecipe(requestId);
    if (!stored) throw new PortalError('conflict', 'There are no pages yet.');
    const decision = changeRecipe(stored.value, { ...body, by: by.id });
    if (decision.kind === 'saved') return succeeded(stored.value);
    if (decision.kind === 'invalid') throw new PortalError('invalid_input', 'The pages are not valid');
    if (decision.kind === 'conflict') throw await conflict(stored.value);
    const { recipe } = decision;
    const next: StoredRecipe = {
      ...recipe,
      versionOfPerson: recipe.version,
      savedAt: now.toISOString(),
      savedBy: by.id,
      authors: { ...(await pageAuthors(requestId, stored.value)), [by.id]: recipe.version },
      redactionCounts: countRedactions(stored.value.redactionCounts ?? {}, by.id, stored.value, recipe),
      lastKey: body.key,
    };
    held = heldPages(stored.value, next).length;
    await close();
    isOwn = true;
    return (await saveRecipe(requestId, next, stored.etag)) ? succeeded(next) : writeConflict;
  });
  const counts = countsText(saved.redactionCounts ?? {}, by.id);
  const view: Parameters<typeof recordView>[3] = operations.some(changesRedactions)
    ? { kind: 'pages-redacted', details: { counts } }
    : { kind: 'pages-arranged', details: {} };
  // What was checked since the first call stays, unless that call ended before this.
  if (!isOwn) held = await heldPagesOf(requestId, Object.values(found.readyPackets ?? {}));
  // Again, for a packet that became ready in the meantime.
  if (held > 0 && (await readAssembly(requestId)).packets.some(({ state }) => state === 'built')) {
    const reason = { kind: 'pages-held', details: { pages: held, verdict: 'problem' } } as const;
    const raised = await changeRequest(
      requestId,
      (current) => raiseGate(current, reason, by, now, { keepsPassed: true }),
      now,
    );
    tasks.push(...raised.pendingTasks);
  } else if (isOwn) await close();
  // The time of the first call, so that a repeated one records it only if that did not.
  const savedAt = saved.savedAt === null ? now : new Date(saved.savedAt);
  const recorded = await recordView(requestId, by, savedAt, view);
  runTasksInBackground([...recorded, ...tasks], now, log);
  return { data: { version: saved.version, savedBy: await viewSave(saved) } };
});

async function conflict(recipe: StoredRecipe): Promise<PortalError> {
  const name = (await viewSave(recipe))?.name;
  return new PortalError(
    'conflict',
    name
      ? localizable('{{name}} changed these pages in the meantime. Their version stands.', { name })
      : localizable('These pages were changed in the meantime.'),
  );
}
