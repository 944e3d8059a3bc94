import { batesLabel, type BatesRange } from '@portal/contract/packets/batesNumbers.ts';
import { checkPacket } from '@portal/contract/packets/endpoints.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { readRecipe } from '../../data/packets/recipes.ts';
import { blockedSources } from '../../domain/packets/changePacket.ts';
import { makeReady } from '../../domain/packets/readyPackets.ts';
import { usedNumbers } from '../../domain/packets/usedNumbers.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';
import { notCorrectable } from '../../workflows/files/releaseFiles.ts';
import { offerPacket } from '../../workflows/packets/offerPacket.ts';
import { viewPacket } from '../../workflows/packets/viewAssembly.ts';

/** POST /api/checkPacket: records that the caller has looked at a packet, which opens its release. */
endpoint(checkPacket, async ({ body: { requestId, packetId, otherPerson, corrects }, caller, now, log }) => {
  const author = authorOf(await signedInStaff(caller));
  const found = await assembledRequest(requestId);
  const assembly = await readAssembly(requestId);
  const packet = requirePacket(assembly, packetId);
  const { look, document } = packet;
  if (packet.state !== 'built' || !document) throw unavailablePacket();
  const [blocked] = blockedSources(assembly, packet);
  if (blocked)
    throw new PortalError(
      'conflict',
      localizable('It has pages of {{name}}, which can’t be used. Build the packet again without them.', {
        name: blocked.name,
      }),
    );
  const namesOthers = look?.state === 'read' && look.otherPersonPages > 0;
  if (namesOthers && !otherPerson && !found.files[document.fileId] && !found.readyPackets?.[document.fileId])
    throw new PortalError('invalid_input', 'Please choose a reason', {
      fields: { 'otherPerson.reason': 'Please choose a reason' },
    });
  if (!(await offerPacket(requestId, packet, now))) throw unavailablePacket();
  const reason = namesOthers && otherPerson;
  const { by, byName } = author;
  const at = now.toISOString();
  const reasoned = reason ? { ...reason, byName, at } : undefined;
  const correction = corrects && { ...corrects, byName, at };
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => {
      const decision = makeReady(current, packet, { by, otherPerson: reasoned, corrects: correction }, now);
      if (decision.kind === 'blocked') throw unavailablePacket();
      if (decision.kind === 'not-correctable') throw notCorrectable(decision.problem);
      if (decision.kind === 'same') return null;
      const used = usedNumbers(current, assembly, packet);
      if (used) throw numbersUsed(used);
      return decision.change;
    },
    now,
  );
  runTasksInBackground(pendingTasks, now, log);
  const version = (await readRecipe(requestId))?.value.version ?? 0;
  return { data: await viewPacket(packet, version, request) };
});

function numbersUsed(used: BatesRange): PortalError {
  return new PortalError(
    'conflict',
    localizable(
      'Another packet of this request has the numbers {{first}} to {{last}}. Build this one again with numbers after these.',
      { first: batesLabel(used, 'first'), last: batesLabel(used, 'last') },
    ),
  );
}

function unavailablePacket(): PortalError {
  return new PortalError('conflict', 'This packet is not available.');
}
