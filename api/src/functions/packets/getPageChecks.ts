import { getPageChecks } from '@portal/contract/packets/checkEndpoints.ts';
import type { SecondCheckNeed } from '@portal/contract/packets/secondCheck.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { readRecipe } from '../../data/packets/recipes.ts';
import { recordPagesView } from '../../data/requests/recordView.ts';
import type { StoredPacket } from '../../domain/packets/assembly.ts';
import { hasRead } from '../../domain/packets/changePacket.ts';
import { countsOf } from '../../domain/packets/checks/evaluatePages.ts';
import { isAuthor } from '../../domain/packets/checks/secondCheck.ts';
import { viewNames } from '../../domain/packets/checks/storedChecks.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';
import { type EvaluatedPages, evaluatedPages, pageAuthors } from '../../workflows/packets/pageChecks.ts';

/** GET /api/getPageChecks: what the pages of a packet say, and what people say about them. Records the view. */
endpoint(getPageChecks, async ({ query: { requestId, packetId }, caller, now, log }) => {
  const request = await assembledRequest(requestId);
  runTasksInBackground(await recordPagesView(requestId, actorOf(caller), now), now, log);
  const packet = packetId === undefined ? null : requirePacket(await readAssembly(requestId), packetId);
  const kept = packet && (await evaluatedPages(request, packet.version));
  const evaluated = kept ?? (await evaluatedPages(request));
  return {
    data: {
      version: evaluated?.recipe.version ?? 0,
      requirement: evaluated?.requirement ?? { requirement: 'flagged', share: 10 },
      pages: evaluated?.pages ?? [],
      names: evaluated ? viewNames(evaluated.stored.value) : [],
      counts: countsOf(evaluated?.pages ?? []),
      secondCheck: await secondCheckNeedOf(request, evaluated, {
        userId: actorOf(caller).id,
        isCurrent: !kept,
        packet,
      }),
    },
  };
});

async function secondCheckNeedOf(
  { requestId, secondChecked: passed }: RequestDocument,
  evaluated: EvaluatedPages | null,
  {
    userId,
    isCurrent,
    packet,
  }: { readonly userId: string; readonly isCurrent: boolean; readonly packet: StoredPacket | null },
): Promise<SecondCheckNeed> {
  if (!evaluated) return { reasons: [], isAuthor: false };
  const { recipe, secondCheck } = evaluated;
  // The latest: who changed the pages after the packet is an author too.
  const latest = (isCurrent ? null : (await readRecipe(requestId))?.value) ?? recipe;
  const authors = await pageAuthors(requestId, latest);
  return {
    reasons: [...secondCheck],
    isAuthor: isAuthor(authors, userId, { version: recipe.version, passed }),
    ...(packet && { hasRead: hasRead(packet, userId) }),
  };
}
