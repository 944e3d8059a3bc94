import { renewSourceLink } from '@portal/contract/packets/endpoints.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { requireSender, requireSource } from '../../workflows/packets/assemblyOf.ts';
import { sourceUpload } from '../../workflows/packets/sourceUpload.ts';

/** POST /api/renewSourceLink: a new link for the blocks of a source that is being sent. */
endpoint(renewSourceLink, async ({ body: { requestId, sourceId }, now, caller }) => {
  const source = requireSource(await readAssembly(requestId), sourceId);
  if (source.state !== 'uploading') throw new PortalError('conflict', 'This file was already sent.');
  requireSender(source, actorOf(caller).id);
  return { data: await sourceUpload(requestId, source, now) };
});
