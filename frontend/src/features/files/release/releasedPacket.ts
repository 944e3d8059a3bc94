import '../../../lib/schemaMode.ts';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { uploadedFile } from '../../uploads/uploadedFile.ts';

const state = z.object({
  packet: z.object({
    ...uploadedFile.shape,
    form: z.enum(['fulfill', 'upload']),
    /** The ID of the document that it replaces. */
    replaces: z.optional(z.string()),
  }),
});

type PacketState = z.output<typeof state>['packet'];

/** The state of a history entry of a request page that opens a form with a packet in it. It survives a reload. */
export function releasedPacketState(
  { fileId, name, size, replaces }: Omit<PacketState, 'form'>,
  form: PacketState['form'],
): z.output<typeof state> {
  return { packet: { fileId, name, size, form, ...(replaces && { replaces }) } };
}

/** The packet to release on this page, and the form that releases it; null without one, and once it is released. */
export function useReleasedPacket(files: readonly { readonly fileId: string }[]): PacketState | null {
  const parsed = state.safeParse(useLocation().state);
  if (!parsed.success || files.some(({ fileId }) => fileId === parsed.data.packet.fileId)) return null;
  return parsed.data.packet;
}

/** The document that the packet to release on this page replaces; null without one. */
export function useReplacedFile<File extends { readonly fileId: string }>(
  files: readonly File[],
): File | null {
  const packet = useReleasedPacket(files);
  return files.find(({ fileId }) => fileId === packet?.replaces) ?? null;
}
