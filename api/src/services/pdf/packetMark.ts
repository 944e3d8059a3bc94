import { createHash } from 'node:crypto';

/**
 * The `ID` of the PDF file of a packet, which marks the request that it belongs to. Programs that save the file again usually
 * keep it. All packets of a request have the same mark, so that the same pages give the same bytes. It does not reveal the ID
 * of the request.
 */
export function packetMark(requestId: string): string {
  const hash = createHash('sha256').update(`packet of ${requestId}`).digest('hex');
  return `portal-packet:${hash.slice(0, 32)}`;
}

/** Whether a PDF file says that it is a packet of the request. */
export function isMarkedPacket(content: Buffer, requestId: string): boolean {
  const mark = packetMark(requestId);
  const hex = Buffer.from(mark).toString('hex');
  return [mark, hex, hex.toUpperCase()].some((text) => content.includes(text, 0, 'latin1'));
}
