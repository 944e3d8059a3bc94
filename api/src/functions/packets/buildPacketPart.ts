import type { InvocationContext } from '@azure/functions';
import { packetMessage } from '../../services/queues/packetQueue.ts';
import { logOf } from '../../telemetry/log.ts';
import { buildDocument } from '../../workflows/packets/buildDocument.ts';
import { prepareSource } from '../../workflows/packets/prepareSource.ts';

/** Queue trigger: prepares a source, or builds a packet. The queue redelivers failed messages. */
export async function buildPacketPart(message: unknown, context: InvocationContext): Promise<void> {
  const { requestId, id } = packetMessage.parse(message);
  const log = logOf(context);
  if (id.startsWith('src_')) await prepareSource(requestId, id, log);
  else await buildDocument(requestId, id, log);
}
