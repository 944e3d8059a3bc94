import { getAssembly } from '@portal/contract/packets/endpoints.ts';
import type { Recipe } from '@portal/contract/packets/recipe.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { readRecipe, type StoredRecipe } from '../../data/packets/recipes.ts';
import { withPerson } from '../../domain/packets/people.ts';
import { recordView } from '../../data/requests/recordView.ts';
import type { Assembly } from '../../domain/packets/assembly.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';
import { viewAssembly } from '../../workflows/packets/viewAssembly.ts';

/** GET /api/getAssembly: what the packet of a request is assembled from. Records the view. */
endpoint(getAssembly, async ({ query: { requestId }, caller, now, log }) => {
  const [request, assembly, stored] = await Promise.all([
    assembledRequest(requestId),
    readAssembly(requestId),
    readRecipe(requestId),
  ]);
  const by = actorOf(caller);
  const opened = { kind: 'assembly-opened', details: {} } as const;
  const isNoted = withPerson(assembly, by.id, now) === null;
  // Screens ask every few seconds: whoever was noted a moment ago is recorded already.
  if (!isNoted || assembly.sources.length === 0)
    runTasksInBackground(await recordView(requestId, by, now, opened), now, log);
  if (!isNoted) await changeAssembly(requestId, seen, now);
  const recipe = stored && recipeOf(stored.value);
  return { data: { recipe, ...(await viewAssembly(assembly, stored?.value ?? null, { request, by, now })) } };

  function seen(current: Assembly) {
    const next = withPerson(current, by.id, now);
    return next && { assembly: next };
  }
});

/** Without who saved it. */
function recipeOf({ version, sections, rotations, removed, redactions }: StoredRecipe): Recipe {
  return { version, sections, rotations, removed, redactions };
}
