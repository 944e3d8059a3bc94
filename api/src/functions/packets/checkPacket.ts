import { batesLabel, type BatesRange } from '@portal/contract/packets/batesNumbers.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { checkPacket } from '@portal/contract/packets/endpoints.ts';
import { undecidedPages } from '@portal/contract/packets/undecidedPages.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { saveChecks } from '../../data/packets/pageChecks.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { readRecipe } from '../../data/packets/recipes.ts';
import { blockedSources } from '../../domain/packets/changePacket.ts';
import { countsOf } from '../../domain/packets/checks/evaluatePages.ts';
import { gateOf } from '../../domain/packets/checks/gate.ts';
import type { StoredPacket } from '../../domain/packets/assembly.ts';
import { heldPages } from '../../domain/packets/heldPages.ts';
import { isSameReplacement, makeReady } from '../../domain/packets/readyPackets.ts';
import { usedNumbers } from '../../domain/packets/usedNumbers.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';
import { notReplaceable } from '../../workflows/files/releaseFiles.ts';
import { offerPacket } from '../../workflows/packets/offerPacket.ts';
import { type EvaluatedPages, evaluatedPages } from '../../workflows/packets/pageChecks.ts';
import { viewPacket } from '../../workflows/packets/viewAssembly.ts';

/** POST /api/checkPacket: records that the caller has looked at a packet, which opens its release. */
endpoint(checkPacket, async ({ body, caller, now, log }) => {
  const { requestId, packetId } = body;
  const author = authorOf(await signedInStaff(caller));
  await assembledRequest(requestId);
  const assembly = await readAssembly(requestId);
  const packet = requirePacket(assembly, packetId);
  if (packet.state !== 'built' || !packet.document) throw unavailablePacket();
  const [blocked] = blockedSources(assembly, packet);
  if (blocked)
    throw new PortalError(
      'conflict',
      localizable('It has pages of {{name}}, which can’t be used. Build the packet again without them.', {
        name: blocked.name,
      }),
    );
  const { fileId } = packet.document;
  const signature = { byName: author.byName, at: now.toISOString() };
  const { replaces } = body;
  const replacement = replaces && { ...replaces, ...signature };
  const { request, pendingTasks } = await retryOnConflict('the release of the packet', async () => {
    const current = await assembledRequest(requestId);
    // Read before the checks, so that a change of them in the meantime is seen.
    const gate = gateOf(current);
    const known = current.readyPackets?.[fileId];
    if (current.files[fileId] || (known && isSameReplacement(known.replaces, replaces))) {
      if (!(await offerPacket(requestId, packet, now))) throw unavailablePacket();
      return succeeded({ request: current, pendingTasks: [] });
    }
    const evaluated = await evaluatedPages(current, packet.version);
    if (!evaluated)
      throw new PortalError(
        'conflict',
        'The pages were changed too often since this packet was built. Build it again.',
      );
    const latest = (await readRecipe(requestId))?.value;
    const held = latest ? heldPages(evaluated.recipe, latest).length : 0;
    if (held > 0)
      throw new PortalError(
        'conflict',
        localizable(
          'Since this packet was built, pages of it were redacted or removed: {{pages}}. Build it again.',
          { pages: held },
        ),
      );
    const { otherPerson = known?.otherPerson, unread = known?.unread } = body;
    const reasons = reasonsOf(packet, evaluated, { otherPerson, unread }, signature);
    if (!(await offerPacket(requestId, packet, now))) throw unavailablePacket();
    // Whoever changes the checks now meets this, and closes the release again.
    const opened = { ...evaluated.stored.value, opened: { packetId, at: now.toISOString() } };
    if (!(await saveChecks(requestId, opened, evaluated.stored.etag))) return writeConflict;
    let isOutdated = false;
    const changed = await changeRequest(
      requestId,
      (each) => {
        const decision = makeReady(
          each,
          packet,
          { by: author.by, gate, replaces: replacement, ...reasons },
          now,
        );
        if (decision.kind === 'blocked') throw unavailablePacket();
        if (decision.kind === 'not-replaceable') throw notReplaceable(decision.problem);
        isOutdated = decision.kind === 'changed';
        if (decision.kind !== 'change') return null;
        const used = usedNumbers(each, assembly, packet);
        if (used) throw numbersUsed(used);
        return decision.change;
      },
      now,
    );
    return isOutdated ? writeConflict : succeeded(changed);
  });
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

/** Why a packet can be released. Throws what it still needs. */
function reasonsOf(
  { look }: StoredPacket,
  { pages, stored }: EvaluatedPages,
  { otherPerson, unread }: Pick<BodyOf<typeof checkPacket>, 'otherPerson' | 'unread'>,
  signature: { readonly byName: string; readonly at: string },
) {
  const { left, blocking } = countsOf(pages);
  if (blocking > 0)
    throw new PortalError(
      'conflict',
      localizable(
        'Pages with a problem, or of another person without a decision: {{pages}}. Open Check pages.',
        {
          pages: blocking,
        },
      ),
    );
  if (left > 0 && !unread)
    throw new PortalError(
      'conflict',
      localizable('Pages that must be checked before the release: {{pages}}. Open Check pages.', {
        pages: left,
      }),
    );
  const namesOthers = look?.state === 'read' && look.otherPersonPages > 0;
  if (undecidedPages(look, pages, stored.value.names) > 0 && !otherPerson)
    throw new PortalError('invalid_input', 'Please choose a reason', {
      fields: { 'otherPerson.reason': 'Please choose a reason' },
    });
  const reason = otherPerson ?? { reason: 'checked' as const, note: '' };
  return {
    ...(namesOthers && { otherPerson: { ...reason, ...signature } }),
    ...(left > 0 && unread && { unread: { ...unread, pages: left, ...signature } }),
  };
}

function unavailablePacket(): PortalError {
  return new PortalError('conflict', 'This packet is not available.');
}
