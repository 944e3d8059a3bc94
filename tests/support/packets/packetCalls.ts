import { randomUUID } from 'node:crypto';
import {
  buildPacket,
  cancelPacket,
  changeRecipe,
  checkPacket,
  getAssembly,
  getPacketLink,
  returnPacket,
} from '@portal/contract/packets/endpoints.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { Packet, PacketOptions } from '@portal/contract/packets/packet.ts';
import type { RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { packetEnded } from './sources.ts';

export const packetOptions: PacketOptions = {
  title: 'Chart',
  hasCover: true,
  hasContents: true,
  listsRedactions: false,
  numbering: { kind: 'bates', prefix: 'REC', start: 1, width: 6, corner: 'bottom-right' },
};

type Portal = Parameters<typeof packetEnded>[0];
type Check = Omit<BodyOf<typeof checkPacket>, 'requestId' | 'packetId'>;

/** What a person of the staff calls to assemble the records of a request. */
export function packetCalls(portal: Portal, staff: Person, requestId: string) {
  const { api } = portal;
  const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });
  const assembly = () => dataOf(api, getAssembly, { headers: headers(), query: { requestId } });
  const start = async (options: Partial<PacketOptions> = {}, packetId: string = randomUUID()) => {
    const { recipe } = await assembly();
    const body = {
      requestId,
      packetId,
      version: recipe?.version ?? 0,
      options: { ...packetOptions, ...options },
    };
    return callApi(api, buildPacket, { headers: headers(), body });
  };
  const build = async (options: Partial<PacketOptions> = {}): Promise<Packet> => {
    const packetId = randomUUID();
    const started = await start(options, packetId);
    if (started.status !== 202) throw new Error(JSON.stringify(started));
    await packetEnded(portal, { requestId, packetId });
    return (await assembly()).packets.find((packet) => packet.packetId === packetId)!;
  };
  const read = (packetId: string, query: { preview?: 'true' } = {}) =>
    callApi(api, getPacketLink, { headers: headers(), query: { requestId, packetId, ...query } });
  const checkUnread = (packetId: string, answer: Check = {}) =>
    callApi(api, checkPacket, { headers: headers(), body: { requestId, packetId, ...answer } });
  const check = async (packetId: string, answer: Check = {}) => {
    await read(packetId);
    return checkUnread(packetId, answer);
  };
  return {
    assembly,
    /** Changes the pages as they are saved now. */
    change: async (operations: readonly RecipeOperation[]) => {
      const { recipe } = await assembly();
      const body = { requestId, version: recipe!.version, key: randomUUID(), operations: [...operations] };
      return callApi(api, changeRecipe, { headers: headers(), body });
    },
    /** Starts to build a packet. */
    start,
    /** Builds a packet and waits until it has ended. */
    build,
    /** Opens a packet, or a preview of it. */
    read,
    /** Records that somebody has looked at a packet, which they opened before. */
    check,
    /** The same without opening it. */
    checkUnread,
    /** Sends a packet that waits for its second check back. */
    sendBack: (packetId: string, note = '') =>
      callApi(api, returnPacket, { headers: headers(), body: { requestId, packetId, note } }),
    discard: (packetId: string) =>
      callApi(api, cancelPacket, { headers: headers(), body: { requestId, packetId } }),
    /** Builds a packet that can be released. */
    ready: async (options: Partial<PacketOptions> = {}, answer: Check = {}) => {
      const { packetId, document } = await build(options);
      const checked = await check(packetId, answer);
      if (checked.status !== 200 || !document) throw new Error(JSON.stringify(checked));
      return { packetId, fileId: document.fileId };
    },
  };
}
