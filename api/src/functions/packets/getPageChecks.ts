import { getPageChecks } from '@portal/contract/packets/checkEndpoints.ts';
import { countsOf } from '../../domain/packets/checks/evaluatePages.ts';
import { viewNames } from '../../domain/packets/checks/storedChecks.ts';
import { endpoint } from '../../http/endpoint.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';
import { evaluatedPages } from '../../workflows/packets/pageChecks.ts';

/** GET /api/getPageChecks: what the pages of a packet say, and what people say about them. */
endpoint(getPageChecks, async ({ query: { requestId } }) => {
  const evaluated = await evaluatedPages(await assembledRequest(requestId));
  return {
    data: {
      version: evaluated?.recipe.version ?? 0,
      requirement: evaluated?.requirement ?? { requirement: 'flagged', share: 10 },
      pages: evaluated?.pages ?? [],
      names: evaluated ? viewNames(evaluated.stored.value) : [],
      counts: countsOf(evaluated?.pages ?? []),
    },
  };
});
