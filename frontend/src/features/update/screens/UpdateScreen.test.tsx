import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import {
  addUpdateFiles,
  anUpdatableRequest,
  mockForm,
  enterOrder,
  enterUpdate,
  pdf,
  REQUEST_ID,
  STORE,
} from '../testing/fillUpdate.ts';
import { updateStore } from '../updateStore.ts';
import { UpdateScreen } from './UpdateScreen.tsx';

type Sent = BodyOf<typeof updateClientRequest>;

let links: ReturnType<typeof mockForm>;

beforeEach(() => {
  links = mockForm();
});

function OtherScreen() {
  const { pathname, search } = useLocation();
  return <h1>{`At ${pathname}${search}`}</h1>;
}

function ClientRequest() {
  return new URLSearchParams(useLocation().search).has('update') ? <UpdateScreen /> : <OtherScreen />;
}

const open = (address = '/client/request?update') =>
  renderScreen(
    <Routes>
      <Route path="/client/request" element={<ClientRequest />} />
      <Route path="/from" element={<Tracker />} />
      <Route path="*" element={<OtherScreen />} />
    </Routes>,
    address,
  );

function Tracker() {
  return (
    <Link to="/client/request?update" state={{ orderId: 'LAW-7', verificationCode: '7K3M9-QX2TB' }}>
      Update this request
    </Link>
  );
}

/** Mocks submissions. Returns the request bodies. */
function mockSubmit(reply: (count: number) => void | Promise<void> = () => undefined): Sent[] {
  const sent: Sent[] = [];
  server.use(
    mockOperation(updateClientRequest, async ({ body }) => {
      sent.push(body);
      await reply(sent.length);
      return { requestId: REQUEST_ID, updateId: body.updateId ?? '', status: 'update_requested' };
    }),
  );
  return sent;
}

