import { returnPacket as entry } from '@portal/contract/packets/endpoints.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { readRecipe } from '../../data/packets/recipes.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { countsOf } from '../../domain/packets/checks/evaluatePages.ts';
import { returnPacket } from '../../domain/packets/checks/openSecondChecks.ts';
import { isAuthor } from '../../domain/packets/checks/secondCheck.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';
import { evaluatedPages, pageAuthors } from '../../workflows/packets/pageChecks.ts';
import { viewPacket } from '../../workflows/packets/viewAssembly.ts';

/** POST /api/returnPacket: sends a packet that waits for its second check back. */
endpoint(entry, async ({ body: { requestId, packetId, note }, caller, now, log }) => {
  const user = await signedInStaff(caller);
  const found = await assembledRequest(requestId);
  const packet = requirePacket(await readAssembly(requestId), packetId);
  const { version } = packet;
  const evaluated = await evaluatedPages(found, version);
  const pages = evaluated ? countsOf(evaluated.pages).problem : 0;
  const recipe = (await readRecipe(requestId))?.value;
  const authors = recipe ? await pageAuthors(requestId, recipe) : {};
  const decider = { ...authorOf(user), userId: user.userId, note, pages };
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => {
      const passed = current.secondChecked;
      const given = { ...decider, isAuthor: isAuthor(authors, user.userId, { version, passed }) };
      const decision = returnPacket(current, packet, given, now);
      switch (decision.kind) {
        case 'change':
          return decision.change;
        case 'same':
          return null;
        case 'not-waiting':
          throw new PortalError(
            'conflict',
            'This packet does not wait for a second check any more. Its pages were changed, or somebody else has decided.',
          );
        case 'author':
          throw new PortalError(
            'conflict',
            'You changed these pages since the last check. Another person must check this packet.',
          );
        case 'no-note':
          throw new PortalError('invalid_input', 'Please enter what must be corrected', {
            fields: { note: 'Please enter what must be corrected' },
          });
      }
    },
    now,
  );
  runTasksInBackground(pendingTasks, now, log);
  return { data: await viewPacket(packet, recipe?.version ?? 0, request) };
});
