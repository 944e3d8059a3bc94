import { randomUUID } from 'node:crypto';
import * as templates from '@portal/contract/templates/endpoints.ts';
import { messageTemplate, type TemplateForm } from '@portal/contract/templates/schemas.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createAdmin, createStaff, type Person } from '../../support/accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { auditedChangesOf, freshName } from '../../support/operations/managedListCalls.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { bulkCalls, countEvents, selectionOf } from '../../support/requests/bulkActions.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');

let admin: Person;
let staff: Person;
beforeAll(async () => {
  [admin, staff] = await Promise.all([createAdmin(portal), createStaff(portal)]);
});

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const send = (operation: Parameters<typeof callApi>[1], body: object): Promise<ApiResponse> =>
  callApi(portal.api, operation, { headers: headersOf(admin), body });
const listed = () => dataOf(portal.api, templates.listTemplates, { headers: headersOf(staff) });

const aForm = (changed: Partial<TemplateForm> = {}): TemplateForm => ({
  name: freshName('Template'),
  texts: {
    en: { subject: 'Order {{orderId}}', text: 'Records of {{patientName}}' },
    es: null,
    fr: null,
  },
  asLetter: false,
  ...changed,
});

const add = async (form: TemplateForm) =>
  messageTemplate.parse((await send(templates.addTemplate, form)).data);

describe('the message templates', () => {
  it('have defaults, and keep who changed what', async () => {
    expect((await listed()).map(({ templateId }) => templateId)).toEqual(
      expect.arrayContaining(['missing-information', 'fee-quote', 'no-records', 'delay', 'delivery']),
    );
    const form = aForm();
    const { templateId } = await add(form);
    const next = { ...form, name: freshName('Template'), asLetter: true };
    const edit = { templateId, seenVersion: 1, ...next };
    expect(await send(templates.editTemplate, edit)).toMatchObject({
      status: 200,
      data: { ...next, version: 2, changed: { byName: expect.any(String) } },
    });
    const offered = { templateId, name: next.name, version: 2, asLetter: true };
    expect(await dataOf(portal.api, templates.getTemplates, { headers: headersOf(staff) })).toContainEqual(
      offered,
    );
    expect((await send(templates.deleteTemplate, { templateId, seenVersion: 1 })).status).toBe(409);
    expect((await send(templates.deleteTemplate, { templateId, seenVersion: 2 })).status).toBe(200);
    expect(await send(templates.editTemplate, { ...edit, seenVersion: 2 })).toMatchObject({
      status: 404,
      message: 'This template no longer exists',
    });
    const { history } = await dataOf(portal.api, templates.templateHistory, { headers: headersOf(staff) });
    const changes = history.filter((change) => change.templateId === templateId);
    expect(changes.map(({ from, to }) => [from?.name, to?.name])).toEqual([
      [next.name, undefined],
      [form.name, next.name],
      [undefined, form.name],
    ]);
    expect(await auditedChangesOf(portal, templateId)).toMatchObject([
      { list: 'message-templates', action: 'added', name: form.name },
      { action: 'changed', name: next.name },
      { action: 'deleted', name: next.name },
    ]);
  });

  it('take one of two changes that were made at once', async () => {
    const form = aForm();
    const { templateId } = await add(form);
    const twice = await Promise.all(
      ['A', 'B'].map((name) =>
        send(templates.editTemplate, { ...form, templateId, seenVersion: 1, name: freshName(name) }),
      ),
    );
    expect(sortedStatuses(twice)).toEqual([200, 409]);
    await send(templates.deleteTemplate, { templateId, seenVersion: 2 });
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name', 'Template name is required'],
    ['no English text', { texts: { ...aForm().texts, en: null } }, 'texts.en', undefined],
    [
      'a long text',
      { texts: { ...aForm().texts, fr: { subject: 'A', text: 'x'.repeat(5001) } } },
      'texts.fr.text',
      'Please use at most 5,000 characters',
    ],
    [
      'too many lines',
      { texts: { ...aForm().texts, en: { subject: 'A', text: `${'x\n'.repeat(200)}x` } } },
      'texts.en.text',
      'Please use at most 200 lines',
    ],
    [
      'an unknown placeholder',
      { texts: { ...aForm().texts, en: { subject: '{{ssn}}', text: 'A' } } },
      'texts.en.subject',
      '“{{ssn}}” is not a placeholder. Please use one of the list.',
    ],
  ])('refuse %s', async (_name, changed, field, message = expect.any(String)) => {
    const before = (await listed()).length;
    expect(await send(templates.addTemplate, { ...aForm(), ...changed })).toMatchObject({
      status: 400,
      error: { fields: { [field]: message } },
    });
    expect(await listed()).toHaveLength(before);
  });
});

