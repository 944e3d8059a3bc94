import { Buffer } from 'node:buffer';
import { BlobServiceClient, type ContainerClient } from '@azure/storage-blob';
import { containerOf } from '../portal/stores.ts';
import { storedFile } from './releasedFiles.ts';

type Portal = Parameters<typeof storedFile>[0];

/** A blob container of the portal's storage account, past the API. */
export function blobsOf(
  { blob }: { readonly blob: string },
  name: 'quarantine' | 'documents' | 'bundles',
): ContainerClient {
  const [url = ''] = blob.split(' ');
  const account = 'devstoreaccount1';
  // The published key of the emulator, which protects nothing.
  const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
  return BlobServiceClient.fromConnectionString(
    `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=${url}/${account}`,
  ).getContainerClient(name);
}

/** Gives a request as many more documents as are wanted, on the terms of one that it has, past the API; answers their contents by id. */
export async function multiply(
  portal: Portal & { readonly blob: string },
  requestId: string,
  fileId: string,
  contents: readonly Uint8Array[],
): Promise<Map<string, Uint8Array>> {
  const model = await storedFile(portal, requestId, fileId);
  const added = new Map(
    contents.map((content, index) => [`file_${String(index).padStart(32, '0')}`, content]),
  );
  const files = [...added].map(([id, content]) => ({ ...model, fileId: id, size: content.byteLength }));
  const documents = blobsOf(portal, 'documents');
  for (const [id, content] of added) {
    await documents.getBlockBlobClient(`${requestId}/${id}`).uploadData(Buffer.from(content));
  }
  const container = await containerOf(portal, 'requests');
  const { resource } = await container.item('root', requestId).read<{ files: Record<string, object> }>();
  const all = { ...resource?.files, ...Object.fromEntries(files.map((file) => [file.fileId, file])) };
  await container.item('root', requestId).patch([{ op: 'set', path: '/files', value: all }]);
  return added;
}
