import { createHash } from 'node:crypto';
import type { PacketOptions } from '@portal/contract/packets/packet.ts';
import type { Person } from '../accounts/accounts.ts';
import { blobContainerOf } from '../files/documents.ts';
import { eventually } from '../portal/eventually.ts';
import { containerOf } from '../portal/stores.ts';
import {
  copySubmission,
  identityOf,
  newIdentity,
  type Stored,
  storeCopy,
  withoutSystem,
} from '../requests/copySubmission.ts';
import { keyedHash } from '../requests/requestIdOfDraft.ts';
import { packetCalls } from './packetCalls.ts';
import { sendSource, sourceIs } from './sources.ts';

type Portal = Parameters<typeof copySubmission>[0] &
  Parameters<typeof blobContainerOf>[0] &
  Parameters<typeof packetCalls>[0];

interface StoredBlob {
  readonly container: 'sources' | 'pieces';
  readonly name: string;
  readonly content: Buffer;
  readonly type: string;
}

interface Original {
  readonly requestId: string;
  readonly documents: readonly Stored[];
  readonly blobs: readonly StoredBlob[];
}

/** A cover has the order ID of the original, and takes a quarter of a second. */
const NO_FRONT = { hasCover: false, hasContents: false };

/** By what was made. Each is a copy of the one with one source or packet less, to which the last one was really added. */
const originals = new Map<string, Promise<Original>>();

/**
 * A submitted request, of the client if there is one, with a ready source for each content, which this person sent. It is a
 * copy of one whose sources were really sent and prepared, which takes as many writes as it has blobs instead of a process
 * for each source. Use it where a test does not depend on sending and preparing: as for a copied submission, there are no
 * tasks and no list rows, and the dates of the assembly are those of the original.
 */
export async function copySources(
  portal: Portal,
  staff: Person,
  contents: readonly Uint8Array[],
  client?: Person,
) {
  return copyOf(portal, await originalWithSources(portal, staff, contents, client));
}

/** The same with a packet for each of these options, which this person built of all pages, oldest first. */
export async function copyPackets(
  portal: Portal,
  staff: Person,
  contents: readonly Uint8Array[],
  options: readonly Partial<PacketOptions>[] = [{}],
  client?: Person,
) {
  const original = await originalWithPackets(portal, staff, contents, options, client);
  const copy = await copyOf(portal, original);
  return { ...copy, packets: copy.packets.map(({ packetId, document }) => ({ packetId, ...document! })) };
}

function originalWithSources(
  portal: Portal,
  staff: Person,
  contents: readonly Uint8Array[],
  client?: Person,
): Promise<Original> {
  return remembered(keyOf(portal, staff, contents, [], client), async () => {
    const before = contents.slice(0, -1);
    const { requestId } =
      before.length === 0
        ? await copySubmission(portal, client)
        : await copySources(portal, staff, before, client);
    const name = `source ${contents.length}.pdf`;
    const sourceId = await sendSource(portal, staff, requestId, name, contents.at(-1)!);
    await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
    // The copy of the recipe's version is written last.
    const version = blobContainerOf(portal, 'sources').getBlobClient(
      `${requestId}/recipe/${contents.length}`,
    );
    await eventually('its pages', () => version.exists());
    return readOriginal(portal, requestId);
  });
}

function originalWithPackets(
  portal: Portal,
  staff: Person,
  contents: readonly Uint8Array[],
  options: readonly Partial<PacketOptions>[],
  client?: Person,
): Promise<Original> {
  const last = options.at(-1);
  if (!last) return originalWithSources(portal, staff, contents, client);
  return remembered(keyOf(portal, staff, contents, options, client), async () => {
    const before = await originalWithPackets(portal, staff, contents, options.slice(0, -1), client);
    const { requestId } = await copyOf(portal, before);
    await packetCalls(portal, staff, requestId).build({ ...NO_FRONT, ...last });
    return readOriginal(portal, requestId);
  });
}

function keyOf(
  portal: Portal,
  staff: Person,
  contents: readonly Uint8Array[],
  options: readonly Partial<PacketOptions>[],
  client?: Person,
): string {
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('hex'));
  return JSON.stringify([portal.api, staff.userId, client?.userId, hashes, options]);
}

function remembered(key: string, make: () => Promise<Original>): Promise<Original> {
  const known = originals.get(key) ?? make();
  originals.set(key, known);
  // A test that is repeated makes it again.
  known.catch(() => originals.delete(key));
  return known;
}

/** Everything of a request except its tasks. */
async function readOriginal(portal: Portal, requestId: string): Promise<Original> {
  const requests = await containerOf(portal, 'requests');
  const { resources } = await requests.items
    .query<Stored>('SELECT * FROM c', { partitionKey: requestId })
    .fetchAll();
  const documents = resources.filter(({ type }) => type !== 'task').map(withoutSystem);
  const blobs: StoredBlob[] = [];
  for (const container of ['sources', 'pieces'] as const) {
    const client = blobContainerOf(portal, container);
    for await (const { name, properties } of client.listBlobsFlat({ prefix: `${requestId}/` })) {
      const content = await client.getBlobClient(name).downloadToBuffer();
      blobs.push({ container, name, content, type: properties.contentType ?? '' });
    }
  }
  return { requestId, documents, blobs };
}

interface CopiedAssembly {
  readonly sources: readonly { readonly sourceId: string }[];
  readonly packets: readonly { readonly packetId: string; readonly document: { readonly fileId: string } }[];
}

async function copyOf(portal: Portal, { requestId, documents, blobs }: Original) {
  const copy = await newIdentity(portal);
  // The first half of a file ID is a hash of the ID of its request.
  const halfOf = async (id: string) =>
    `file_${(await keyedHash(portal, 'uploads', id)).toString('hex').slice(0, 16)}`;
  const [half, copiedHalf] = [await halfOf(requestId), await halfOf(copy.requestId)];
  const renamed = (text: string) => text.replaceAll(requestId, copy.requestId).replaceAll(half, copiedHalf);

  const containers = {
    sources: blobContainerOf(portal, 'sources'),
    pieces: blobContainerOf(portal, 'pieces'),
  };
  await Promise.all(
    blobs.map(({ container, name, content, type }) =>
      containers[container].getBlockBlobClient(renamed(name)).uploadData(content, {
        blobHTTPHeaders: { blobContentType: type },
      }),
    ),
  );
  const copied = documents.map((document) => JSON.parse(renamed(JSON.stringify(document))) as Stored);
  const isRoot = ({ id }: Stored) => id === 'root';
  await storeCopy(
    portal,
    copy,
    copied.find(isRoot)!,
    copied.filter((document) => !isRoot(document)),
  );
  const { sources, packets } = copied.find(({ id }) => id === 'assembly') as unknown as CopiedAssembly;
  return {
    ...identityOf(copy),
    sourceIds: sources.map(({ sourceId }) => sourceId),
    packets: packets.map(({ packetId, document }) => ({ packetId, document })),
  };
}