describe('a template for a request', () => {
  it('is filled in by the server in the language of the request, as a view of it', async () => {
    const { requestId, orderId } = await copySubmission(portal);
    const { patientName } = (await requestContent(portal, requestId)).fields;
    const clerk = await createStaff(portal);
    const filled = await dataOf(portal.api, templates.fillTemplate, {
      headers: headersOf(clerk),
      query: { requestId, templateId: 'fee-quote' },
    });
    expect(filled).toMatchObject({ language: 'en', subject: `Fees for order ${orderId}` });
    expect(filled.text).toContain(`the records of ${String(patientName)} is $0.00`);
    const views = (await documentsOf(portal, requestId, 'event')).filter(({ by }) => {
      return (by as { id?: string }).id === clerk.userId;
    });
    expect(views).toMatchObject([{ kind: 'request-opened' }]);
  });

  it('can be previewed before it is saved', async () => {
    const { requestId, orderId } = await copySubmission(portal);
    const { patientName } = (await requestContent(portal, requestId)).fields;
    const preview = (order: string) =>
      send(templates.previewTemplate, {
        orderId: order,
        language: 'es',
        subject: '{{orderId}}',
        text: '{{patientName}}: {{requestType}} {{unknown}}',
      });
    expect(await preview(` ${orderId.toLowerCase()} `)).toMatchObject({
      status: 200,
      data: {
        language: 'es',
        subject: orderId,
        text: expect.stringMatching(new RegExp(`^${String(patientName)}: .* \\{\\{unknown\\}\\}$`)),
      },
    });
    expect(await preview(freshName('NONE'))).toMatchObject({
      status: 404,
      error: { fields: { orderId: 'No request has this Order ID' } },
    });
  });
});

describe('a template for many requests', () => {
  const messagesOf = async (requestId: string) =>
    (await documentsOf(portal, requestId, 'message')).map(({ text }) => text);

  it('is sent to each client once, in their language and with the facts of their request', async () => {
    const requests = await Promise.all([copySubmission(portal), copySubmission(portal)]);
    const [english, spanish] = requests.map(({ requestId }) => requestId) as [string, string];
    const container = await containerOf(portal, 'requests');
    await container.item('root', spanish).patch([{ op: 'set', path: '/language', value: 'es' }]);
    const form = aForm();
    form.texts.es = { subject: 'Orden {{orderId}}', text: 'Tipo: {{requestType}}' };
    const { templateId } = await add(form);
    const bulk = bulkCalls(portal, staff);
    const change = { kind: 'message', templateId, version: 1 };
    const key = randomUUID();
    await bulk.start(change, selectionOf(requests), key);
    expect((await bulk.end(key)).counts).toMatchObject({ done: 2, failed: 0 });
    const { patientName } = (await requestContent(portal, english)).fields;
    expect(await messagesOf(english)).toEqual([
      `Order ${requests[0]!.orderId}\n\nRecords of ${String(patientName)}`,
    ]);
    expect(await messagesOf(spanish)).toEqual([
      expect.stringMatching(new RegExp(`^Orden ${requests[1]!.orderId}\n\nTipo: Expediente`)),
    ]);
    expect(await requestContent(portal, english)).toMatchObject({ thread: { unreadByClient: [1] } });
    // The same call, and a retry.
    await bulk.start(change, selectionOf(requests), key);
    await bulk.retry(key);
    expect(await countEvents(portal, requests, 'message-sent')).toEqual([1, 1]);
    await send(templates.deleteTemplate, { templateId, seenVersion: 1 });
  });

  it('is not sent after someone changed or deleted it, or if it is too long for a request', async () => {
    const requests = [await copySubmission(portal)];
    const form = aForm();
    const { templateId } = await add(form);
    const bulk = bulkCalls(portal, staff);
    const failureFor = async (version: number) => {
      const { key } = await bulk.start({ kind: 'message', templateId, version }, selectionOf(requests));
      return (await bulk.end(key)).rows[0]!.failure;
    };
    form.texts.en = { subject: 'x'.repeat(200), text: `${'x'.repeat(4980)} {{patientName}}` };
    await send(templates.editTemplate, { ...form, templateId, seenVersion: 1 });
    expect(await failureFor(1)).toMatchObject({
      code: 'conflict',
      message: 'Someone else changed the template. Please check the new text and send it again.',
    });
    expect(await failureFor(2)).toMatchObject({ code: 'invalid_input' });
    await send(templates.deleteTemplate, { templateId, seenVersion: 2 });
    expect(await failureFor(9)).toMatchObject({
      code: 'not_found',
      message: 'This template no longer exists',
    });
    expect(await countEvents(portal, requests, 'message-sent')).toEqual([0]);
  });
});
