import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { fill } from '../../../testing/fill.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { anUploadLink } from '../../uploads/testing/anUploadLink.ts';

/** On the same origin, so that the browser sends no CORS preflight request. */
const STORE = `${window.location.origin}/store`;

export const FILE_ID = `file_${'1'.repeat(32)}`;

/** Mocks upload links and accepts every upload. */
export function mockUploads(): void {
  server.use(
    mockOperation(generateUploadUrls, ({ body }) =>
      body.files.map((_, index) => anUploadLink(`${FILE_ID.slice(0, -1)}${index + 1}`, `${STORE}/${index}`)),
    ),
    http.put(`${STORE}/:number`, () => new HttpResponse(null, { status: 201 })),
  );
}

/** Fills in the required fields except the documents. */
export async function enterDetails(user: UserEvent): Promise<void> {
  const type = (label: string, text: string) => fill(user, screen.getByLabelText(label), text);
  await type('Order ID', 'INT-7');
  await screen.findByRole('option', { name: 'Lakeview Hospital' });
  await user.selectOptions(screen.getByLabelText('Facility name'), 'Lakeview Hospital');
  await user.selectOptions(screen.getByLabelText('Request type'), '7');
  await type('Patient full name', 'Robin Example');
  await type('Date of birth', '1980-02-03');
  await type('Attorney name', 'Q');
  await type('Attorney email', 'q@ash.example');
  await type('Attorney phone', '(213) 555-0101');
}

/** Adds a document and waits until it is uploaded. */
export async function addDocument(user: UserEvent, name = 'subpoena.pdf'): Promise<void> {
  await user.upload(
    screen.getByLabelText('Choose files: Subpoena Documents'),
    new File(['%PDF-1.7 content'], name),
  );
  await screen.findByText('Uploaded');
}
