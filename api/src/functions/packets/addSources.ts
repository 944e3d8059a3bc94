import { randomBytes } from 'node:crypto';
import { addSources as entry } from '@portal/contract/packets/endpoints.ts';
import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { addSources } from '../../domain/packets/addSources.ts';
import { type Assembly, findSource, type StoredSource } from '../../domain/packets/assembly.ts';
import { noteSources } from '../../domain/packets/noteSources.ts';
import { isRemovedSample } from '../../domain/requests/creation/sample.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';
import { sourceUpload } from '../../workflows/packets/sourceUpload.ts';

/** POST /api/addSources: announces files from which a packet is assembled. */
endpoint(entry, async ({ body: { requestId, files }, caller, now, log }) => {
  const request = await assembledRequest(requestId);
  if (isRemovedSample(request)) throw new PortalError('conflict', 'This sample request was removed.');
  const by = actorOf(caller);
  const add = (assembly: Assembly) => {
    const newId = () => `src_${randomBytes(16).toString('hex')}`;
    const added = addSources(assembly, files, { userId: by.id, newId, now });
    if (added.kind !== 'refused') return added;
    const fields = { [`files.${added.index}`]: inEnglish(added.message) };
    throw new PortalError('file_rejected', added.message, { fields });
  };
  const first = request.hasSources ? null : add(await readAssembly(requestId));
  // First, so that every release from now on looks at the sources.
  const noted =
    first &&
    (await changeRequest(request, (current) => noteSources(current, first.sources.length, by, now), now));
  // The call that notes them has recorded the event.
  const isNoted = noted !== null && noted.pendingTasks.length > 0;
  let sources: readonly StoredSource[] = [];
  const { pendingTasks } = await changeAssembly(
    requestId,
    (assembly) => {
      const added = add(assembly);
      sources = added.sources;
      const fresh = sources.filter(({ sourceId }) => findSource(assembly, sourceId) === null);
      if (fresh.length === 0) return null;
      const details = { files: fresh.length };
      const event = { kind: 'sources-added', at: now.toISOString(), by, details } as const;
      const steps = fresh.map(({ sourceId }) => ({ kind: 'packet-work', id: sourceId }) as const);
      return isNoted ? { assembly: added.assembly, steps } : { assembly: added.assembly, event, steps };
    },
    now,
  );
  runTasksInBackground([...(noted?.pendingTasks ?? []), ...pendingTasks], now, log);
  return { data: await Promise.all(sources.map((source) => sourceUpload(requestId, source, now))) };
});