/** Finds a field by the start of its label, which may end with a note that it is optional. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.getByRole('button', { name: 'Submit Update' });
const requestFound = () => screen.findByText('Request found: LAW-7');
const files = () => within(screen.getByRole('list', { name: 'Files: Supporting Documents' }));

async function fillForm(): Promise<UserEvent> {
  const { user } = open();
  await enterOrder(user);
  await requestFound();
  await enterUpdate(user);
  await addUpdateFiles(user, pdf('page-2.pdf'));
  await screen.findByText('Uploaded');
  return user;
}

describe('a link to a request of the signed-in client', () => {
  const openOwn = async (missing: MissingReason[] | null) => {
    server.use(
      mockOperation(getClientRequest, ({ query }) => {
        expect(query).toEqual({ requestId: REQUEST_ID });
        const found = anUpdatableRequest();
        return missing
          ? {
              ...found,
              request: {
                ...found.request,
                missingInformation: {
                  missing,
                  note: '',
                  isRejected: true,
                  requestedAt: '2026-03-10T08:00:00.000Z',
                },
              },
            }
          : found;
      }),
    );
    const screenOf = renderScreen(
      <Routes>
        <Route path="/client/request" element={<ClientRequest />} />
        <Route path="/from" element={<OwnRequest />} />
        <Route path="*" element={<OtherScreen />} />
      </Routes>,
      '/from',
    );
    await screenOf.user.click(screen.getByRole('link', { name: 'Upload what is missing' }));
    await requestFound();
    return screenOf.user;
  };

  it('asks for no code and only for what is missing, and leads back to the request', async () => {
    const sent = mockSubmit();
    const user = await openOwn(['loa-missing']);
    expect(screen.queryByLabelText(/^Verification code/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Update details/)).not.toBeInTheDocument();
    await addUpdateFiles(user, pdf('loa.pdf'));
    await screen.findByText('Uploaded');
    await user.click(submit());
    await screen.findByText('Update submitted successfully');
    expect(sent).toMatchObject([{ requestId: REQUEST_ID, orderId: 'LAW-7', uploadKind: 'loa' }]);
    const link = screen.getByRole('link', { name: 'View Request Status' });
    expect(link).toHaveAttribute('href', `/dashboard/request/${REQUEST_ID}`);
  });

  it('asks for a reason and details if nothing is missing, and for no code', async () => {
    await openOwn(null);
    expect(screen.queryByLabelText(/^Verification code/)).not.toBeInTheDocument();
    expect(field('Reason for update')).toBeVisible();
  });
});

function OwnRequest() {
  return (
    <Link to="/client/request?update" state={{ orderId: 'LAW-7', requestId: REQUEST_ID }}>
      Upload what is missing
    </Link>
  );
}

describe('the form', () => {
  it('has four sections, Back and Submit Update', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Update Existing Request' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Identification and Verification',
      'Patient Information',
      'Update Information',
      'Supporting Documents',
    ]);
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    const reasons = within(field('Reason for update')).getAllByRole('option');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Select a reason',
      'Missing Information',
      'Incorrect Information',
      'Additional Documents',
      'Change of Request',
      'Other',
    ]);
  });

  it('lists missing values with links to the fields', async () => {
    const { user } = open();
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Order ID is required',
      'Verification code is required',
      'Update reason is required',
      'Update details are required',
      'At least one file is required',
    ]);
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Update details are required' }));
    expect(field('Update details')).toHaveFocus();
    await user.type(field('Order ID'), 'A');
    await waitFor(() => expect(screen.queryByText('Order ID is required')).not.toBeInTheDocument());
  });

  it('rejects an invalid phone number', async () => {
    const { user } = open();
    await user.type(field('Contact phone'), '12345');
    await user.click(submit());
    expect(await screen.findAllByText('Please enter a valid phone number')).not.toHaveLength(0);
  });
});

describe('the lookup', () => {
  it('shows the request and fills in the stored values after both fields lose the focus', async () => {
    const { user } = open();
    await enterOrder(user);
    await requestFound();
    expect(field('Verification code')).toHaveValue('7K3M9-QX2TB');
    expect(screen.getByText('Maria Alvarez · Central Medical Center · Medical Records')).toBeVisible();
    expect(screen.getByText('Processing')).toBeVisible();
    expect(field('Patient full name')).toHaveValue('Maria Alvarez');
    expect(field('Date of birth')).toHaveValue('1980-02-03');
    expect(field('Contact phone')).toHaveValue('(213) 555-0100');
  });

  it('keeps typed values', async () => {
    const { user } = open();
    await fill(user, field('Patient full name'), 'Maria A. Alvarez');
    await enterOrder(user);
    await requestFound();
    expect(field('Patient full name')).toHaveValue('Maria A. Alvarez');
  });

  it('does not start while the code is incomplete', async () => {
    const requests = vi.fn<() => void>();
    server.use(
      mockOperation(getClientRequest, () => {
        requests();
        return anUpdatableRequest();
      }),
    );
    const { user } = open();
    await enterOrder(user, '7K3M9');
    expect(screen.getByRole('button', { name: 'Look up' })).toBeDisabled();
    await user.type(field('Verification code'), 'QX2TB');
    expect(requests).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    await requestFound();
    expect(requests).toHaveBeenCalledOnce();
  });

  it('says that the code is wrong and repeats when it is corrected', async () => {
    server.use(
      mockOperation(getClientRequest, ({ query }) => {
        if (query.verificationCode !== '7K3M9-QX2TB') throw new MockFailure('not_found', 'Request not found');
        return anUpdatableRequest();
      }),
    );
    const { user } = open();
    await enterOrder(user, 'AAAAABBBBB');
    expect(await screen.findByText('Request not found')).toBeVisible();
    await user.clear(field('Verification code'));
    await user.type(field('Verification code'), '7k3m9qx2tb');
    await user.tab();
    await requestFound();
    expect(screen.queryByText('Request not found')).not.toBeInTheDocument();
  });

  it('says that the Order ID is locked', async () => {
    const text = 'Too many wrong verification codes for this Order ID.';
    server.use(failOperation(getClientRequest, 'locked', text));
    const { user } = open();
    await enterOrder(user);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('warns that a canceled request cannot be updated and that a completed one is reopened', async () => {
    server.use(mockOperation(getClientRequest, () => anUpdatableRequest({ status: 'cancelled' })));
    const { user, unmount } = open();
    await enterOrder(user);
    expect(await screen.findByText(/This request was canceled and can’t be updated/)).toBeVisible();
    unmount();
    sessionStorage.clear();
    server.use(mockOperation(getClientRequest, () => anUpdatableRequest({ status: 'completed' })));
    const again = open();
    await enterOrder(again.user);
    expect(await screen.findByText('This request is completed. Your update will reopen it.')).toBeVisible();
  });

  it('starts immediately with the history state of the tracker', async () => {
    const { user } = open('/from');
    await user.click(screen.getByRole('link', { name: 'Update this request' }));
    await requestFound();
    expect(window.location.search).toBe('?update');
  });
});

describe('files', () => {
  it('that are invalid are named and skipped, and the others are counted', async () => {
    open();
    const input = field('Choose files: Supporting Documents');
    const big = pdf('big.pdf');
    Object.defineProperty(big, 'size', { value: 10 * 1024 * 1024 + 1 });
    const letter = new File(['x'], 'letter.docx');
    fireEvent.change(input, { target: { files: [pdf('a.pdf'), big, letter, pdf('b.pdf')] } });
    expect(await screen.findByText('2 file(s) added successfully.')).toBeVisible();
    expect(screen.getByText('File big.pdf is too large. Maximum size is 10MB.')).toBeVisible();
    expect(
      screen.getByText('File letter.docx has an unsupported format. Please use PDF, PNG, JPG, or GIF.'),
    ).toBeVisible();
    expect(files().getAllByRole('listitem')).toHaveLength(2);
  });

  it('wait for the lookup and are then uploaded for this update', async () => {
    const { user } = open();
    await addUpdateFiles(user, pdf('page-2.pdf'));
    expect(await screen.findByText(/Waiting$/)).toBeVisible();
    expect(links).toEqual([]);
    await enterOrder(user);
    await screen.findByText('Uploaded');
    const { updateId } = updateStore.read()!;
    expect(links).toEqual([
      { key: updateKeyOf(REQUEST_ID, updateId), access: 'access-1', names: ['page-2.pdf'] },
    ]);
  });

  it('are uploaded again when the request changes', async () => {
    const user = await fillForm();
    const other = `req_${'b'.repeat(24)}`;
    server.use(
      mockOperation(getClientRequest, () => anUpdatableRequest({ requestId: other, orderId: 'LAW-8' })),
    );
    await user.clear(field('Order ID'));
    await user.type(field('Order ID'), 'LAW-8');
    await user.tab();
    await screen.findByText('Request found: LAW-8');
    await screen.findByText('Uploaded');
    expect(links.map(({ key }) => key.includes(other))).toEqual([false, true]);
  });
});

describe('submitting', () => {
  it('sends the form, shows each stage, and clears the form after three seconds', async () => {
    const response = Promise.withResolvers<void>();
    const sent = mockSubmit(() => response.promise);
    const user = await fillForm();
    await user.clear(field('Patient full name'));
    await fill(user, field('Patient full name'), 'Maria A. Alvarez');
    await user.click(submit());
    expect(await screen.findByText('Submitting update request...')).toBeVisible();
    expect(screen.getByText('Files uploaded successfully!')).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    response.resolve();
    expect(await screen.findByText('Update submitted successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Request Status' })).toHaveAttribute(
      'href',
      '/request-status?orderId=LAW-7&verificationCode=7K3M9-QX2TB',
    );
    expect(field('Update details')).toHaveValue('The second page.');
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await waitFor(() => expect(field('Update details')).toHaveValue(''));
    expect(field('Order ID')).toHaveValue('');
    expect(sessionStorage.getItem(sessionKeys.update)).toBeNull();
    expect(sent).toEqual([
      {
        updateId: expect.any(String),
        orderId: 'LAW-7',
        verificationCode: '7K3M9-QX2TB',
        patientName: 'Maria A. Alvarez',
        patientDob: '1980-02-03',
        contactPhone: '(213) 555-0100',
        updateReason: 'Missing Information',
        updateDetails: 'The second page.',
        uploadKind: 'supporting',
        uploadedFiles: [{ fileId: `file_${'1'.padStart(32, '0')}` }],
      },
    ]);
  });

  it('prepares the files and names the one that is uploading', async () => {
    const store = Promise.withResolvers<void>();
    const look = Promise.withResolvers<void>();
    server.use(
      mockOperation(getClientRequest, async () => {
        await look.promise;
        return anUpdatableRequest();
      }),
      http.put(`${STORE}/:number`, async () => {
        await store.promise;
        return new HttpResponse(null, { status: 201 });
      }),
    );
    mockSubmit();
    const { user } = open();
    await enterOrder(user);
    await enterUpdate(user);
    await addUpdateFiles(user, pdf('a.pdf'), pdf('b.pdf'));
    await user.click(submit());
    expect(await screen.findByText('Preparing file uploads...')).toBeVisible();
    look.resolve();
    expect(await screen.findByText('Uploading a.pdf... (1/2)')).toBeVisible();
    store.resolve();
    expect(await screen.findByText('Update submitted successfully')).toBeVisible();
  });

  it('stops when an upload fails and continues when it is submitted again', async () => {
    let isDown = true;
    server.use(http.put(`${STORE}/:number`, () => new HttpResponse(null, { status: isDown ? 500 : 201 })));
    const sent = mockSubmit();
    const { user } = open();
    await enterOrder(user);
    await requestFound();
    await enterUpdate(user);
    await addUpdateFiles(user, pdf('a.pdf'));
    await screen.findByText(/Not uploaded$/);
    await user.click(submit());
    const box = await screen.findByText('Form submission error');
    expect(box.closest('[data-notice]')).toHaveTextContent('Failed to upload files. Please try again.');
    expect(screen.getAllByText('Failed to upload files. Please try again.')).toHaveLength(2);
    expect(sent).toEqual([]);
    isDown = false;
    await user.click(submit());
    expect(await screen.findByText('Update submitted successfully')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('keeps the form when it fails and retries the same update', async () => {
    const sent = mockSubmit((count) => {
      if (count <= 2) throw new MockFailure('unavailable', 'The service is temporarily unavailable.');
    });
    const user = await fillForm();
    await user.click(submit());
    const box = (await screen.findByText('Form submission error')).closest('[data-notice]');
    expect(box).toHaveTextContent('The service is temporarily unavailable.');
    expect(field('Update details')).toHaveValue('The second page.');
    await user.click(submit());
    expect(await screen.findByText('Update submitted successfully')).toBeVisible();
    expect(new Set(sent.map(({ updateId }) => updateId)).size).toBe(1);
  });

  it.each<[what: string, answer: () => Response, text: string]>([
    [
      'gives no reason',
      () => HttpResponse.json({ success: false }, { status: 500 }),
      'Failed to submit update request',
    ],
    [
      'returns an HTML page',
      () => new HttpResponse('<html>', { status: 502 }),
      'Failed to parse server response',
    ],
    [
      'cannot be reached',
      () => HttpResponse.error(),
      'We couldn’t reach the server. What you entered is still here. Check your connection and try again.',
    ],
  ])('shows a message when the server %s', async (_, answer, text) => {
    server.use(http.post('*/api/updateClientRequest', answer));
    const user = await fillForm();
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  });

  it('shows a message when the browser cannot send the request', async () => {
    const user = await fillForm();
    vi.spyOn(globalThis, 'Headers').mockImplementationOnce(function fails() {
      throw new TypeError('not a function');
    });
    await user.click(submit());
    const text = 'Failed to submit update. Please try again.';
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  });

  it('shows errors of the server next to the fields', async () => {
    const text = 'File page-2.pdf was not uploaded. Please add it again.';
    mockSubmit(() => {
      throw new MockFailure('file_rejected', text, { 'uploadedFiles.0': text });
    });
    const user = await fillForm();
    await user.click(submit());
    const summary = (await screen.findByText('Please complete required fields')).closest('[role="alert"]');
    expect(summary).toHaveTextContent(text);
  });

  it('lists a file that the server rejects as not accepted, also after a reload', async () => {
    const text = 'File page-2.pdf does not have the expected size. Please add it again.';
    mockSubmit(() => {
      throw new MockFailure('file_rejected', text, { 'uploadedFiles.0': text });
    });
    const user = await fillForm();
    await user.click(submit());
    const listed = () => within(screen.getByRole('list', { name: 'Files: Supporting Documents' }));
    await waitFor(() => expect(listed().getByText(/Not accepted/)).toBeVisible());
    expect(listed().getByText(text)).toBeVisible();
    cleanup();
    open();
    await waitFor(() => expect(listed().getByText(text)).toBeVisible());
    expect(listed().queryByText('Uploaded')).not.toBeInTheDocument();
  });

  it('sends a new update with its own uploads after a conflict', async () => {
    const sent = mockSubmit((count) => {
      if (count === 1) throw new MockFailure('conflict', 'We already have the first version of this update.');
    });
    const user = await fillForm();
    await user.click(submit());
    await screen.findByText('Form submission error');
    await user.click(submit());
    expect(await screen.findByText('Update submitted successfully')).toBeVisible();
    expect(new Set(sent.map(({ updateId }) => updateId)).size).toBe(2);
    expect(links.map(({ key }) => key)).toEqual(
      sent.map(({ updateId = '' }) => updateKeyOf(REQUEST_ID, updateId)),
    );
  });

  it('happens once on repeated clicks', async () => {
    const sent = mockSubmit();
    await fillForm();
    fireEvent.click(submit());
    fireEvent.click(submit());
    expect(await screen.findByText('Update submitted successfully')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

describe('an unfinished update', () => {
  it('is restored after a reload, including uploaded files', async () => {
    const sent = mockSubmit();
    await fillForm();
    cleanup();
    const { user } = open();
    expect(screen.getByText('You have an unfinished update')).toBeVisible();
    await requestFound();
    expect(field('Update details')).toHaveValue('The second page.');
    expect(files().getByText('page-2.pdf')).toBeVisible();
    await user.click(submit());
    expect(await screen.findByText('Update submitted successfully')).toBeVisible();
    expect(sent[0]?.uploadedFiles).toEqual([{ fileId: `file_${'1'.padStart(32, '0')}` }]);
    expect(links).toHaveLength(1);
  });

  it('can be discarded', async () => {
    updateStore.save({
      updateId: crypto.randomUUID(),
      uploadKey: '',
      values: {
        orderId: '',
        verificationCode: '',
        patientName: '',
        patientDob: '',
        contactPhone: '',
        updateReason: '',
        updateDetails: 'The second page.',
        isLoa: false,
        uploadedFiles: [],
      },
    });
    const { user } = open();
    expect(field('Update details')).toHaveValue('The second page.');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Update details')).toHaveValue('');
    expect(sessionStorage.getItem(sessionKeys.update)).toBeNull();
  });

  it('needs a confirmation on Back only when something was entered', async () => {
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('At /client/request')).toBeVisible();
    unmount();
    const again = open();
    await again.user.type(field('Update details'), 'x');
    await again.user.click(screen.getByRole('button', { name: 'Back' }));
    const question = await screen.findByRole('dialog', { name: 'Leave this update?' });
    await again.user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(field('Update details')).toHaveValue('x');
    await again.user.click(screen.getByRole('button', { name: 'Back' }));
    await again.user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('At /client/request')).toBeVisible();
  });
});

describe('items that staff ask for', () => {
  const missingInformation = {
    isRejected: true,
    missing: ['loa-missing', 'dates-missing'] as MissingReason[],
    note: 'Which <b>year</b>?',
    requestedAt: '2026-03-10T08:00:00.000Z',
  };

  it('are shown and prefilled for a link from an email, and the code is removed from the URL', async () => {
    mockForm({ missingInformation });
    const sent = mockSubmit();
    const { user } = open('/client/request?update=&orderId=LAW-7&verificationCode=7K3M9-QX2TB');
    await requestFound();
    await waitFor(() => expect(window.location.search).toBe('?update'));
    expect(await screen.findByText('We need the following from you')).toBeVisible();
    expect(screen.getByText('Letter of Authorization is missing')).toBeVisible();
    expect(screen.getByText('Dates of service are missing')).toBeVisible();
    expect(screen.getByText('Which <b>year</b>?')).toBeVisible();
    for (const label of ['Order ID', 'Patient full name', 'Reason for update']) {
      expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    }
    expect(screen.getByLabelText(/^These files are a Letter/)).toBeChecked();
    expect(screen.getByLabelText('Update details')).toHaveAccessibleDescription(
      /^Enter the dates of service that the records should cover\./,
    );
    await fill(user, screen.getByLabelText('Update details'), 'Here it is.');
    await addUpdateFiles(user, pdf('loa.pdf'));
    await screen.findByText('Uploaded');
    await user.click(submit());
    await screen.findByText('Update submitted successfully');
    expect(sent).toMatchObject([{ updateReason: 'Additional Documents', uploadKind: 'loa' }]);
  });

  it('need no text when a document is missing, and the whole form is one click away', async () => {
    mockForm({ missingInformation: { ...missingInformation, missing: ['loa-missing'] } });
    const sent = mockSubmit();
    const { user } = open('/client/request?update=&orderId=LAW-7&verificationCode=7K3M9-QX2TB');
    await screen.findByText('We need the following from you');
    expect(screen.queryByLabelText('Update details')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^These files are a Letter/)).not.toBeInTheDocument();
    await addUpdateFiles(user, pdf('loa.pdf'));
    await screen.findByText('Uploaded');
    await user.click(submit());
    await screen.findByText('Update submitted successfully');
    expect(sent).toMatchObject([{ updateDetails: 'Letter of Authorization is missing', uploadKind: 'loa' }]);
  });

  it('need no file when only information is missing, and disappear once it was sent', async () => {
    mockForm({ missingInformation: { ...missingInformation, missing: ['dates-missing'] } });
    const sent = mockSubmit();
    const { user } = open('/client/request?update=&orderId=LAW-7&verificationCode=7K3M9-QX2TB');
    await screen.findByText('We need the following from you');
    expect(screen.getByText(/^You can send your answer without files/)).toBeVisible();
    await fill(user, screen.getByLabelText('Update details'), 'All of 2024.');
    await user.click(submit());
    await screen.findByText('Update submitted successfully');
    expect(sent).toMatchObject([{ updateDetails: 'All of 2024.', uploadedFiles: [] }]);
    expect(screen.queryByText('We need the following from you')).not.toBeInTheDocument();
  });

  it('are next to the whole form after “Send a different update”', async () => {
    mockForm({ missingInformation });
    const { user } = open('/client/request?update=&orderId=LAW-7&verificationCode=7K3M9-QX2TB');
    await user.click(await screen.findByRole('button', { name: 'Send a different update' }));
    expect(field('Reason for update')).toHaveValue('Additional Documents');
    expect(field('Order ID')).toHaveValue('LAW-7');
  });

  it('do not change a selected reason', async () => {
    mockForm({ missingInformation });
    const { user } = open();
    await enterUpdate(user);
    await enterOrder(user);
    await screen.findByText('We need the following from you');
    expect(field('Reason for update')).toHaveValue('Missing Information');
    expect(screen.getByLabelText(/^These files are a Letter/)).not.toBeChecked();
  });
});
