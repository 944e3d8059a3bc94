import { randomUUID } from 'node:crypto';
import { submitUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import {
  authHeaders,
  freshEmail,
  freshPhoneNumber,
  PASSWORD,
  signInPerson,
} from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { encryptPasswords } from '../../support/accounts/encryptPasswords.ts';
import { internalFields } from '../../support/requests/internalRequests.ts';
import { recordsRequest } from '../../support/requests/order.ts';
import { anUnfinishedRequest } from '../../support/requests/unfinishedRequests.ts';
import { type CallerName, callers, type Fixtures } from './fixtures.ts';

interface Call {
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** Replace the usual headers of the caller. */
  readonly headers?: Record<string, string>;
}

/** The call that every caller makes to an endpoint, and the status that each caller gets. */
export interface Expectation {
  readonly sends: (fixtures: Fixtures, caller: CallerName) => Call | Promise<Call>;
  readonly statuses: Readonly<Record<CallerName, number>>;
}

const always = (status: number) =>
  Object.fromEntries(callers.map((caller) => [caller, status])) as Record<CallerName, number>;

const UNKNOWN = { anonymous: 401, holder: 401, otherHolder: 401, ended: 401 } as const;

/** Every signed-in caller. */
const accounts = (status = 200) => ({
  ...UNKNOWN,
  client: status,
  otherClient: status,
  staff: status,
  admin: status,
});
const staffOnly = { ...UNKNOWN, client: 403, otherClient: 403, staff: 200, admin: 200 } as const;
const adminsOnly = (status = 200) => ({
  ...UNKNOWN,
  client: 403,
  otherClient: 403,
  staff: 403,
  admin: status,
});
const clientsOnly = (status: number) => ({
  ...UNKNOWN,
  client: status,
  otherClient: status,
  staff: 403,
  admin: 403,
});
/** Staff reach the validation of an empty body, or an item that does not exist. The lists are shared, so no call may change them. */
const staffInvalid = { ...staffOnly, staff: 400, admin: 400 } as const;
const staffCreated = { ...staffOnly, staff: 201, admin: 201 } as const;
const staffMissing = { ...staffOnly, staff: 404, admin: 404 } as const;
/** A file or the thread of the request: for everyone who may see the request. For others it does not exist. */
const ofRequest = {
  anonymous: 401,
  holder: 200,
  otherHolder: 404,
  client: 200,
  otherClient: 404,
  staff: 200,
  admin: 200,
  ended: 401,
} as const;
/** The same for calls that need a session. */
const fileOfAccount = { ...ofRequest, holder: 401, otherHolder: 401 } as const;

const orderAndCode = ({ request: { orderId, verificationCode } }: Fixtures) => ({
  query: { orderId, verificationCode },
});
const theFile = ({ request: { requestId }, fileId }: Fixtures) => ({ query: { requestId, fileId } });
const theFileInBody = ({ request: { requestId }, fileId }: Fixtures) => ({ body: { requestId, fileId } });
/** An unknown id: the authorization check comes before the lookup. */
const noInvoice = `inv_${'0'.repeat(32)}`;
const lineItems = [{ description: 'Copies', quantity: 1, unitPrice: '10.00' }];
const nothing = () => ({});
const unknownPatient = { patientName: 'Nobody Atall', patientDob: '1901-01-01' };
const TRANSACTION_DAYS = { startDate: '2026-11-01', endDate: '2026-11-30' };
const today = () => new Date().toISOString().slice(0, 10);
const aDisclosure = () => ({
  on: today(),
  recipient: 'County court',
  document: 'Chart',
  channel: 'fax',
  basis: 'legal-process',
});
/** An unknown id. */
const noAccounting = `acc_${'0'.repeat(32)}`;
/** An incident that the request does not have. */
const theIncident = ({ request: { requestId } }: Fixtures) => ({
  requestId,
  incidentId: `inc_${'0'.repeat(32)}`,
});
const aLetter = (fixtures: Fixtures) => ({
  ...theIncident(fixtures),
  kind: 'patient',
  addressee: 'Nobody',
  text: 'Authorization matrix',
});
/** A source that the request does not have. */
const aSource = ({ request: { requestId } }: Fixtures) => ({ requestId, sourceId: `src_${'0'.repeat(32)}` });
/** A packet that the request does not have. */
const aPacket = ({ request: { requestId } }: Fixtures) => ({ requestId, packetId: NO_PACKET });
const NO_PACKET = '00000000-0000-4000-8000-000000000000';
const aPerson = () => ({ email: freshEmail(), password: PASSWORD, firstName: 'Mo', lastName: 'Ray' });
const secret = 'a'.repeat(43);

/** Every operation of the API by method and path; a test fails for one that is missing here. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // The documented internal form with a file that was not uploaded. Callers other than staff lack a payment.
  'POST submitClientRequest': {
    sends: () => ({
      body: {
        ...internalFields(),
        uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }],
        payment: { amount: 1500, status: 'completed' },
      },
    }),
    statuses: { ...always(400), staff: 422, admin: 422 },
  },
  'GET getRequestStatus': { sends: orderAndCode, statuses: always(200) },
  'GET getClientRequest': { sends: orderAndCode, statuses: always(200) },
  'GET getClientRequest (by request)': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: { ...always(404), client: 200 },
  },
  // Order ID and code authorize the call, and the file was not uploaded.
  'POST updateClientRequest': {
    sends: ({ request: { orderId, verificationCode } }) => ({
      body: {
        orderId,
        verificationCode,
        updateId: randomUUID(),
        updateReason: 'Other',
        updateDetails: 'A page was missing.',
        uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }],
      },
    }),
    statuses: always(422),
  },
  // Anyone may check what they uploaded for a draft of theirs. This file is of another draft.
  'POST checkAuthorization': {
    sends: ({ fileId }) => ({ body: { draftId: randomUUID(), fileId, ...unknownPatient } }),
    statuses: always(404),
  },
  'GET unfinishedRequests': { sends: nothing, statuses: clientsOnly(200) },
  'PUT unfinishedRequests': {
    sends: () => ({ body: anUnfinishedRequest() }),
    statuses: clientsOnly(200),
  },
  'DELETE unfinishedRequests': {
    sends: () => ({ body: { draftId: randomUUID() } }),
    statuses: clientsOnly(200),
  },
  'POST findEarlierRequests': {
    sends: () => ({ body: { ...unknownPatient, facilityName: '', requestType: 7 } }),
    statuses: clientsOnly(200),
  },
  'GET getPossibleDuplicates': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: staffOnly,
  },
  'GET getAllClientRequests': { sends: nothing, statuses: accounts() },
  'GET exportClientRequests': { sends: nothing, statuses: staffOnly },
  'GET getRequestDetails': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: { ...accounts(), otherClient: 404 },
  },
  'PUT updateRequestStatus': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, status: 'pending', notes: 'Seen', isPrivate: true },
    }),
    statuses: staffOnly,
  },
  'POST fulfillRequest': {
    sends: ({ request: { requestId } }) => ({
      body: {
        requestId,
        key: 'c3f5c9b4-52e6-4f0e-9f6c-1de2b0f3a001',
        // Compared before anything is sent: others have worked on the request.
        seen: { fileIds: [], invoiceIds: [], workCount: 9999 },
        status: { status: 'pending', notes: 'Seen', isPrivate: true },
      },
    }),
    statuses: { ...staffOnly, staff: 409, admin: 409 },
  },
  'PUT updateRequest': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, updateType: 'checkbox', checkboxData: { recordsSaved: true } },
    }),
    statuses: staffOnly,
  },
  // The request has no update. corrections.test.ts tests decisions.
  'POST decideCorrection': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, updateId: randomUUID(), field: 'patientName', decision: 'apply', seen: '' },
    }),
    statuses: staffMissing,
  },
  'GET getMessages': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: ofRequest,
  },
  'POST exportMessages': {
    sends: ({ request: { requestId } }) => ({ body: { requestId } }),
    statuses: { ...staffOnly, staff: 202, admin: 202 },
  },
  // An export that does not exist. exportMessages.test.ts tests who may have which.
  'GET exportMessages': {
    sends: ({ request: { requestId } }) => ({ query: { requestId, bundleId: 'a'.repeat(32) } }),
    statuses: staffMissing,
  },
  'PUT exportMessages': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, bundleId: 'a'.repeat(32) } }),
    statuses: staffMissing,
  },
  'POST sendMessage': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, messageId: randomUUID(), text: 'Which records are missing?' },
    }),
    statuses: ofRequest,
  },
  'POST previewLetter': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, text: 'No records were found.' } }),
    statuses: staffOnly,
  },
  'POST readMessages': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, upTo: '000001.0000' } }),
    statuses: ofRequest,
  },
  'PUT assignMessage': {
    sends: ({ request: { requestId }, people: { staff } }) => ({
      body: { requestId, position: '000001.0000', assigneeId: staff.userId },
    }),
    statuses: staffOnly,
  },
  'POST search': {
    sends: () => ({ body: { text: 'records' } }),
    statuses: accounts(),
  },
  'POST searchMessages': {
    sends: () => ({ body: { text: 'records' } }),
    statuses: staffOnly,
  },
  'PUT resolveMessage': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, position: '000001.0000', isResolved: true },
    }),
    statuses: staffOnly,
  },
  'PUT assignRequest': {
    sends: ({ request: { requestId }, people: { staff } }) => ({
      body: { requestId, assigneeId: staff.userId },
    }),
    statuses: staffOnly,
  },
  'PUT changeDueDate': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, dueDate: latestDayOnEarth(new Date()), reason: 'Agreed with the firm' },
    }),
    statuses: staffOnly,
  },
  'PUT changeAuthority': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, authority: null, seen: null } }),
    statuses: staffOnly,
  },
  // The request has no scope, so staff reach the refusal.
  'PUT narrowScope': {
    sends: ({ request: { requestId } }) => ({
      body: {
        requestId,
        seenVersion: 1,
        scope: {},
        consent: { method: 'phone', givenOn: today() },
        reason: 'Agreed with the firm',
      },
    }),
    statuses: staffInvalid,
  },
  'GET listAssignees': { sends: nothing, statuses: staffOnly },
  'POST bulkActions': {
    sends: ({ request: { requestId }, people: { staff } }) => ({
      body: {
        key: randomUUID(),
        change: { kind: 'assign', assigneeId: staff.userId },
        selection: { kind: 'rows', rows: [{ requestId }] },
      },
    }),
    statuses: staffOnly,
  },
  // A bulk action that does not exist. bulkActions.test.ts tests that only its person finds it.
  'GET bulkActions': { sends: () => ({ query: { key: randomUUID() } }), statuses: staffMissing },
  'PUT bulkActions': { sends: () => ({ body: { key: randomUUID() } }), statuses: staffMissing },
  'POST exportClientRequests': {
    sends: ({ request: { requestId } }) => ({ body: { selection: { kind: 'rows', rows: [{ requestId }] } } }),
    statuses: staffOnly,
  },
  'GET getWorkViews': { sends: nothing, statuses: staffOnly },
  'GET workspace': { sends: nothing, statuses: staffOnly },
  'PUT workspace': { sends: () => ({ body: { showsChart: false } }), statuses: staffOnly },
  'GET savedViews': { sends: nothing, statuses: staffOnly },
  'POST savedViews': {
    sends: () => ({
      body: { name: `View ${randomUUID()}`, isShared: false, filters: {}, columns: ['order'] },
    }),
    statuses: staffCreated,
  },
  'PUT savedViews': {
    sends: () => ({ query: { id: randomUUID() }, body: { name: 'No such view' } }),
    statuses: staffMissing,
  },
  'DELETE savedViews': { sends: () => ({ query: { id: randomUUID() } }), statuses: staffMissing },
  'GET getLiveList': {
    sends: ({ request: { requestId } }) => ({ query: { ids: requestId, seen: '0' } }),
    statuses: staffOnly,
  },
  'POST setPresence': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, state: 'viewing' } }),
    statuses: staffOnly,
  },
  'POST startNext': { sends: () => ({ body: { search: 'no request has this word' } }), statuses: staffOnly },
  'POST renewLease': {
    sends: ({ request: { requestId } }) => ({ body: { requestId } }),
    statuses: staffOnly,
  },
  'POST endLease': { sends: ({ request: { requestId } }) => ({ body: { requestId } }), statuses: staffOnly },
  // Nobody has a lease of the request.
  'POST skipRequest': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, reason: 'needs_colleague', notes: '' } }),
    statuses: { ...staffOnly, staff: 409, admin: 409 },
  },
  'GET getSubmissions': { sends: nothing, statuses: staffOnly },
  'PUT reviewSubmission': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, action: 'reopen', seenVersion: 0 } }),
    statuses: staffOnly,
  },
  'POST revealVerificationCode': {
    sends: ({ request: { requestId } }) => ({ body: { requestId } }),
    statuses: staffOnly,
  },
  // The client added the request to their list and did not submit it. Staff may, so they name an unknown request, because
  // a replaced code would end the access of the holder. replaceCode.test.ts tests both.
  'POST replaceVerificationCode': {
    sends: ({ request: { requestId } }, caller) => ({
      body: {
        requestId: caller === 'staff' || caller === 'admin' ? `req_${'0'.repeat(24)}` : requestId,
        key: randomUUID(),
      },
    }),
    statuses: accounts(404),
  },
  'GET getRequestNotices': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: staffOnly,
  },
  // A recipient that the request does not have.
  'POST resendNotice': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, recipientId: '0'.repeat(32), key: randomUUID() },
    }),
    statuses: { ...staffOnly, staff: 404, admin: 404 },
  },
  'POST resolveUndelivered': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, recipientId: 'contact', action: 'handled' },
    }),
    statuses: staffOnly,
  },
  // As for replaceVerificationCode. contactEmail.test.ts tests who may.
  'POST changeContactEmail': {
    sends: ({ request: { requestId } }, caller) => ({
      body: {
        requestId: caller === 'staff' || caller === 'admin' ? `req_${'0'.repeat(24)}` : requestId,
        contactEmail: freshEmail(),
        seen: '',
        key: randomUUID(),
      },
    }),
    statuses: accounts(404),
  },
  // The client of the fixtures added the request to their list and did not submit it. accessLog.test.ts tests who may.
  'POST updateClientRequest (by request)': {
    sends: ({ request: { requestId, orderId } }) => ({
      body: {
        requestId,
        orderId,
        updateId: randomUUID(),
        updateReason: 'Other',
        updateDetails: 'A page was missing.',
        uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }],
      },
    }),
    statuses: { ...always(404), client: 422 },
  },
  'GET getAccessLog': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: { ...accounts(404), staff: 403, admin: 403 },
  },
  // The client of the fixtures added the request to their list and did not submit it. requestAccounts.test.ts tests who may.
  'GET getRequestAccounts': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: { ...accounts(404), staff: 200, admin: 200 },
  },
  // An unknown account.
  'POST removeRequestAccount': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, accountId: '0'.repeat(32) } }),
    statuses: accounts(404),
  },
  'POST readmitRequestAccount': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, accountId: '0'.repeat(32) } }),
    statuses: accounts(404),
  },
  'GET getRequestActivity': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: staffOnly,
  },
  'GET exportRequestActivity': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: staffOnly,
  },
  // Clients without a request-access token. ownRequests.test.ts tests the successful call, which needs both.
  'POST addToMyRequests': {
    sends: ({ request: { requestId } }) => ({ body: { requestId } }),
    statuses: { ...UNKNOWN, client: 404, otherClient: 404, staff: 403, admin: 403 },
  },
  // The request belongs to the client's list, but no one was signed in when it was submitted. addressBook.test.ts tests the
  // successful call.
  'GET getRepeatableRequest': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: { ...UNKNOWN, client: 404, otherClient: 404, staff: 403, admin: 403 },
  },
  'GET addressBook': { sends: () => ({}), statuses: clientsOnly(200) },
  'PUT addressBook': {
    sends: () => ({
      body: {
        kind: 'attorney',
        contactId: randomUUID(),
        lawyerEmail: 'attorney@firm.example',
        lawyerPhone: '(213) 555-0101',
      },
    }),
    statuses: clientsOnly(404),
  },
  'DELETE addressBook': {
    sends: () => ({ query: { contactId: randomUUID() } }),
    statuses: clientsOnly(200),
  },
  'GET getAttorneyData': { sends: () => ({ query: { searchTerm: 'ex' } }), statuses: always(200) },
  'POST generateUploadUrls': {
    sends: () => ({ body: { requestId: `req-${randomUUID()}`, files: [{ name: 'a.pdf', size: 1 }] } }),
    statuses: always(200),
  },
  // Sources and packets are only for staff. These do not exist, and the others are tested in tests/integration/packets.
  'GET getAssembly': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: staffOnly,
  },
  // A type that cannot be a source.
  'POST addSources': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, files: [{ name: 'chart.docx', size: 5, fingerprint: '0'.repeat(64) }] },
    }),
    statuses: { ...staffOnly, staff: 422, admin: 422 },
  },
  'POST renewSourceLink': { sends: (fixtures) => ({ body: aSource(fixtures) }), statuses: staffMissing },
  'POST finishSource': { sends: (fixtures) => ({ body: aSource(fixtures) }), statuses: staffMissing },
  // A withdrawal that is repeated changes nothing.
  'POST withdrawSource': { sends: (fixtures) => ({ body: aSource(fixtures) }), statuses: staffOnly },
  'GET getSourcePages': { sends: (fixtures) => ({ query: aSource(fixtures) }), statuses: staffMissing },
  // There are no pages yet.
  'PUT changeRecipe': {
    sends: ({ request: { requestId } }) => ({
      body: {
        requestId,
        version: 0,
        key: randomUUID(),
        operations: [{ kind: 'rotate', pages: ['1.1'], by: 90 }],
      },
    }),
    statuses: { ...staffOnly, staff: 409, admin: 409 },
  },
  'POST buildPacket': {
    sends: (fixtures) => ({
      body: {
        ...aPacket(fixtures),
        version: 1,
        options: { title: 'Chart', hasCover: true, hasContents: true, numbering: { kind: 'none' } },
      },
    }),
    statuses: { ...staffOnly, staff: 409, admin: 409 },
  },
  'DELETE buildPacket': { sends: (fixtures) => ({ body: aPacket(fixtures) }), statuses: staffMissing },
  'GET getPacketLink': { sends: (fixtures) => ({ query: aPacket(fixtures) }), statuses: staffMissing },
  'POST checkPacket': { sends: (fixtures) => ({ body: aPacket(fixtures) }), statuses: staffMissing },
  'POST returnPacket': {
    sends: (fixtures) => ({ body: { ...aPacket(fixtures), note: 'Page 2 is missing' } }),
    statuses: staffMissing,
  },
  'GET getPageChecks': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: staffOnly,
  },
  // There are no pages yet.
  'PUT checkPages': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, version: 0, pages: ['1.1'], decision: { verdict: 'fine' } },
    }),
    statuses: { ...staffOnly, staff: 409, admin: 409 },
  },
  'POST acceptName': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, decision: { name: 'Jane Baker', reason: 'alias' } },
    }),
    statuses: { ...staffOnly, staff: 409, admin: 409 },
  },
  // A name that was not accepted.
  'DELETE acceptName': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, name: 'Jane Baker' } }),
    statuses: staffOnly,
  },
  'GET managePageCheckRules': { sends: nothing, statuses: staffOnly },
  'PUT managePageCheckRules': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  // The file is not one that staff uploaded for the request. lookAtUpload.test.ts reads such files.
  'GET lookAtUpload': {
    sends: ({ request: { requestId }, fileId }) => ({ query: { requestId, fileId } }),
    statuses: staffMissing,
  },
  'POST updateFilePayment': { sends: theFileInBody, statuses: ofRequest },
  'POST updateInvoicePayment': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, invoiceId: noInvoice } }),
    statuses: { ...ofRequest, holder: 404, client: 404, staff: 404, admin: 404 },
  },
  'GET manageInvoices': {
    sends: ({ request: { requestId } }) => ({ query: { requestId, showAll: 'true' } }),
    statuses: staffOnly,
  },
  'POST manageInvoices': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, key: randomUUID(), lineItems } }),
    statuses: { ...staffOnly, staff: 201, admin: 201 },
  },
  'PUT manageInvoices': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, invoiceId: noInvoice, updates: { isActive: false } },
    }),
    statuses: { ...staffOnly, staff: 404, admin: 404 },
  },
  'DELETE manageInvoices': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, invoiceId: noInvoice } }),
    statuses: staffOnly,
  },
  'POST settleInvoice': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, invoiceId: noInvoice, reference: 'Check 7', reason: 'By post' },
    }),
    statuses: adminsOnly(404),
  },
  'POST refundInvoice': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, invoiceId: noInvoice, key: randomUUID(), amount: '1.00', reason: 'Twice' },
    }),
    statuses: adminsOnly(404),
  },
  'POST reopenDisputedPayment': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, invoiceId: noInvoice } }),
    statuses: { ...staffOnly, staff: 404, admin: 404 },
  },
  'GET downloadFileAuth': { sends: theFile, statuses: fileOfAccount },
  'GET checkFileDownloadAuth': { sends: theFile, statuses: fileOfAccount },
  // The file was not uploaded. Authorization is checked before the body.
  'POST updateRequestFiles': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }] },
    }),
    statuses: { ...staffOnly, staff: 422, admin: 422 },
  },
  'POST extendDownloadWindow': { sends: theFileInBody, statuses: { ...staffOnly, staff: 404, admin: 404 } },
  'POST allowAnotherDownload': { sends: theFileInBody, statuses: { ...staffOnly, staff: 404, admin: 404 } },
  // The file has no charge, so nobody needs another download. downloadRequests.test.ts tests who gets one.
  'POST requestAnotherDownload': {
    sends: (fixtures) => ({ body: { ...theFileInBody(fixtures).body, reason: 'lost' } }),
    statuses: { ...ofRequest, holder: 409, client: 409, staff: 403, admin: 403 },
  },
  'POST answerDownloadRequest': {
    sends: (fixtures) => ({ body: { ...theFileInBody(fixtures).body, answer: 'allow' } }),
    statuses: { ...staffOnly, staff: 404, admin: 404 },
  },
  'PUT changeFileTerms': { sends: theFileInBody, statuses: { ...staffOnly, staff: 404, admin: 404 } },
  'POST withdrawFile': { sends: theFileInBody, statuses: { ...staffOnly, staff: 404, admin: 404 } },
  'POST refundFile': { sends: theFileInBody, statuses: adminsOnly(404) },
  'GET downloadReceipt': {
    sends: ({ request: { requestId } }) => ({ query: { requestId, paidItem: 'fee' } }),
    statuses: ofRequest,
  },
  // The request has no invoice. paymentDocuments.test.ts tests who may download one.
  'GET downloadInvoice': {
    sends: ({ request: { requestId } }) => ({ query: { requestId, invoiceId: `inv_${'0'.repeat(32)}` } }),
    statuses: { ...accounts(404), holder: 404, otherHolder: 404 },
  },
  'POST downloadAllFiles': {
    sends: ({ request: { requestId } }) => ({ body: { requestId } }),
    statuses: ofRequest,
  },
  // A zip that does not exist. downloadAllFiles.test.ts tests who may download which.
  'GET downloadAllFiles': {
    sends: ({ request: { requestId } }) => ({ query: { requestId, bundleId: 'a'.repeat(32) } }),
    statuses: { ...ofRequest, holder: 404, client: 404, staff: 404, admin: 404 },
  },
  'PUT downloadAllFiles': {
    sends: ({ request: { requestId } }) => ({ body: { requestId, bundleId: 'a'.repeat(32) } }),
    statuses: { ...ofRequest, holder: 404, client: 404, staff: 404, admin: 404 },
  },
  'GET downloadFile': { sends: theFile, statuses: ofRequest },
  'GET checkFileDownload': { sends: theFile, statuses: ofRequest },
  'GET checkDownloadStatus': { sends: theFile, statuses: ofRequest },
  'POST payment/create-intent': {
    sends: () => ({ body: { draftId: randomUUID(), request: recordsRequest() } }),
    statuses: always(200),
  },
  'POST payment/create-intent (pay_all)': {
    // Nothing is due on this request. Clerks cannot pay for clients.
    sends: ({ request: { requestId } }) => ({ body: { type: 'pay_all', requestId } }),
    statuses: {
      anonymous: 404,
      holder: 409,
      otherHolder: 404,
      client: 409,
      otherClient: 404,
      staff: 403,
      admin: 403,
      ended: 404,
    },
  },
  'POST payment/webhook': { sends: () => ({ body: { type: 'unsigned' } }), statuses: always(400) },
  'GET manageReconciliation': { sends: nothing, statuses: staffOnly },
  'POST manageReconciliation': {
    sends: () => ({ body: { intentId: 'pi_unknown' } }),
    statuses: { ...staffOnly, staff: 404, admin: 404 },
  },
  'PUT manageReconciliation': {
    sends: () => ({ body: { intentId: 'pi_unknown', note: 'Looked into' } }),
    statuses: adminsOnly(404),
  },
  'POST runReconciliation': { sends: nothing, statuses: adminsOnly() },
  'GET listTransactions': { sends: () => ({ query: TRANSACTION_DAYS }), statuses: staffOnly },
  'GET listPayouts': { sends: () => ({ query: TRANSACTION_DAYS }), statuses: staffOnly },
  // payouts.test.ts tests the successful call.
  'GET getPayout': { sends: () => ({ query: { payoutId: 'po_unknown' } }), statuses: staffMissing },
  'GET exportTransactions': { sends: () => ({ query: TRANSACTION_DAYS }), statuses: staffOnly },
  'GET getFacilities': { sends: nothing, statuses: always(200) },
  'GET manageRequestStatuses': { sends: nothing, statuses: always(200) },
  'POST manageRequestStatuses': { sends: () => ({ body: {} }), statuses: staffInvalid },
  'PUT manageRequestStatuses': { sends: () => ({ query: { id: 'none' }, body: {} }), statuses: staffInvalid },
  'DELETE manageRequestStatuses': { sends: () => ({ query: { id: 'none' } }), statuses: staffMissing },
  'GET manageFacilities': { sends: nothing, statuses: staffOnly },
  'POST manageFacilities': { sends: () => ({ body: {} }), statuses: staffInvalid },
  'PUT manageFacilities': { sends: () => ({ query: { id: 'none' }, body: {} }), statuses: staffInvalid },
  'DELETE manageFacilities': { sends: () => ({ query: { id: 'none' } }), statuses: staffMissing },
  'POST addFacilities': { sends: () => ({ body: {} }), statuses: staffInvalid },
  'GET manageQuickAddItems': { sends: nothing, statuses: staffOnly },
  'POST manageQuickAddItems': { sends: () => ({ body: {} }), statuses: staffInvalid },
  'PUT manageQuickAddItems': { sends: () => ({ body: { itemId: 'none' } }), statuses: staffMissing },
  'DELETE manageQuickAddItems': { sends: () => ({ body: { itemId: 'none' } }), statuses: staffMissing },
  'GET manageRedactionReasons': { sends: nothing, statuses: staffOnly },
  'POST manageRedactionReasons': { sends: () => ({ body: {} }), statuses: staffInvalid },
  'PUT manageRedactionReasons': { sends: () => ({ body: { reasonId: 'none' } }), statuses: staffMissing },
  'DELETE manageRedactionReasons': { sends: () => ({ body: { reasonId: 'none' } }), statuses: staffMissing },
  'GET manageReviewChecklist': { sends: nothing, statuses: staffOnly },
  'POST manageReviewChecklist': { sends: () => ({ body: {} }), statuses: staffInvalid },
  'PUT manageReviewChecklist': { sends: () => ({ body: { itemId: 'none' } }), statuses: staffMissing },
  'DELETE manageReviewChecklist': { sends: () => ({ body: { itemId: 'none' } }), statuses: staffMissing },
  'GET manageAuthorityChecklists': { sends: nothing, statuses: staffOnly },
  'PUT manageAuthorityChecklists': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'GET authorityChecklistHistory': { sends: nothing, statuses: staffOnly },
  'GET setup': { sends: nothing, statuses: adminsOnly() },
  'PUT setup': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'POST sampleRequest': { sends: nothing, statuses: adminsOnly() },
  'DELETE sampleRequest': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'POST testEmail': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'POST testStripe': { sends: nothing, statuses: adminsOnly() },
  'GET manageSubstanceUseNotice': { sends: nothing, statuses: staffOnly },
  'PUT manageSubstanceUseNotice': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'GET manageDeadlines': { sends: nothing, statuses: staffOnly },
  'PUT manageDeadlines': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'POST previewDeadlines': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'GET manageTemplates': { sends: nothing, statuses: staffOnly },
  'POST manageTemplates': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'PUT manageTemplates': {
    sends: () => ({
      body: {
        templateId: 'none',
        seenVersion: 0,
        name: 'None',
        texts: { en: { subject: 'None', text: 'None' }, es: null, fr: null },
      },
    }),
    statuses: adminsOnly(404),
  },
  'DELETE manageTemplates': {
    sends: () => ({ body: { templateId: 'none', seenVersion: 0 } }),
    statuses: adminsOnly(404),
  },
  'GET templateHistory': { sends: nothing, statuses: staffOnly },
  'POST previewTemplate': {
    sends: ({ request: { orderId } }) => ({
      body: { orderId, language: 'en', subject: 'Order', text: '{{patientName}}' },
    }),
    statuses: adminsOnly(),
  },
  'GET getTemplates': { sends: nothing, statuses: staffOnly },
  'GET fillTemplate': {
    sends: ({ request: { requestId } }) => ({ query: { requestId, templateId: 'delay' } }),
    statuses: staffOnly,
  },
  'GET getCopyServices': { sends: nothing, statuses: always(200) },
  'POST manageCopyServices': { sends: () => ({ body: {} }), statuses: adminsOnly(400) },
  'PUT manageCopyServices': {
    sends: () => ({ query: { id: 'none' }, body: { name: 'None', order: 0, seen: 0 } }),
    statuses: adminsOnly(404),
  },
  'DELETE manageCopyServices': {
    sends: () => ({ query: { id: 'none', seen: '0' } }),
    statuses: adminsOnly(404),
  },
  'POST manageCopyServiceLocations': {
    sends: () => ({ query: { id: 'none' }, body: { name: 'None', address: 'Nowhere', order: 0 } }),
    statuses: adminsOnly(404),
  },
  'PUT manageCopyServiceLocations': {
    sends: () => ({ query: { id: 'none' }, body: { name: 'None', address: 'Nowhere', order: 0, seen: 0 } }),
    statuses: adminsOnly(404),
  },
  'DELETE manageCopyServiceLocations': {
    sends: () => ({ query: { id: 'none', seen: '0' } }),
    statuses: adminsOnly(404),
  },
  'GET getNotices': { sends: nothing, statuses: always(200) },
  'GET manageNotices': { sends: nothing, statuses: staffOnly },
  'PUT manageNotices': {
    sends: () => ({ body: { kind: 'none', seen: 0 } }),
    statuses: adminsOnly(400),
  },
  'POST manageNotices': { sends: () => ({ body: { n: 9_999_999, seen: 0 } }), statuses: adminsOnly(404) },
  'GET noticeHistory': { sends: () => ({ query: { before: '9' } }), statuses: staffOnly },
  'GET getDemoFiles': { sends: nothing, statuses: always(200) },
  'GET health': { sends: nothing, statuses: always(200) },
  'GET status': { sends: nothing, statuses: always(200) },
  'GET openapi.json': { sends: nothing, statuses: always(200) },

  'GET analytics': { sends: () => ({ query: { period: '7d' } }), statuses: staffOnly },
  'GET dashboard/analytics': { sends: nothing, statuses: staffOnly },
  'GET reports/revenue': { sends: nothing, statuses: staffOnly },
  'GET reports/turnaround': { sends: nothing, statuses: staffOnly },
  'GET reports/work': { sends: nothing, statuses: staffOnly },
  'GET reports/receivables': { sends: nothing, statuses: staffOnly },
  'GET reports/entries': {
    sends: () => ({ query: { table: 'revenue', dimension: 'firm', value: 'none' } }),
    statuses: staffOnly,
  },
  'GET reports/receivables/entries': { sends: () => ({ query: { value: 'none' } }), statuses: staffOnly },

  'POST auth/signup': { sends: () => ({ body: aPerson() }), statuses: always(201) },
  'POST auth/invitation': { sends: () => ({ body: { token: secret } }), statuses: always(410) },
  'POST auth/signin': {
    sends: ({ bystander: { email, password } }) => ({ body: { email, password } }),
    statuses: always(200),
  },
  // Each caller signs in again, because the call ends the session.
  'POST auth/signout': {
    sends: async ({ portal, people }, caller) =>
      caller in people
        ? { headers: authHeaders(await signInPerson(portal, people[caller as keyof typeof people])) }
        : {},
    statuses: accounts(),
  },
  'POST auth/forgot-password': { sends: () => ({ body: { email: freshEmail() } }), statuses: always(200) },
  'POST auth/reset-password': {
    sends: async ({ portal }) => ({
      body: { token: secret, ...(await encryptPasswords(portal, { password: PASSWORD })) },
    }),
    statuses: always(410),
  },
  'POST auth/change-password': {
    sends: async ({ portal }) => ({
      body: await encryptPasswords(portal, { currentPassword: 'not the password', newPassword: PASSWORD }),
    }),
    statuses: accounts(400),
  },
  'GET crypto/public-key': { sends: nothing, statuses: always(200) },
  'POST auth/two-step/start': { sends: () => ({ body: { password: 'wrong' } }), statuses: accounts(400) },
  'POST auth/two-step/activate': { sends: () => ({ body: { code: '123456' } }), statuses: accounts(410) },
  'POST auth/two-step/verify': {
    sends: () => ({ body: { challenge: 'unknown', code: '123456' } }),
    statuses: always(401),
  },
  'POST auth/two-step/disable': {
    sends: () => ({ body: { password: 'wrong', code: '123456' } }),
    statuses: accounts(400),
  },
  'GET auth/oauth/providers': { sends: nothing, statuses: always(200) },
  // Neither Google nor GitHub is configured here.
  'POST auth/oauth/start': {
    sends: () => ({ body: { provider: 'google', binding: secret } }),
    statuses: always(404),
  },
  'POST auth/oauth/finish': {
    sends: () => ({ body: { code: 'x', state: secret, binding: secret } }),
    statuses: always(401),
  },
  'POST auth/oauth/link': {
    sends: () => ({ body: { ticket: 'unknown', password: PASSWORD } }),
    statuses: always(401),
  },

  'GET user/profile': { sends: nothing, statuses: accounts() },
  'POST user/settings': { sends: () => ({ body: { smsNotifications: false } }), statuses: accounts() },
  // The address of staff was verified by their invitation.
  'POST user/email/link': { sends: nothing, statuses: { ...accounts(), staff: 409, admin: 409 } },
  'POST user/email/confirm': { sends: () => ({ body: { token: secret } }), statuses: accounts(410) },
  // Each caller has a number of its own: codes are limited per number.
  'POST user/phone/code': {
    sends: async ({ portal, headersOf }, caller) => {
      await callApi(portal.api, submitUserProfile, {
        headers: headersOf[caller],
        body: { firstName: 'Mo', lastName: 'Ray', phoneNumber: freshPhoneNumber() },
      });
      return {};
    },
    statuses: accounts(),
  },
  'POST user/phone/confirm': { sends: () => ({ body: { code: '1' } }), statuses: accounts(400) },
  'POST submitUserProfile': {
    sends: () => ({ body: { firstName: 'Mo', lastName: 'Ray' } }),
    statuses: accounts(),
  },
  'GET manageUsers': { sends: nothing, statuses: adminsOnly() },
  'POST manageUsers': {
    sends: () => ({ body: { email: freshEmail(), role: 'staff' } }),
    statuses: adminsOnly(201),
  },
  'PUT manageUsers': {
    sends: ({ bystander: { userId } }) => ({ body: { action: 'end-sessions', userId } }),
    statuses: adminsOnly(),
  },

  'GET manageRetention': { sends: nothing, statuses: adminsOnly() },
  'PUT manageRetention': {
    sends: () => ({ body: { days: null, reason: 'Authorization matrix' } }),
    statuses: adminsOnly(),
  },
  'GET previewRetention': { sends: () => ({ query: { days: '3650' } }), statuses: adminsOnly() },
  'PUT changeRetention': {
    sends: ({ request: { requestId } }) => ({
      body: { requestId, choice: { kind: 'default' }, reason: 'Authorization matrix' },
    }),
    statuses: adminsOnly(),
  },
  'POST accountDisclosures': {
    sends: () => ({
      body: { patientName: 'Nobody Atall', patientDob: '1901-01-01', from: '2026-01-01', to: '2026-01-02' },
    }),
    statuses: staffOnly,
  },
  'POST manageDisclosures': {
    sends: () => ({ body: { key: randomUUID(), ...unknownPatient, ...aDisclosure() } }),
    statuses: staffCreated,
  },
  'PUT manageDisclosures': {
    sends: () => ({
      body: {
        disclosureId: `dis_${'0'.repeat(32)}`,
        seen: 1,
        reason: 'Authorization matrix',
        ...aDisclosure(),
      },
    }),
    statuses: staffMissing,
  },
  'GET manageSuspensions': { sends: nothing, statuses: staffOnly },
  'POST manageSuspensions': {
    sends: () => ({
      body: {
        key: randomUUID(),
        ...unknownPatient,
        kind: 'written',
        agency: 'The agency',
        statement: 'It would impede us',
        covers: 'recipient',
        recipient: 'Nobody',
        from: '2026-01-01',
        until: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      },
    }),
    statuses: staffCreated,
  },
  'PUT manageSuspensions': {
    sends: () => ({
      body: { action: 'end', suspensionId: `sus_${'0'.repeat(32)}`, seen: 1, reason: 'Authorization matrix' },
    }),
    statuses: adminsOnly(404),
  },
  'GET manageAccountings': { sends: nothing, statuses: staffOnly },
  'POST manageAccountings': {
    sends: () => ({
      body: {
        key: randomUUID(),
        ...unknownPatient,
        from: '2026-01-01',
        to: '2026-01-02',
        requester: 'patient',
        proof: 'Passport',
        receivedOn: today(),
      },
    }),
    statuses: staffCreated,
  },
  'PUT manageAccountings': {
    sends: () => ({ body: { action: 'waive-fee', accountingId: noAccounting, seen: 1 } }),
    statuses: staffMissing,
  },
  'GET accountingNames': {
    sends: () => ({ query: { accountingId: noAccounting } }),
    statuses: staffMissing,
  },
  'POST issuedAccountings': {
    sends: () => ({ body: { accountingId: noAccounting, seen: 1 } }),
    statuses: staffMissing,
  },
  'GET accountingIssue': {
    sends: () => ({ query: { accountingId: noAccounting, bundleId: 'a'.repeat(32) } }),
    statuses: staffMissing,
  },
  'GET manageIncidents': { sends: nothing, statuses: adminsOnly() },
  // The documents of the request are not released.
  'POST manageIncidents': {
    sends: ({ request: { requestId } }) => ({
      body: {
        key: randomUUID(),
        requestId,
        fileIds: [`file_${'0'.repeat(32)}`],
        discoveredOn: today(),
        what: 'Authorization matrix',
      },
    }),
    statuses: staffMissing,
  },
  'PUT manageIncidents': {
    sends: (fixtures) => ({
      body: { action: 'reopen', ...theIncident(fixtures), seen: 1, reason: 'Authorization matrix' },
    }),
    statuses: adminsOnly(404),
  },
  'GET incidentsOfRequest': {
    sends: ({ request: { requestId } }) => ({ query: { requestId } }),
    statuses: staffOnly,
  },
  'POST incidentNotes': {
    sends: (fixtures) => ({
      body: { key: randomUUID(), ...theIncident(fixtures), text: 'Authorization matrix' },
    }),
    statuses: adminsOnly(404),
  },
  'GET incidentLetterText': {
    sends: (fixtures) => ({ query: { ...theIncident(fixtures), kind: 'patient' } }),
    statuses: adminsOnly(404),
  },
  'POST previewIncidentLetter': {
    sends: (fixtures) => ({ body: aLetter(fixtures) }),
    statuses: adminsOnly(404),
  },
  'POST incidentLetters': {
    sends: (fixtures) => ({ body: { key: randomUUID(), ...aLetter(fixtures) } }),
    statuses: adminsOnly(404),
  },
  'GET incidentLetters': {
    sends: (fixtures) => ({ query: { ...theIncident(fixtures), letterId: `let_${'0'.repeat(32)}` } }),
    statuses: adminsOnly(404),
  },
  'GET issuedAccountings': {
    sends: () => ({
      query: { accountingId: noAccounting, issueId: `iss_${'0'.repeat(32)}`, file: 'pdf' },
    }),
    statuses: staffMissing,
  },
};
