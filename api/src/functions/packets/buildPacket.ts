import { batesLabel } from '@portal/contract/packets/batesNumbers.ts';
import { keptPagesOf } from '@portal/contract/packets/applyOperation.ts';
import { batesRangeOf, MAX_NUMBER } from '@portal/contract/packets/batesNumbers.ts';
import { buildPacket, cancelPacket } from '@portal/contract/packets/endpoints.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { redactionReasons } from '../../data/configuration/lists.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { readRecipe } from '../../data/packets/recipes.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import {
  cancelPacket as cancel,
  type StartedPacket,
  startPacket,
} from '../../domain/packets/changePacket.ts';
import { blockPart } from '../../domain/packets/readyPackets.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';
import { eraseEndedPacket } from '../../workflows/packets/endPackets.ts';
import { viewPacket } from '../../workflows/packets/viewAssembly.ts';

/** A refusal names at most so many pages. */
const MAX_NAMED_PAGES = 20;

/** POST /api/buildPacket: starts to build a packet. */
endpoint(buildPacket, async ({ body: { requestId, packetId, version, options }, caller, now, log }) => {
  const request = await assembledRequest(requestId);
  const by = actorOf(caller);
  const recipe = (await readRecipe(requestId))?.value ?? null;
  const reasons = await redactionReasons.readNow();
  const numbers = recipe && batesRangeOf(options.numbering, keptPagesOf(recipe).length);
  if (numbers && numbers.last > MAX_NUMBER) throw pastLastNumber();
  const { assembly, pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const order = { packetId, version, options, reasons, userId: by.id, request };
      const started = startPacket(current, recipe, order, now);
      if (started.kind === 'known') return null;
      if (started.kind !== 'started') throw refusal(started);
      return { assembly: started.assembly, steps: [{ kind: 'packet-work', id: packetId }] };
    },
    now,
  );
  runTasksInBackground(pendingTasks, now, log);
  return { data: await viewPacket(requirePacket(assembly, packetId), recipe?.version ?? 0, request) };
});

/** DELETE /api/buildPacket: ends the build of a packet, or discards one that was not released. */
endpoint(cancelPacket, async ({ body: { requestId, packetId }, caller, now, log }) => {
  const found = await assembledRequest(requestId);
  const by = actorOf(caller);
  const before = requirePacket(await readAssembly(requestId), packetId);
  // First, so that nobody releases it in the meantime.
  const { request, pendingTasks: blocked } = await changeRequest(
    found,
    (current) => {
      if (Object.values(current.files).some(({ packet }) => packet?.packetId === packetId))
        throw new PortalError('conflict', 'This packet was released. Withdraw the document instead.');
      return before.state === 'built' ? blockPart(current, packetId, by, now) : null;
    },
    now,
  );
  const { assembly, isChanged, pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const packet = requirePacket(current, packetId);
      // It was built a moment ago.
      if (packet.state !== before.state && packet.state === 'built') throw changedMeanwhile();
      const next = cancel(current, packet);
      if (!next) return null;
      const event = { kind: 'packet-canceled', at: now.toISOString(), by, details: { packetId } } as const;
      return { assembly: next, event, steps: [{ kind: 'erase-sources' }] };
    },
    now,
  );
  const packet = requirePacket(assembly, packetId);
  if (isChanged) await eraseEndedPacket(requestId, packet, request.files);
  runTasksInBackground([...blocked, ...pendingTasks], now, log);
  const version = (await readRecipe(requestId))?.value.version ?? 0;
  return { data: await viewPacket(packet, version, request) };
});

function pastLastNumber(): PortalError {
  const message = 'There are not enough numbers for all pages. Please start with a lower number.';
  return new PortalError('invalid_input', message, { fields: { 'options.numbering.start': message } });
}

function changedMeanwhile(): PortalError {
  return new PortalError('conflict', 'The packet was built in the meantime. Please look at it again.');
}

function refusal(started: Exclude<StartedPacket, { kind: 'started' | 'known' }>): PortalError {
  if (started.kind === 'unusable')
    return new PortalError(
      'conflict',
      localizable('Pages of {{name}} can’t be in a packet. Remove these pages first.', {
        name: started.sources.map(({ name }) => name).join(', '),
      }),
    );
  if (started.kind === 'numbers-used')
    return new PortalError(
      'conflict',
      localizable(
        'The numbers {{first}} to {{last}} were released in another packet of this request. Please start after {{last}}.',
        { first: batesLabel(started.numbers, 'first'), last: batesLabel(started.numbers, 'last') },
      ),
    );
  if (started.kind === 'unconfirmed') {
    const named = started.pages.slice(0, MAX_NAMED_PAGES);
    const pages = [...named, ...(started.pages.length > named.length ? ['…'] : [])].join(', ');
    return new PortalError(
      'conflict',
      localizable('Confirm or delete the redactions of these pages first: {{pages}}', { pages }),
    );
  }
  switch (started.reason) {
    case 'busy':
      return new PortalError(
        'conflict',
        'Another packet of this request is being built. Please wait until it is done.',
      );
    case 'changed':
      return new PortalError(
        'conflict',
        'The pages were changed in the meantime. Please look at them again.',
      );
    case 'full':
      return new PortalError('conflict', 'This request has too many packets. Discard one of them first.');
    case 'no-pages':
      return new PortalError('conflict', 'All pages are removed. A packet needs at least one page.');
  }
}
