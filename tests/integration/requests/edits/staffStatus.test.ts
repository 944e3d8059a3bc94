import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Person, createStaff } from '../../../support/accounts/accounts.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';

const portal = inject('portal');
const NOTE = 'Zebra-note about Pat Example';

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

describe('a status', () => {
  it.each([
    ['that is not configured', { status: 'lost' }, 'This status does not exist'],
    ['by its label', { status: 'On Hold' }, 'This status does not exist'],
    ['in capitals', { status: 'ON_HOLD' }, 'This status does not exist'],
    ['named like an inherited property', { status: 'constructor' }, 'This status does not exist'],
    ['that is empty', { status: '' }, 'Please select a status'],
    ['that is missing', {}, 'Please select a status'],
    ['that is not text', { status: { $ne: null } }, 'Please select a status'],
  ])('%s is refused', async (_, body, message) => {
    const { requestId } = await copySubmission(portal);
    const refused = await requestCalls(portal, staff, requestId).changeStatus({ ...body, notes: NOTE });
    expect(refused).toMatchObject({ status: 400, message, error: { fields: { status: message } } });
    expect(await requestContent(portal, requestId)).toMatchObject({ seq: 1, status: 'pending' });
  });

  it('that is unchanged needs notes of up to 2000 characters', async () => {
    const { requestId } = await copySubmission(portal);
    const { changeStatus } = requestCalls(portal, staff, requestId);
    for (const notes of ['', '  \n ']) {
      expect(await changeStatus({ status: 'pending', notes, isPrivate: true })).toMatchObject({
        status: 400,
        message: 'Please choose another status or write notes',
      });
    }
    expect(await changeStatus({ status: 'pending', notes: 'x'.repeat(2001) })).toMatchObject({
      status: 400,
      message: 'Please use at most 2000 characters',
      error: { fields: { notes: 'Please use at most 2000 characters' } },
    });
    expect(await changeStatus({ status: 'pending', notes: ` ${'x'.repeat(2000)} ` })).toMatchObject({
      status: 200,
    });
    expect(await requestContent(portal, requestId)).toMatchObject({ seq: 2, status: 'pending' });
  });

  it('that is out of date is rejected by field, without naming a status', async () => {
    const { requestId } = await copySubmission(portal);
    const { changeStatus } = requestCalls(portal, staff, requestId);
    await changeStatus({ status: 'processing', seenStatus: 'pending' });
    const message = 'Someone else changed the status';
    const refused = await changeStatus({ status: 'completed', seenStatus: 'pending', notes: NOTE });
    expect(refused).toMatchObject({
      status: 409,
      message,
      error: { code: 'conflict', fields: { status: message } },
    });
    expect(JSON.stringify(refused)).not.toMatch(/processing|completed|pending|Zebra/i);
    expect(await requestContent(portal, requestId)).toMatchObject({ seq: 2, status: 'processing' });
  });
});
