import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { fill } from '../../../testing/fill.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import type { UpdatableRequest } from '../clientRequestQuery.ts';
import { anUploadLink } from '../../uploads/testing/anUploadLink.ts';

/** Same origin as the page, so that uploads need no CORS preflight. */
export const STORE = `${window.location.origin}/store`;

export const REQUEST_ID = `req_${'a'.repeat(24)}`;

export function anUpdatableRequest(facts: Partial<UpdatableRequest['request']> = {}): UpdatableRequest {
  return {
    request: {
      requestId: REQUEST_ID,
      orderId: 'LAW-7',
      patientName: 'Maria Alvarez',
      patientDob: '1980-02-03',
      contactPhone: '(213) 555-0100',
      facilityName: 'Central Medical Center',
      requestType: 7,
      status: 'processing',
      ...facts,
    },
    requestAccess: 'access-1',
    requestAccessExpiresAt: '2026-11-20T10:00:00Z',
  };
}

interface LinkRequest {
  readonly key: string;
  readonly access: string | null;
  readonly names: readonly string[];
}

/** Mocks lookups and accepts all uploads. Returns the requests for upload links. */
export function mockForm(facts: Partial<UpdatableRequest['request']> = {}): LinkRequest[] {
  const requests: LinkRequest[] = [];
  let files = 0;
  server.use(
    mockOperation(listRequestStatuses, () => []),
    mockOperation(getClientRequest, () => anUpdatableRequest(facts)),
    mockOperation(generateUploadUrls, ({ body, headers }) => {
      const names = body.files.map(({ name }) => name);
      requests.push({ key: body.requestId, access: headers.get('x-request-access'), names });
      return body.files.map(() => {
        files += 1;
        const fileId = `file_${String(files).padStart(32, '0')}`;
        return anUploadLink(fileId, `${STORE}/${files}`);
      });
    }),
    http.put(`${STORE}/:number`, () => new HttpResponse(null, { status: 201 })),
  );
  return requests;
}

export async function enterOrder(user: UserEvent, code = '7K3M9QX2TB'): Promise<void> {
  await user.type(screen.getByLabelText('Order ID'), 'LAW-7');
  await user.type(screen.getByLabelText('Verification code'), code);
  await user.tab();
}

export async function enterUpdate(user: UserEvent): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Reason for update'), 'Missing Information');
  await fill(user, screen.getByLabelText('Update details'), 'The second page.');
}

export const pdf = (name: string) => new File(['%PDF-1.7 content'], name, { type: 'application/pdf' });

export async function addUpdateFiles(user: UserEvent, ...files: File[]): Promise<void> {
  await user.upload(screen.getByLabelText('Choose files: Supporting Documents'), files);
}
