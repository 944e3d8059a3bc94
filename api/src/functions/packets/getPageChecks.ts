import { getPageChecks } from '@portal/contract/packets/checkEndpoints.ts';
import type { SecondCheckNeed } from '@portal/contract/packets/secondCheck.ts';
import { countsOf } from '../../domain/packets/checks/evaluatePages.ts';
import { isAuthor } from '../../domain/packets/checks/secondCheck.ts';
import { viewNames } from '../../domain/packets/checks/storedChecks.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';
import { type EvaluatedPages, evaluatedPages, pageAuthors } from '../../workflows/packets/pageChecks.ts';

/** GET /api/getPageChecks: what the pages of a packet say, and what people say about them. */
endpoint(getPageChecks, async ({ query: { requestId }, caller }) => {
  const request = await assembledRequest(requestId);
  const evaluated = await evaluatedPages(request);
  return {
    data: {
      version: evaluated?.recipe.version ?? 0,
      requirement: evaluated?.requirement ?? { requirement: 'flagged', share: 10 },
      pages: evaluated?.pages ?? [],
      names: evaluated ? viewNames(evaluated.stored.value) : [],
      counts: countsOf(evaluated?.pages ?? []),
      secondCheck: await secondCheckNeedOf(request, evaluated, actorOf(caller).id),
    },
  };
});

async function secondCheckNeedOf(
  { requestId, secondChecked: passed }: RequestDocument,
  evaluated: EvaluatedPages | null,
  userId: string,
): Promise<SecondCheckNeed> {
  if (!evaluated) return { reasons: [], isAuthor: false };
  const { recipe, secondCheck } = evaluated;
  const authors = await pageAuthors(requestId, recipe);
  return {
    reasons: [...secondCheck],
    isAuthor: isAuthor(authors, userId, { version: recipe.version, passed }),
  };
}
