import { Buffer } from 'node:buffer';
import { BlobServiceClient, type ContainerClient } from '@azure/storage-blob';
import { containerOf } from '../portal/stores.ts';
import { storedFile } from './releasedFiles.ts';

type Portal = Parameters<typeof storedFile>[0];

/** Direct access to a blob container of the portal. */
export function blobContainerOf(
  { blob }: { readonly blob: string },
  name: 'quarantine' | 'documents' | 'bundles' | 'sources' | 'pieces',
): ContainerClient {
  const [url = ''] = blob.split(' ');
  const account = 'devstoreaccount1';
  // The emulator's published key. It protects nothing.
  const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
  return BlobServiceClient.fromConnectionString(
    `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=${url}/${account}`,
  ).getContainerClient(name);
}

/** Adds documents to a stored request, with the terms of an existing one; returns their contents by file id. */
export async function addDocuments(
  portal: Portal & { readonly blob: string },
  requestId: string,
  fileId: string,
  contents: readonly Uint8Array[],
): Promise<Map<string, Uint8Array>> {
  const template = await storedFile(portal, requestId, fileId);
  const added = new Map(
    contents.map((content, index) => [`file_${String(index).padStart(32, '0')}`, content]),
  );
  const files = [...added].map(([id, content]) => ({ ...template, fileId: id, size: content.byteLength }));
  const documents = blobContainerOf(portal, 'documents');
  for (const [id, content] of added) {
    await documents.getBlockBlobClient(`${requestId}/${id}`).uploadData(Buffer.from(content));
  }
  const container = await containerOf(portal, 'requests');
  const { resource } = await container.item('root', requestId).read<{ files: Record<string, object> }>();
  const all = { ...resource?.files, ...Object.fromEntries(files.map((file) => [file.fileId, file])) };
  await container.item('root', requestId).patch([{ op: 'set', path: '/files', value: all }]);
  return added;
}
