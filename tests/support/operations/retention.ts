import { changeRetention } from '@portal/contract/retention/endpoints/requestRetention.ts';
import { saveRetention } from '@portal/contract/retention/endpoints/retention.ts';
import type { RetentionChoice } from '@portal/contract/retention/schemas.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { requestCalls, requestContent } from '../api/requestCalls.ts';
import { blobContainerOf } from '../files/documents.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { storedFile } from '../files/releasedFiles.ts';
import { containerOf } from '../portal/stores.ts';

type Portal = Parameters<typeof storedFile>[0];
type WithBlobs = Portal & { readonly blob: string };

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

/** Sets for how many days files of closed requests are kept. Null: forever. */
export function setRetention({ api }: Pick<Portal, 'api'>, admin: Person, days: number | null) {
  const body = { days, reason: 'A new policy' };
  return dataOf(api, saveRetention, { headers: headersOf(admin), body });
}

/** Sets the retention of a request, or of one of its files. */
export function setRetentionChoice(
  { api }: Portal,
  admin: Person,
  target: { readonly requestId: string; readonly fileId?: string },
  choice: RetentionChoice,
) {
  const body = { ...target, choice, reason: 'A lawsuit' };
  return dataOf(api, changeRetention, { headers: headersOf(admin), body });
}

/** Closes a request, dates the closing and its uploads this many days back, and updates the lists. */
export async function closeDaysAgo(portal: Portal, staff: Person, requestId: string, days: number) {
  const console = requestCalls(portal, staff, requestId);
  await console.changeStatus({ status: 'completed', notes: '', isPrivate: false });
  const stored = await requestContent(portal, requestId);
  const [history, files] = [stored['history'] as unknown[], stored['files'] as object];
  const container = await containerOf(portal, 'requests');
  const at = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  await container.item('root', requestId).patch([
    { op: 'set', path: `/history/${history.length - 1}/at`, value: at },
    ...Object.keys(files).map((fileId) => ({
      op: 'set' as const,
      path: `/files/${fileId}/uploadedAt`,
      value: at,
    })),
  ]);
  await console.setCheckboxes({ recordsSaved: true });
}

/** The containers that still hold the content of a file. */
export async function blobLocationsOf(
  portal: WithBlobs,
  requestId: string,
  fileId: string,
): Promise<string[]> {
  const file = await storedFile(portal, requestId, fileId);
  const isIn = {
    quarantine: () =>
      blobContainerOf(portal, 'quarantine').getBlobClient(String(file['quarantineBlob'])).exists(),
    documents: () => blobContainerOf(portal, 'documents').getBlobClient(`${requestId}/${fileId}`).exists(),
  };
  const containers: string[] = [];
  for (const [container, exists] of Object.entries(isIn)) if (await exists()) containers.push(container);
  return containers;
}

/** Dates the uploads of a key this many minutes back. */
export async function ageUploads(portal: Portal, key: string, minutes: number): Promise<void> {
  const container = await containerOf(portal, 'accounts');
  const id = `uploads|${key}`;
  const { resource } = await container.item(id, id).read<{ files: Record<string, object> }>();
  const issuedAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const files = Object.fromEntries(
    Object.entries(resource?.files ?? {}).map(([fileId, ticket]) => [fileId, { ...ticket, issuedAt }]),
  );
  await container.item(id, id).patch([{ op: 'set', path: '/files', value: files }]);
}

/** Whether an upload still exists. */
export function isUploaded(portal: WithBlobs, key: string, fileId: string): Promise<boolean> {
  return blobContainerOf(portal, 'quarantine').getBlobClient(`${key}/${fileId}`).exists();
}
