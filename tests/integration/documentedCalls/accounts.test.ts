import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authHeaders,
  freshEmail,
  PASSWORD,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitRequest } from '../../support/requests/order.ts';

/** The rows of the call tables of both specifications. Each test sends only the documented payload and reads only the documented fields. */
let portal: BorrowedPortal;
let staff: Person;
let client: Person;
let request: Awaited<ReturnType<typeof submitRequest>>;

beforeAll(async () => {
  portal = await borrowPortal();
  staff = await createStaff(portal);
  client = await signUpPerson(portal);
  request = await submitForClient(portal, client);
});
afterAll(() => portal.stop());

interface ApiResponse {
  readonly status: number;
  readonly success: boolean;
  readonly message?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a client written from the specification has no types
  readonly data: any;
  readonly [name: string]: unknown;
}

async function send(method: string, path: string, payload?: object, person?: Person): Promise<ApiResponse> {
  const response = await fetch(`${portal.site}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(person && authHeaders(person)), ...randomIpHeader() },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  return { ...((await response.json()) as ApiResponse), status: response.status };
}

const ok = { success: true };

/** Encrypts as specified: RSA-OAEP with SHA-256 and the server's public key. */
async function encrypt(...passwords: string[]): Promise<string[]> {
  const { data } = await send('GET', 'crypto/public-key');
  const key = await crypto.subtle.importKey(
    'spki',
    Buffer.from(data.publicKey as string, 'base64'),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  return Promise.all(
    passwords.map(async (password) =>
      Buffer.from(await crypto.subtle.encrypt('RSA-OAEP', key, Buffer.from(password))).toString('base64'),
    ),
  );
}

async function signUp(): Promise<{ email: string; token: string }> {
  const email = freshEmail();
  const { data } = await send('POST', 'auth/signup', {
    email,
    password: PASSWORD,
    firstName: 'Casey',
    lastName: 'Example',
    phoneNumber: '(323) 555-0142',
    rememberMe: true,
  });
  return { email, token: data.token as string };
}

const withToken = (token: string) => ({ token }) as Person;

describe('accounts', () => {
  it('POST /auth/signup', async () => {
    expect((await signUp()).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('POST /auth/signin', async () => {
    const { email } = await signUp();
    const { data } = await send('POST', 'auth/signin', { email, password: PASSWORD, rememberMe: true });
    const profile = await send('GET', 'user/profile', undefined, withToken(data.token));
    expect(profile.data.user).toMatchObject({ email, firstName: 'Casey', lastName: 'Example' });
    expect(profile.data.user.settings).toHaveProperty('darkMode');
  });

  it('GET /user/profile', async () => {
    const { email, token } = await signUp();
    const { data } = await send('GET', 'user/profile', undefined, withToken(token));
    expect(data.user).toMatchObject({ email, phoneNumber: expect.stringContaining('555') as string });
  });

  it('GET /crypto/public-key', async () => {
    const { data } = await send('GET', 'crypto/public-key');
    expect(Buffer.from(data.publicKey as string, 'base64').byteLength).toBeGreaterThan(400);
  });

  it('POST /auth/forgot-password, then POST /auth/reset-password', async () => {
    const { email } = await signUp();
    const { data } = await send('POST', 'auth/forgot-password', { email });
    const [password] = await encrypt('Another-horse-8');
    const reset = await send('POST', 'auth/reset-password', { token: data.resetToken, password });
    expect(reset).toMatchObject({ ...ok, message: 'Password reset successful' });
    expect(
      await send('POST', 'auth/signin', { email, password: 'Another-horse-8', rememberMe: true }),
    ).toMatchObject(ok);
  });

  it('POST /auth/reset-password with a password that does not decrypt', async () => {
    const { email } = await signUp();
    const { data } = await send('POST', 'auth/forgot-password', { email });
    const password = Buffer.alloc(384, 7).toString('base64');
    expect(await send('POST', 'auth/reset-password', { token: data.resetToken, password })).toMatchObject({
      success: false,
      message: 'Encryption failed. Please try again.',
    });
  });

  it('POST /auth/change-password', async () => {
    const { token } = await signUp();
    const [currentPassword, newPassword] = await encrypt(PASSWORD, 'Another-horse-8');
    const payload = { currentPassword, newPassword };
    expect(await send('POST', 'auth/change-password', payload, withToken(token))).toMatchObject({
      ...ok,
      message: 'Password updated successfully!',
    });
  });

  it('POST /user/settings', async () => {
    const person = await signUpPerson(portal);
    expect(await send('POST', 'user/settings', { darkMode: true }, person)).toMatchObject({
      ...ok,
      data: { settings: { darkMode: true } },
    });
    const settings = {
      emailNotifications: false,
      smsNotifications: false,
      darkMode: false,
      language: 'es',
      timezone: 'PST',
    };
    expect(await send('POST', 'user/settings', settings, person)).toMatchObject({ data: { settings } });
  });

  it('POST /submitUserProfile', async () => {
    const person = await signUpPerson(portal);
    const profile = {
      firstName: 'Robin',
      lastName: 'Sample',
      email: person.email,
      phoneNumber: '(323) 555-0143',
      bio: 'Ten years of subpoenas',
      jobTitle: 'Legal Administrator',
      department: 'Operations',
    };
    expect(await send('POST', 'submitUserProfile', profile, person)).toMatchObject(ok);
    expect((await send('GET', 'user/profile', undefined, person)).data.user).toMatchObject(profile);
  });
});

describe('requests', () => {
  it('GET /getAllClientRequests', async () => {
    const query = `page=1&limit=5&sortBy=submittedAt&sortOrder=desc&search=${request.orderId}`;
    const { data } = await eventually('the list', async () => {
      const result = await send('GET', `getAllClientRequests?${query}`, undefined, staff);
      return result.data.requests.length === 1 && result;
    });
    expect(data.requests[0]).toMatchObject({
      _id: request.requestId,
      orderId: request.orderId,
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      facilityName: 'Central Medical Center',
      requestType: 7,
      status: 'pending',
      submittedAt: expect.any(String) as string,
      uploadedFiles: 0,
    });
    expect(data.pagination).toMatchObject({
      page: 1,
      limit: 5,
      totalCount: 1,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    });
  });

  it('GET /getRequestDetails', async () => {
    const { data } = await send('GET', `getRequestDetails?requestId=${request.requestId}`, undefined, staff);
    expect(data).toMatchObject({ orderId: request.orderId, subpoenaApproved: false, recordsSaved: false });
    expect(data.statusHistory[0]).toMatchObject({
      status: 'pending',
      label: 'Pending',
      color: 'yellow',
      updatedAt: expect.any(String) as string,
      updatedByName: 'system',
      notes: '',
      isPrivate: false,
    });
    for (const list of ['loaFiles', 'uploadedFiles', 'updateRequests']) expect(data[list]).toEqual([]);
  });

  it('PUT /updateRequestStatus', async () => {
    const payload = {
      requestId: request.requestId,
      status: 'processing',
      notes: 'We have started',
      adminEmail: staff.email,
      isPrivate: false,
    };
    expect(await send('PUT', 'updateRequestStatus', payload, staff)).toMatchObject({
      ...ok,
      message: 'Request status updated',
    });
  });

  it.each([
    ['patientInfo', { patientData: { patientName: 'Pat Q. Example', requestType: 8 } }],
    ['contactInfo', { patientData: { firmName: 'Example LLP', lawyerEmail: 'new@firm.example' } }],
    ['checkbox', { checkboxData: { subpoenaApproved: true } }],
    ['checkbox', { checkboxData: { recordsSaved: true } }],
  ])('PUT /updateRequest of %s', async (updateType, change) => {
    const payload = { requestId: request.requestId, updateType, ...change, adminEmail: staff.email };
    expect(await send('PUT', 'updateRequest', payload, staff)).toMatchObject(ok);
    const { data } = await send('GET', `getRequestDetails?requestId=${request.requestId}`, undefined, staff);
    expect(data).toMatchObject(Object.values(change)[0]!);
  });
});

describe('invoices', () => {
  const lineItems = [
    {
      description: 'Copies',
      quantity: 2,
      unitPrice: 12.5,
      total: 25,
      subsections: ['Billing'],
      studyDate: '2026-01-02',
      studyType: 'MRI',
      imageCount: 3,
      cnrReason: '',
    },
  ];
  const create = async () => {
    const payload = { requestId: request.requestId, lineItems, adminId: staff.userId };
    return send('POST', 'manageInvoices', payload, staff);
  };
  const invoices = async () => {
    const path = `manageInvoices?requestId=${request.requestId}&showAll=true`;
    return (await send('GET', path, undefined, staff)).data as { invoiceId: string }[];
  };
  const stored = async (id: string) => (await invoices()).find(({ invoiceId }) => invoiceId === id);

  it('POST /manageInvoices, twice', async () => {
    const [first, second] = [await create(), await create()];
    expect(first).toMatchObject({ ...ok, data: { status: 'draft', isActive: true, isPaid: false } });
    expect(second.data.invoiceId).not.toBe(first.data.invoiceId);
  });

  it('GET /manageInvoices', async () => {
    const { data } = await create();
    expect(await stored(data.invoiceId)).toMatchObject({
      requestId: request.requestId,
      invoiceNumber: expect.stringMatching(/^INV-/) as string,
      createdAt: expect.any(String) as string,
      totalAmount: 25,
      lineItems,
    });
  });

  it.each([
    [{ updates: { isActive: false } }, { isActive: false }],
    [{ isActive: false }, { isActive: false }],
    [{ updates: { status: 'sent' } }, { status: 'sent' }],
    [{ status: 'sent' }, { status: 'sent' }],
  ])('PUT /manageInvoices with %j', async (change, shown) => {
    const { invoiceId } = (await create()).data;
    const payload = { requestId: request.requestId, invoiceId, ...change };
    expect(await send('PUT', 'manageInvoices', payload, staff)).toMatchObject(ok);
    expect(await stored(invoiceId)).toMatchObject(shown);
  });

  it('DELETE /manageInvoices', async () => {
    const { invoiceId } = (await create()).data;
    const payload = { requestId: request.requestId, invoiceId };
    expect(await send('DELETE', 'manageInvoices', payload, staff)).toMatchObject(ok);
    expect(await stored(invoiceId)).toBeUndefined();
  });

  it('GET, POST, PUT and DELETE /manageQuickAddItems', async () => {
    const name = `Copies ${randomUUID()}`;
    const item = { name, description: 'A page', defaultPrice: 0.1, category: 'Fees', isActive: true };
    expect(await send('POST', 'manageQuickAddItems', item, staff)).toMatchObject(ok);
    const findItem = async () => {
      const { data } = await send('GET', 'manageQuickAddItems', undefined, staff);
      return (data as { itemId: string; name: string }[]).find((each) => each.name.startsWith(name));
    };
    const { itemId } = (await findItem())!;
    expect(await findItem()).toMatchObject({ itemId, ...item });
    await send('PUT', 'manageQuickAddItems', { itemId, isActive: false }, staff);
    expect(await findItem()).toMatchObject({ itemId, ...item, isActive: false });
    await send('PUT', 'manageQuickAddItems', { itemId, ...item, name: `${name} 2` }, staff);
    expect(await findItem()).toMatchObject({ itemId, ...item, name: `${name} 2` });
    expect(await send('DELETE', 'manageQuickAddItems', { itemId }, staff)).toMatchObject(ok);
    expect(await findItem()).toBeUndefined();
  });
});

describe('configuration', () => {
  const status = (label: string) => ({
    label,
    color: 'purple',
    description: 'More information was requested',
    order: 4,
  });
  const statuses = async () =>
    (await send('GET', 'manageRequestStatuses')).data as { _id: string; key: string; label: string }[];
  const addStatus = async () => {
    const label = `Status ${randomUUID().slice(0, 8)}`;
    expect(await send('POST', 'manageRequestStatuses', status(label), staff)).toMatchObject(ok);
    return (await statuses()).find((each) => each.label === label)!;
  };

  it('GET, POST and PUT /manageRequestStatuses', async () => {
    const { _id, key, label } = await addStatus();
    expect(await send('PUT', `manageRequestStatuses?id=${_id}`, status(`${label} 2`), staff)).toMatchObject(
      ok,
    );
    expect((await statuses()).find((each) => each._id === _id)).toMatchObject({
      key,
      label: `${label} 2`,
      color: 'purple',
      order: 4,
    });
  });

  it('DELETE /manageRequestStatuses of an unused status', async () => {
    const { _id } = await addStatus();
    expect(await send('DELETE', `manageRequestStatuses?id=${_id}`, undefined, staff)).toMatchObject({
      ...ok,
      message: 'Status deleted successfully',
      details: { usageCount: 0, sampleRequests: [] },
    });
  });

  it.each([['migrateToStatusId'], ['force']])(
    'DELETE /manageRequestStatuses of a status in use, then with %s',
    async (option) => {
      const { _id, key } = await addStatus();
      const used = await submitRequest(portal);
      const moved = {
        requestId: used.requestId,
        status: key,
        notes: '',
        adminEmail: staff.email,
        isPrivate: false,
      };
      expect(await send('PUT', 'updateRequestStatus', moved, staff)).toMatchObject(ok);
      const path = `manageRequestStatuses?id=${_id}`;
      expect(await send('DELETE', path, undefined, staff)).toMatchObject({
        details: {
          usageCount: 1,
          sampleRequests: [
            {
              orderId: used.orderId,
              facilityName: 'Central Medical Center',
              submittedAt: expect.any(String) as string,
            },
          ],
        },
      });
      const target = (await statuses()).find((each) => each.key === 'processing')!;
      const choice = option === 'force' ? { force: true } : { migrateToStatusId: target._id };
      expect(await send('DELETE', path, choice, staff)).toMatchObject({ ...ok, details: { usageCount: 1 } });
      expect((await statuses()).some((each) => each._id === _id)).toBe(false);
    },
  );

  it('GET /getFacilities, and GET, POST, PUT and DELETE /manageFacilities', async () => {
    const name = `Clinic ${randomUUID()}`;
    const facility = { name, description: 'By the sea', order: 0 };
    expect(await send('POST', 'manageFacilities', facility, staff)).toMatchObject({
      ...ok,
      message: 'Facility created successfully',
    });
    const findFacility = async () => {
      const { data } = await send('GET', 'manageFacilities', undefined, staff);
      return (data as { _id: string; name: string }[]).find((each) => each.name.startsWith(name));
    };
    expect(await findFacility()).toMatchObject({
      ...facility,
      isActive: true,
      createdBy: 'Casey Example',
      createdAt: expect.any(String) as string,
    });
    const { _id } = (await findFacility())!;
    const changed = { ...facility, name: `${name} 2` };
    expect(await send('PUT', `manageFacilities?id=${_id}`, changed, staff)).toMatchObject(ok);
    expect(await findFacility()).toMatchObject(changed);
    const offered = (await send('GET', 'getFacilities')).data as { name: string }[];
    expect(offered.map((each) => each.name)).toContain(`${name} 2`);
    expect(await send('DELETE', `manageFacilities?id=${_id}`, undefined, staff)).toMatchObject(ok);
    expect(await findFacility()).toBeUndefined();
  });
});

describe('analytics and suggestions', () => {
  it('GET /getAttorneyData', async () => {
    const lawyerEmail = `${randomUUID().slice(0, 8)}@firm.example`;
    const attorneyName = `Quill ${randomUUID().slice(0, 8)}`;
    await submitRequest(portal, { attorneyName, lawyerEmail, firmName: 'Quill LLP' });
    const suggestion = await eventually('the suggestion', async () => {
      const { data } = await send('GET', `getAttorneyData?searchTerm=${encodeURIComponent(attorneyName)}`);
      return (data as object[])[0];
    });
    expect(suggestion).toMatchObject({
      attorneyName,
      lawyerEmail,
      lawyerPhone: '(213) 555-0101',
      firmName: 'Quill LLP',
      count: 1,
    });
  });

  it('GET /dashboard/analytics', async () => {
    const { data } = await send('GET', 'dashboard/analytics', undefined, staff);
    const text = expect.any(String) as string;
    const number = expect.any(Number) as number;
    expect(data).toMatchObject({
      totalRequests: number,
      pendingRequests: number,
      completedRequests: number,
      needsAttentionPercentage: expect.stringMatching(/^\d+%$/) as string,
      averageProcessingTime: text,
      trends: {
        totalRequestsGrowth: text,
        totalRequestsGrowthDirection: text,
        completionImprovement: text,
        attentionTrend: text,
        attentionTrendDirection: text,
      },
    });
  });

  it.each([
    ['analytics', null],
    ['analytics?startDate=2026-01-01&endDate=2026-12-31', '2026-01-01'],
  ])('GET /analytics, called as %s', async (path, startDate) => {
    const { data } = await send('GET', path, undefined, staff);
    const number = expect.any(Number) as number;
    const recent = { last24h: number, last7days: number, last30days: number };
    expect(data).toMatchObject({
      invoices: {
        totalEarnings: number,
        earnings: recent,
        pendingInvoicesAmount: number,
        pendingInvoicesCount: number,
        averageInvoiceValue: number,
        totalPaidInvoices: number,
        allInvoicesCount: number,
      },
      revenue: { witnessFeesTotal: number, breakdown: { witnessFees: recent } },
      cases: { opened: { ...recent, total: number }, closed: { ...recent, total: number } },
      metadata: {
        dateRange: { startDate, hasCustomRange: startDate !== null },
        totalActiveRequests: number,
        averageRevenuePerCase: number,
      },
    });
  });
});
