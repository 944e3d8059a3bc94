import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { localDay } from '@portal/contract/fields/dates.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { addDocument, mockUploads, enterDetails, FILE_ID } from '../testing/fillInternalForm.ts';
import { InternalRequestScreen } from './InternalRequestScreen.tsx';

type SubmitBody = BodyOf<typeof submitClientRequest>;

beforeEach(() => {
  mockUploads();
  server.use(
    mockOperation(listFacilities, () => [{ _id: 'f1', name: 'Lakeview Hospital' }]),
    mockOperation(getAttorneyData, () => []),
  );
});

function Dashboard() {
  const { search } = useLocation();
  return <h1>{`Dashboard ${search}`}</h1>;
}

function open(role: 'client' | 'staff' | 'admin' = 'staff') {
  signInAs({ role });
  return renderScreen(
    <Routes>
      <Route path="/internal-request" element={<InternalRequestScreen />} />
      <Route path="/dashboard" element={<Dashboard />} />
    </Routes>,
    '/internal-request',
  );
}

/** Mocks submissions and returns the request bodies. */
function mockSubmit(reply: (count: number) => void = () => undefined): SubmitBody[] {
  const sent: SubmitBody[] = recordBodies(submitClientRequest, () => {
    reply(sent.length);
    return {
      requestId: `req_${'a'.repeat(24)}`,
      orderId: 'INT-7',
      verificationCode: '7K3M9-QX2TB',
      status: 'pending',
    };
  });
  return sent;
}

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Submit Request' });
const stepNavigation = () => screen.getByRole('navigation', { name: 'Request steps' });
const currentStep = () =>
  within(stepNavigation())
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

describe('the internal request form', () => {
  it('sends the authority for release with the facts of its kind', async () => {
    const sent = mockSubmit();
    const { user } = open();
    await enterDetails(user);
    await addDocument(user);
    await user.selectOptions(screen.getByLabelText(/^Kind of authority/), 'Subpoena');
    fireEvent.change(screen.getByLabelText(/^Served on/), { target: { value: '2026-03-02' } });
    await user.selectOptions(screen.getByLabelText(/^Kind of authority/), 'Court order');
    await fill(user, screen.getByLabelText(/^Issuing court/), 'Superior Court');
    await user.selectOptions(screen.getByLabelText(/^Kind of authority/), 'Subpoena');
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      authority: { kind: 'subpoena', issuingCourt: 'Superior Court', servedOn: '2026-03-02' },
    });
  });

  it.each(['staff', 'admin'] as const)('shows %s seven sections', (role) => {
    open(role);
    expect(screen.getByRole('heading', { level: 1, name: 'New Internal Request' })).toBeInTheDocument();
    expect(screen.getByText('Import existing subpoena documents to the system')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Request Information',
      'Patient Information',
      'Attorney Information',
      'Authority for release',
      'Request Timeline',
      'Subpoena Documents',
      'Scope of records',
      'Additional Notes',
    ]);
    expect(
      within(stepNavigation())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter Details', 'Upload Files', 'Confirmation']);
  });

  it('is not found for clients', () => {
    open('client');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Order ID')).not.toBeInTheDocument();
  });

  it('limits the date of birth to today and the SSN to four digits', async () => {
    const { user } = open();
    expect(field('Date of birth')).toHaveAttribute('max', localDay(new Date()));
    const digits = screen.getByLabelText(/^SSN, last 4 digits/);
    await user.type(digits, '1a2b');
    expect(digits).toHaveValue('12');
    await user.type(digits, '3456');
    expect(digits).toHaveValue('1234');
  });

  it('asks whom a personal appearance applies to, and asks for the name of a physician only', async () => {
    const { user } = open();
    expect(screen.queryByLabelText('PA applies to')).not.toBeInTheDocument();
    await user.selectOptions(field('Request type'), '1. Personal Appearance');
    const choices = within(field('PA applies to')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      'Physician',
      'PMK (Person Most Knowledgeable)',
      'Records to Court',
    ]);
    await user.selectOptions(field('PA applies to'), 'PMK');
    expect(screen.queryByLabelText('Physician name')).not.toBeInTheDocument();
    await user.selectOptions(field('PA applies to'), 'Physician');
    expect(field('Physician name')).toBeInTheDocument();
  });

  it('fills in a known attorney', async () => {
    server.use(
      mockOperation(getAttorneyData, () => [
        {
          attorneyName: 'Quentin Ash',
          firmName: 'Ash LLP',
          lawyerEmail: 'q@ash.example',
          lawyerPhone: '(213) 555-0101',
          count: 1,
        },
      ]),
    );
    const { user } = open();
    await user.type(field('Attorney name'), 'Que');
    await user.click(await screen.findByRole('option', { name: /Quentin Ash/ }));
    expect(field('Attorney email')).toHaveValue('q@ash.example');
    expect(field('Attorney phone')).toHaveValue('(213) 555-0101');
  });
});

