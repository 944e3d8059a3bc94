import { randomUUID } from 'node:crypto';
import { containerOf } from '../portal/stores.ts';

/** Adds a released, clean document with a charge and no content to a stored request; returns its id. */
export async function storeChargedFile(
  portal: Parameters<typeof containerOf>[0],
  requestId: string,
  chargeCents: number,
  changed: object = {},
): Promise<string> {
  const fileId = `file_${randomUUID().replaceAll('-', '')}`;
  const value = {
    fileId,
    group: 'legal',
    originalName: `chart ${chargeCents}.pdf`,
    contentType: 'application/pdf',
    size: 1024,
    uploadedAt: new Date().toISOString(),
    uploadedByAdmin: true,
    scan: 'clean',
    quarantineBlob: `none/${fileId}`,
    etag: '"0"',
    requiresPayment: true,
    chargeCents,
    ...changed,
  };
  const item = (await containerOf(portal, 'requests')).item('root', requestId);
  await item.patch([{ op: 'set', path: `/files/${fileId}`, value }]);
  return fileId;
}
