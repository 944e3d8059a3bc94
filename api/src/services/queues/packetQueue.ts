import * as z from 'zod/mini';

/** Storage queue of sources to prepare and packets to build. */
export const PACKET_QUEUE = 'packet-builds';

/** The queue message that requests it. `id`: of the source or packet. */
export const packetMessage = z.object({ requestId: z.string(), id: z.string() });

export type PacketMessage = z.output<typeof packetMessage>;
