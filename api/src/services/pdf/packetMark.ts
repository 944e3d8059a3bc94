import { createHash } from 'node:crypto';

/**
 * What the `ID` of the PDF file of a packet says: of which request it is. Programs that save the file again usually keep it. It
 * is the same for all packets of a request, so that the same pages give the same bytes, and tells nobody the ID of the request.
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
