import { generateUploadUrls, lookAtUpload } from '@portal/contract/files/endpoints/uploads.ts';
import type { DocumentLook } from '@portal/contract/files/schemas/documentLook.ts';
import { http, HttpResponse } from 'msw';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { anUploadLink } from '../../uploads/testing/anUploadLink.ts';

const STORE = `${window.location.origin}/store`;

export const pdf = (name: string) => new File(['%PDF-1.7 content'], name, { type: 'application/pdf' });
export const idOf = (count: number) => `file_${String(count).padStart(32, '0')}`;

/** What the text of a document of the patient says, with 12 pages. */
export const aLook = (facts: Partial<Extract<DocumentLook, { state: 'read' }>> = {}): DocumentLook => ({
  state: 'read',
  pages: 12,
  pagesRead: 12,
  pagesWithText: 12,
  namesPatient: true,
  otherPersons: [],
  otherPersonPages: 0,
  ...facts,
});

/** A file store with numbered links. `refuses` makes uploads fail; `until` delays them. */
export function offerStore({
  refuses = () => false,
  until,
}: { refuses?: () => boolean; until?: Promise<void> } = {}) {
  const sessions: string[] = [];
  let count = 0;
  server.use(
    mockOperation(lookAtUpload, () => aLook()),
    mockOperation(generateUploadUrls, ({ body }) => {
      sessions.push(body.requestId);
      return body.files.map(() => {
        count += 1;
        return anUploadLink(idOf(count), `${STORE}/${count}`);
      });
    }),
    http.put(`${STORE}/:number`, async () => {
      await until;
      return new HttpResponse(null, { status: refuses() ? 500 : 201 });
    }),
  );
  return sessions;
}
