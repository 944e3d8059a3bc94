import { changeRetention } from '@portal/contract/retention/endpoints/requestRetention.ts';
import { saveRetention } from '@portal/contract/retention/endpoints/retention.ts';
import type { RetentionChoice } from '@portal/contract/retention/schemas.ts';
import { as, type Person } from '../accounts/accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { consoleOf, rootOf } from '../api/consoleCalls.ts';
import { blobsOf } from '../files/documents.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';
import { storedFile } from '../files/releasedFiles.ts';
import { containerOf } from '../portal/stores.ts';

type Portal = Parameters<typeof storedFile>[0];
type WithBlobs = Portal & { readonly blob: string };

const headersOf = (person: Person) => ({ ...as(person), ...fromAnotherAddress() });

/** Lets files of closed requests be kept for so many days; null: always. */
export function keepFor({ api }: Pick<Portal, 'api'>, admin: Person, days: number | null) {
  const body = { days, reason: 'A new policy' };
  return dataOf(api, saveRetention, { headers: headersOf(admin), body });
}

/** Chooses how long a request, or one of its files, is kept. */
export function choose(
  { api }: Portal,
  admin: Person,
  named: { readonly requestId: string; readonly fileId?: string },
  choice: RetentionChoice,
) {
  const body = { ...named, choice, reason: 'A lawsuit' };
  return dataOf(api, changeRetention, { headers: headersOf(admin), body });
}

/** Closes a request as if that had been so many days ago, when its files were there already, and has the lists say so. */
export async function closeDaysAgo(portal: Portal, staff: Person, requestId: string, days: number) {
  const console = consoleOf(portal, staff, requestId);
  await console.move({ status: 'completed', notes: '', isPrivate: false });
  const root = await rootOf(portal, requestId);
  const [history, files] = [root['history'] as unknown[], root['files'] as object];
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
  await console.tick({ recordsSaved: true });
}

/** Where the content of a file still is. */
export async function blobLocationsOf(
  portal: WithBlobs,
  requestId: string,
  fileId: string,
): Promise<string[]> {
  const file = await storedFile(portal, requestId, fileId);
  const isIn = {
    quarantine: () => blobsOf(portal, 'quarantine').getBlobClient(String(file['quarantineBlob'])).exists(),
    documents: () => blobsOf(portal, 'documents').getBlobClient(`${requestId}/${fileId}`).exists(),
  };
  const places: string[] = [];
  for (const [place, exists] of Object.entries(isIn)) if (await exists()) places.push(place);
  return places;
}

/** Lets the uploads of a key be of so many minutes ago. */
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

/** Whether an upload is still there. */
export function isUploaded(portal: WithBlobs, key: string, fileId: string): Promise<boolean> {
  return blobsOf(portal, 'quarantine').getBlobClient(`${key}/${fileId}`).exists();
}