describe('the facility field', () => {
  it('offers the list, another facility by name, and a way back to the list', async () => {
    const { user } = open();
    await screen.findByRole('option', { name: 'Lakeview Hospital' });
    await user.selectOptions(field('Facility name'), 'Other');
    const typed = field('Facility name');
    expect(typed).toHaveFocus();
    await fill(user, typed, 'My Clinic');
    expect(typed).toHaveValue('My Clinic');
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(field('Facility name')).toHaveFocus();
    expect(field('Facility name')).toHaveDisplayValue('Choose a facility');
  });

  it('offers fallback facilities when the list fails to load', async () => {
    server.use(failOperation(listFacilities, 'unexpected', 'Failed to fetch facilities'));
    const { user } = open();
    expect(
      await screen.findByText('Using fallback facility list due to connection issue'),
    ).toBeInTheDocument();
    await user.selectOptions(field('Facility name'), 'Central Medical Center');
    expect(field('Facility name')).toHaveValue('Central Medical Center');
  });
});

describe('an incomplete form', () => {
  it('lists what is missing, focuses the list, and clears problems that are fixed', async () => {
    const { user } = open();
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Order ID is required',
      'Facility name is required',
      'Record request type is required',
      'Patient name is required',
      'Date of birth is required',
      'Attorney name is required',
      'Attorney email is required',
      'Attorney phone is required',
      'At least one subpoena document is required',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Attorney email is required' }));
    expect(field('Attorney email')).toHaveFocus();
    await user.keyboard('q');
    expect(screen.queryByText('Attorney email is required')).not.toBeInTheDocument();
    await addDocument(user);
    expect(screen.queryByText('At least one subpoena document is required')).not.toBeInTheDocument();
    expect(screen.getAllByText('Attorney phone is required')).not.toHaveLength(0);
  });

  it.each([
    ['Date of birth', '2999-01-01', 'Date of birth cannot be in the future'],
    ['Date of birth', '1899-12-31', 'Please enter a valid date of birth'],
    ['SSN, last 4 digits (optional)', '123', 'Please enter exactly 4 digits'],
    ['Attorney email', 'nobody', 'Please enter a valid email address'],
    ['Attorney phone', '555-0101', 'Please enter a valid phone number (minimum 10 digits)'],
  ])('rejects %s %j: %s', async (label, typed, message) => {
    const { user } = open();
    fireEvent.change(field(label), { target: { value: typed } });
    await user.click(submit());
    await screen.findByRole('alert');
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('shows a document of an unsupported type and does not upload it', async () => {
    const { user } = open();
    await user.upload(
      screen.getByLabelText('Choose files: Subpoena Documents'),
      new File(['x'], 'subpoena.docx', { type: 'application/pdf' }),
    );
    const problem = 'File subpoena.docx has unsupported format. Allowed types are PDF, JPG and PNG';
    expect(await screen.findByText(problem, { ignore: '[aria-live] *' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove subpoena.docx' }));
    expect(screen.queryByText('subpoena.docx')).not.toBeInTheDocument();
  });
});

describe('a complete form', () => {
  it('shows its steps, is sent once on a double click, and opens the dashboard', async () => {
    const sent = mockSubmit();
    const { user } = open();
    expect(currentStep()).toBe('Enter Details');
    await enterDetails(user);
    expect(currentStep()).toBe('Upload Files');
    await addDocument(user);
    expect(currentStep()).toBe('Confirmation');
    await fill(user, screen.getByLabelText(/^Notes/, { selector: 'textarea' }), 'Served by hand');
    await user.dblClick(submit());
    expect(
      await screen.findByRole('heading', { name: 'Dashboard ?success=true&orderId=INT-7' }),
    ).toBeInTheDocument();
    expect(sent).toEqual([
      {
        source: 'internal',
        draftId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        orderId: 'INT-7',
        facilityName: 'Lakeview Hospital',
        requestType: 7,
        patientName: 'Robin Example',
        patientDob: '1980-02-03',
        patientSsnLast4: '',
        attorneyName: 'Q',
        lawyerEmail: 'q@ash.example',
        lawyerPhone: '(213) 555-0101',
        subpoenaReceivedDate: '',
        dueDate: '',
        notes: 'Served by hand',
        uploadedFiles: [{ fileId: FILE_ID }],
      },
    ]);
  });

  it('shows that it is being sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.post('*/api/submitClientRequest', async () => {
        await promise;
        return HttpResponse.json({ success: false }, { status: 500 });
      }),
    );
    const { user } = open();
    await enterDetails(user);
    await addDocument(user);
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to submit request\. Please try again\.$/,
    );
    expect(submit()).toBeEnabled();
  });

  it('shows why it was rejected, keeps its values, and is sent again with the same draft ID', async () => {
    const sent = mockSubmit((count) => {
      if (count <= 2) throw new MockFailure('unavailable', 'The service is temporarily unavailable.');
    });
    const { user } = open();
    await enterDetails(user);
    await addDocument(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is temporarily unavailable.');
    expect(field('Order ID')).toHaveValue('INT-7');
    await user.click(submit());
    await screen.findByRole('heading', { name: /^Dashboard/ });
    const draftIds = sent.map((body) => ('draftId' in body ? body.draftId : undefined));
    expect(draftIds).toEqual([expect.any(String), draftIds[0], draftIds[0]]);
  });

  it('shows a rejected document at the upload field', async () => {
    const problem = 'A file of this request was not uploaded. Please add it again.';
    mockSubmit(() => {
      throw new MockFailure('file_rejected', problem, { 'uploadedFiles.0': problem });
    });
    const { user } = open();
    await enterDetails(user);
    await addDocument(user);
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('link', { name: problem })).toBeInTheDocument());
    expect(screen.getByLabelText('Choose files: Subpoena Documents')).toHaveAccessibleDescription(
      expect.stringContaining(problem),
    );
  });

  it('lists a rejected document as not accepted, with the reason', async () => {
    const problem = 'File subpoena.pdf does not have the expected size. Please add it again.';
    mockSubmit(() => {
      throw new MockFailure('file_rejected', problem, { 'uploadedFiles.0': problem });
    });
    const { user } = open();
    await enterDetails(user);
    await addDocument(user);
    await user.click(submit());
    const files = within(screen.getByRole('list', { name: 'Files: Subpoena Documents' }));
    expect(await files.findByText(/Not accepted/)).toBeInTheDocument();
    expect(files.getByText(problem)).toBeInTheDocument();
  });
});

describe('leaving the form', () => {
  it('asks nothing while the form is empty', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it.each([
    ['Cancel', () => screen.getByRole('button', { name: 'Cancel' })],
    ['a link', () => screen.getByRole('link', { name: 'Dashboard' })],
  ])('by %s asks first if something was entered', async (_, leaveControl) => {
    const { user } = open();
    await user.type(field('Order ID'), 'I');
    await user.click(leaveControl());
    const dialog = await screen.findByRole('dialog', { name: 'Leave this request?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Order ID')).toHaveValue('I');
    await user.click(leaveControl());
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('by closing the tab makes the browser ask', async () => {
    const { user } = open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(field('Order ID'), 'I');
    expect(closing()).toBe(true);
  });
});
