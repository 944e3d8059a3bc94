import { createHash } from 'node:crypto';
import { addSources, finishSource, getAssembly } from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import {
  BLOCK_BYTES,
  blockIdOf,
  blocksOf,
  fingerprintRanges,
  type Source,
  type SourceState,
} from '@portal/contract/packets/sources.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { blobContainerOf } from '../files/documents.ts';
import { eventually } from '../portal/eventually.ts';
import { containerOf } from '../portal/stores.ts';

type Portal = Parameters<typeof containerOf>[0] & { readonly api: string };

interface StoredAssembly {
  readonly sources: readonly (Source & Work & { readonly addedAt: string })[];
  readonly packets: readonly (Work & Pick<Packet, 'packetId' | 'state'>)[];
}

/** How often a process began it, and until when that process has it. */
interface Work {
  readonly attempts: number;
  readonly leaseUntil: string | null;
}

/** Announces a source without sending it. */
export async function announceSource(
  { api }: Pick<Portal, 'api'>,
  staff: Person,
  requestId: string,
  name: string,
  content: Uint8Array,
) {
  const hash = createHash('sha256');
  for (const [begin, end] of fingerprintRanges(content.byteLength)) hash.update(content.subarray(begin, end));
  const fingerprint = hash.digest('hex');
  const body = { requestId, files: [{ name, size: content.byteLength, fingerprint }] };
  const [announced] = await dataOf(api, addSources, { headers: authHeaders(staff), body });
  return announced!;
}

/** Sends a source in blocks, as the browser does, and finishes it. Returns its ID. */
export async function sendSource(
  portal: Pick<Portal, 'api'>,
  staff: Person,
  requestId: string,
  name: string,
  content: Uint8Array,
): Promise<string> {
  const { source, uploadUrl } = await announceSource(portal, staff, requestId, name, content);
  const { sourceId } = source;
  for (let index = 0; index < blocksOf(content.byteLength); index++)
    await sendBlock(uploadUrl, content, index);
  await dataOf(portal.api, finishSource, { headers: authHeaders(staff), body: { requestId, sourceId } });
  return sourceId;
}

/** Sends one block of a source. */
export async function sendBlock(uploadUrl: string, content: Uint8Array, index: number): Promise<void> {
  const url = `${uploadUrl}&comp=block&blockid=${encodeURIComponent(blockIdOf(index))}`;
  const body = content.slice(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES);
  const { status } = await fetch(url, { method: 'PUT', body });
  if (status !== 201) throw new Error(`block ${index} answered ${status}`);
}

/** Waits until a source has a state, and its pages are in the recipe if it is ready. Fails as soon as it has another final state. */
export async function sourceIs(
  portal: Portal,
  staff: Person,
  { requestId, sourceId }: { readonly requestId: string; readonly sourceId: string },
  state: SourceState,
  timeoutMs = 60_000,
): Promise<Source> {
  // Asks the store, because a question to the API takes time from the work.
  await eventually(
    `the source being ${state}`,
    async () => {
      const { sources } = await storedAssembly(portal, requestId);
      const found = sources.find((source) => source.sourceId === sourceId);
      if (found?.state === state) return true;
      if (found && ['ready', 'refused', 'infected', 'withdrawn'].includes(found.state))
        throw new Error(`the source is ${found.state}: ${found.refusal}`);
      return false;
    },
    timeoutMs,
  );
  return eventually('its pages', async () => {
    const { sources, recipe } = await dataOf(portal.api, getAssembly, {
      headers: authHeaders(staff),
      query: { requestId },
    });
    const found = sources.find((source) => source.sourceId === sourceId);
    const isInRecipe = ({ number }: Source) =>
      recipe?.sections.some(({ pages }) => pages.some((page) => page.startsWith(`${number}.`)));
    return found && (state !== 'ready' || isInRecipe(found)) ? found : null;
  });
}

/** The stored assembly of a request, read without the API. */
export async function storedAssembly(portal: Portal, requestId: string): Promise<StoredAssembly> {
  const container = await containerOf(portal, 'requests');
  const { resource } = await container.item('assembly', requestId).read<StoredAssembly>();
  return resource ?? { sources: [], packets: [] };
}

/** Waits until a packet is built, or cannot be. */
export async function packetEnded(
  portal: Portal,
  { requestId, packetId }: { readonly requestId: string; readonly packetId: string },
): Promise<void> {
  await eventually(
    'the end of the build',
    async () => {
      const { packets } = await storedAssembly(portal, requestId);
      const packet = packets.find((each) => each.packetId === packetId);
      return packet && packet.state !== 'building';
    },
    60_000,
  );
}

/** Dates the sources of a request this many days back. */
export async function ageSources(portal: Portal, requestId: string, days: number): Promise<void> {
  const { sources } = await storedAssembly(portal, requestId);
  const addedAt = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const container = await containerOf(portal, 'requests');
  await container
    .item('assembly', requestId)
    .patch([{ op: 'set', path: '/sources', value: sources.map((source) => ({ ...source, addedAt })) }]);
}

/** The containers that have blobs of the assembly of a request, with their number. */
export async function assemblyBlobsOf(
  portal: { readonly blob: string },
  requestId: string,
): Promise<Record<string, number>> {
  const prefixes = { quarantine: `sources/${requestId}/`, sources: `${requestId}/`, pieces: `${requestId}/` };
  const counts: Record<string, number> = {};
  for (const [name, prefix] of Object.entries(prefixes)) {
    const container = blobContainerOf(portal, name as keyof typeof prefixes);
    for await (const _ of container.listBlobsFlat({ prefix })) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Ends the leases of processes that were killed, instead of waiting two minutes. */
export async function endLeases(portal: Portal, requestId: string): Promise<void> {
  const { sources, packets } = await storedAssembly(portal, requestId);
  const container = await containerOf(portal, 'requests');
  const free = <Item extends Work>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, leaseUntil: null }));
  await container.item('assembly', requestId).patch([
    { op: 'set', path: '/sources', value: free(sources) },
    { op: 'set', path: '/packets', value: free(packets) },
  ]);
}
