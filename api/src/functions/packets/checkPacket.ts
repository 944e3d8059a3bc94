import { batesLabel, type BatesRange } from '@portal/contract/packets/batesNumbers.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { checkPacket } from '@portal/contract/packets/endpoints.ts';
import { mustBeCorrected } from '@portal/contract/packets/secondCheck.ts';
import { undecidedPages } from '@portal/contract/packets/undecidedPages.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { pageCheckRulesList } from '../../data/configuration/lists.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { saveChecks } from '../../data/packets/pageChecks.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { readRecipe } from '../../data/packets/recipes.ts';
import { blockedSources, hasRead } from '../../domain/packets/changePacket.ts';
import { countsOf, fulfilledBy } from '../../domain/packets/checks/evaluatePages.ts';
import { gateOf } from '../../domain/packets/checks/gate.ts';
import { returnOf, secondCheckStep } from '../../domain/packets/checks/openSecondChecks.ts';
import { isAuthor, lacksChecks, packetFactsOf } from '../../domain/packets/checks/secondCheck.ts';
import type { SentBack } from '../../domain/packets/checks/storedSecondCheck.ts';
import type { StoredPacket } from '../../domain/packets/assembly.ts';
import { heldPages } from '../../domain/packets/heldPages.ts';
import { isSameReplacement, makeReady } from '../../domain/packets/readyPackets.ts';
import type { ReadyPacket } from '../../domain/requests/requestDocument.ts';
import { usedNumbers } from '../../domain/packets/usedNumbers.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';
import { notReplaceable } from '../../workflows/files/releaseFiles.ts';
import { offerPacket } from '../../workflows/packets/offerPacket.ts';
import { type EvaluatedPages, evaluatedPages, pageAuthors } from '../../workflows/packets/pageChecks.ts';
import { viewPacket } from '../../workflows/packets/viewAssembly.ts';

/** POST /api/checkPacket: records that the caller has looked at a packet, which opens its release. */
endpoint(checkPacket, async ({ body, caller, now, log }) => {
  const { requestId, packetId } = body;
  const user = await signedInStaff(caller);
  const author = authorOf(user);
  if (body.override && user.role !== 'admin')
    throw new PortalError('forbidden', 'Only admins can release a packet without a second person.');
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
  const decider = { ...author, userId: user.userId };
  const { request, pendingTasks } = await retryOnConflict('the release of the packet', async () => {
    const current = await assembledRequest(requestId);
    // Read before the checks, so that a change of them in the meantime is seen.
    const gate = gateOf(current);
    const known = current.readyPackets?.[fileId];
    const open = current.secondChecks?.[fileId];
    const isReady = known && !lacksChecks(current, known, await pageCheckRulesList.read());
    if (current.files[fileId] || (isReady && isSameCall(known, body, user.userId))) {
      if (!(await offerPacket(requestId, packet, now))) throw unavailablePacket();
      return succeeded({ request: current, pendingTasks: [] });
    }
    const latest = (await readRecipe(requestId))?.value;
    const evaluated = await evaluatedPages(current, packet.version);
    if (!evaluated || !latest)
      throw new PortalError(
        'conflict',
        'The pages were changed too often since this packet was built. Build it again.',
      );
    const authors = await pageAuthors(requestId, latest);
    const held = heldPages(evaluated.recipe, latest).length;
    if (held > 0)
      throw new PortalError(
        'conflict',
        localizable(
          'Since this packet was built, pages of it were redacted or removed: {{pages}}. Build it again.',
          { pages: held },
        ),
      );
    // What who asked for the second check said counts, unless the second person says something else.
    const asked = open?.state === 'waiting' ? open : known;
    const { otherPerson = asked?.otherPerson, unread = asked?.unread } = body;
    const askedBy = open?.state === 'waiting' ? open.by : known?.secondCheck?.askedBy;
    const isKept = body.replaces === undefined && askedBy !== undefined && askedBy !== user.userId;
    const kept = isKept ? asked?.replaces : undefined;
    const replaces = body.replaces ? { ...body.replaces, ...signature } : kept;
    const { hasCategories } = packetFactsOf(evaluated.pages, packet.version);
    const requirement = fulfilledBy(evaluated.pages, evaluated.requirement);
    const reasons = reasonsOf(packet, evaluated, { otherPerson, unread }, signature);
    if (!(await offerPacket(requestId, packet, now))) throw unavailablePacket();
    // Whoever changes the checks now meets this, and closes the release again.
    const opened = { ...evaluated.stored.value, opened: { packetId, at: now.toISOString() } };
    if (!(await saveChecks(requestId, opened, evaluated.stored.etag))) return writeConflict;
    let isOutdated = false;
    const changed = await changeRequest(
      requestId,
      (each) => {
        isOutdated = JSON.stringify(each.secondChecks?.[fileId]) !== JSON.stringify(open);
        if (isOutdated) return null;
        const need = {
          reasons: [...evaluated.secondCheck],
          isAuthor: isAuthor(authors, user.userId, { version: packet.version, passed: each.secondChecked }),
        };
        const sent = returnOf(each, packet);
        if (sent && mustBeCorrected({ state: 'returned', by: sent.by }, user.userId, need))
          throw sentBack(sent);
        const second = secondCheckStep(decider, {
          isNeeded: need.reasons.length > 0,
          isAuthor: need.isAuthor,
          hasRead: hasRead(packet, user.userId),
          override: body.override?.reason,
          askedBy,
          at: signature.at,
        });
        if (second.kind === 'unread')
          throw new PortalError(
            'conflict',
            'Open the packet or its pages first. Only someone who has opened it can make the second check.',
          );
        const look = { by: author.by, gate, replaces, second, hasCategories, requirement, ...reasons };
        const decision = makeReady(each, packet, look, now);
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

/** Whether a packet is ready as the call says. Who did not ask for its second check keeps the replacement by leaving it out. */
function isSameCall(
  { replaces, secondCheck }: ReadyPacket,
  body: BodyOf<typeof checkPacket>,
  userId: string,
): boolean {
  const isKept =
    body.replaces === undefined && secondCheck?.askedBy !== undefined && secondCheck.askedBy !== userId;
  return isKept || isSameReplacement(replaces, body.replaces ?? undefined);
}

function sentBack({ byName: name }: SentBack): PortalError {
  return new PortalError(
    'conflict',
    localizable('{{name}} sent this packet back. Its pages must be corrected first.', { name }),
  );
}

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
): Pick<ReadyPacket, 'otherPerson' | 'unread'> {
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
    // A reason that was given before keeps who gave it.
    ...(namesOthers && { otherPerson: { ...signature, ...reason } }),
    ...(left > 0 && unread && { unread: { ...signature, ...unread, pages: left } }),
  };
}

function unavailablePacket(): PortalError {
  return new PortalError('conflict', 'This packet is not available.');
}
