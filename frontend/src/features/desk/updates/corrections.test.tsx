import type { BodyOf } from '@portal/contract/endpoint.ts';
import { decideCorrection } from '@portal/contract/requests/endpoints/corrections.ts';
import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { Correction, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { aCorrection, anUpdate } from '../../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';

type Body = BodyOf<typeof decideCorrection>;

const AT = '2026-11-04T16:00:00.000Z';
const decided = (kind: 'apply' | 'keep', by = 'Sam Clerk') =>
  ({ state: 'decided', decision: { kind, by, at: AT } }) as const;

/** Mocks the decisions with `reply`. Returns the request bodies. */
function mockDecisions(reply: (body: Body) => void | Promise<void>): Body[] {
  const requests: Body[] = [];
  server.use(
    mockOperation(decideCorrection, async ({ body }) => {
      requests.push(body);
      await reply(body);
      return { requestId: body.requestId };
    }),
  );
  return requests;
}

/** Replaces the correction in the first update of the stored request. */
function store(stored: StaffRequestView, facts: Partial<Correction>) {
  const [update, ...others] = stored.updateRequests;
  stored.updateRequests = [{ ...update!, differences: [aCorrection(facts)] }, ...others];
}

/** The server applies the correction of the name. */
const applyTo = (stored: StaffRequestView) => () => {
  stored.patientName = 'Maria A. Alvarez';
  store(stored, { onFile: 'Maria A. Alvarez', ...decided('apply') });
};

const showCorrection = (...corrections: Correction[]) =>
  showStaffRequest({ updateRequests: [anUpdate({ differences: corrections })] });
function cardIn(tab: string, name: string) {
  fireEvent.click(screen.getByRole('tab', { name: tab }));
  return within(screen.getByRole('region', { name }));
}
const patient = () => cardIn('Details', 'Patient Information');
const contact = () => cardIn('Details', 'Contact Information');
const update = () => cardIn('Documents', 'Update Documents');

const KEEP = 'Keep: Patient full name';
const APPLY = 'Apply: Patient full name';

describe('corrections of an update', () => {
  it('are shown next to the values on file, with what was decided', async () => {
    const later = anUpdate({ updateId: 'upd_2', submittedAt: '2026-11-05T15:00:00.000Z' });
    await showStaffRequest({
      updateRequests: [
        anUpdate({
          differences: [
            aCorrection({ ...decided('keep') }),
            aCorrection({ field: 'patientDob', sent: '1980-02-04', onFile: '1980-02-04', state: 'on-file' }),
            aCorrection({ field: 'contactPhone', sent: '(213) 555-0198', onFile: '', state: 'replaced' }),
          ],
        }),
        {
          ...later,
          differences: [aCorrection({ field: 'contactPhone', sent: '(213) 555-0199', onFile: '' })],
        },
      ],
    });
    const texts = update()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      '(213) 555-0199 (on file: Not provided)ApplyKeep',
      expect.stringMatching(
        /^Maria A. Alvarez \(on file: Maria Alvarez\)Value on file kept by Sam Clerk on Nov/,
      ),
      'February 4, 1980 (now on file)',
      '(213) 555-0198 (on file: Not provided)Replaced by a newer update',
    ]);
    expect(screen.getAllByRole('button', { name: /^(Apply|Keep): / })).toHaveLength(2);
    expect(contact().getByText('The client wrote: (213) 555-0199')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^(Apply|Keep): / })).toHaveLength(2);
    expect(patient().queryByText(/The client wrote/)).not.toBeInTheDocument();
  });

  it.each([
    ['beside the field', patient],
    ['at the update', update],
  ])('are applied %s: the value on file changes and gets the focus', async (_, place) => {
    const { user, stored } = await showCorrection(aCorrection());
    const requests = mockDecisions(applyTo(stored));
    expect(patient().getByText('The client wrote: Maria A. Alvarez')).toBeVisible();
    await user.click(place().getByRole('button', { name: APPLY }));
    expect(await screen.findByText('Correction applied')).toBeVisible();
    expect(place().getByText('Maria A. Alvarez', { exact: false, selector: 'div' })).toHaveFocus();
    expect(patient().getByText('Maria A. Alvarez')).toBeVisible();
    expect(update().getByText(/^Applied by Sam Clerk on Nov/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Apply|Keep): / })).not.toBeInTheDocument();
    expect(requests).toEqual([
      {
        requestId: stored._id,
        updateId: 'upd_1',
        field: 'patientName',
        decision: 'apply',
        seen: 'Maria Alvarez',
      },
    ]);
  });

  it('can be left aside: the value on file stays', async () => {
    const { user, stored } = await showCorrection(aCorrection());
    const requests = mockDecisions(() => store(stored, decided('keep')));
    await user.click(patient().getByRole('button', { name: KEEP }));
    expect(await screen.findByText('Value on file kept')).toBeVisible();
    expect(await update().findByText(/^Value on file kept by Sam Clerk on Nov/)).toBeVisible();
    expect(patient().getByText('Maria Alvarez')).toBeVisible();
    expect(requests).toMatchObject([{ decision: 'keep' }]);
  });

  it('cannot be decided twice while the answer is awaited', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, stored } = await showCorrection(aCorrection());
    const requests = mockDecisions(async () => {
      await promise;
      applyTo(stored)();
    });
    await user.click(patient().getByRole('button', { name: APPLY }));
    await user.click(patient().getByRole('button', { name: KEEP }));
    await user.click(patient().getByRole('button', { name: APPLY }));
    resolve();
    expect(await screen.findByText('Correction applied')).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

describe('a decision that fails', () => {
  it('says why next to the correction, which stays open', async () => {
    const { user } = await showCorrection(aCorrection());
    mockDecisions(() => {
      throw new MockFailure('invalid_input', 'Please enter a valid phone number');
    });
    await user.click(patient().getByRole('button', { name: APPLY }));
    expect(await patient().findByRole('alert')).toHaveTextContent('Please enter a valid phone number');
    expect(patient().getByRole('button', { name: APPLY })).toBeEnabled();
  });

  it('because the value on file changed shows the new value, which the next decision names', async () => {
    const { user, stored } = await showCorrection(aCorrection());
    const requests = mockDecisions(({ seen }) => {
      if (seen === 'Theirs') return applyTo(stored)();
      stored.patientName = 'Theirs';
      store(stored, { onFile: 'Theirs' });
      throw new MockFailure('conflict', 'The value on file changed. Compare it again.');
    });
    await user.click(update().getByRole('button', { name: APPLY }));
    expect(await update().findByRole('alert')).toHaveTextContent('The value on file changed.');
    expect(update().getByText('(on file: Theirs)')).toBeVisible();
    expect(patient().getByText('Theirs', { exact: false, selector: 'div' })).toBeVisible();
    await user.click(update().getByRole('button', { name: APPLY }));
    expect(await screen.findByText('Correction applied')).toBeVisible();
    expect(requests.map(({ seen }) => seen)).toEqual(['Maria Alvarez', 'Theirs']);
  });

  it('because the client sent a newer correction shows it beside the field', async () => {
    const { user, stored } = await showCorrection(aCorrection());
    mockDecisions(() => {
      store(stored, { state: 'replaced' });
      const newer = aCorrection({ sent: 'Mary Alvarez' });
      stored.updateRequests.push(
        anUpdate({ updateId: 'upd_2', submittedAt: '2026-11-05T15:00:00.000Z', differences: [newer] }),
      );
      throw new MockFailure('conflict', 'The client sent a newer correction of this field.');
    });
    await user.click(patient().getByRole('button', { name: APPLY }));
    expect(await patient().findByRole('alert')).toHaveTextContent('The client sent a newer correction');
    expect(patient().getByText('The client wrote: Mary Alvarez')).toBeVisible();
    expect(update().getByText('Replaced by a newer update')).toBeVisible();
  });

  it('because someone else decided otherwise shows what they decided', async () => {
    const { user, stored } = await showCorrection(aCorrection());
    mockDecisions(() => {
      store(stored, decided('keep', 'Ana Ray'));
      throw new MockFailure('conflict', 'Ana Ray already kept the value on file.');
    });
    await user.click(patient().getByRole('button', { name: APPLY }));
    expect(await patient().findByRole('alert')).toHaveTextContent('Ana Ray already kept the value on file.');
    expect(update().getByText(/^Value on file kept by Ana Ray on Nov/)).toBeVisible();
    expect(patient().queryByRole('button', { name: APPLY })).not.toBeInTheDocument();
  });
});

it('an applied correction leaves what is typed in the form of the card, and the form shows the conflict', async () => {
  const { user, stored } = await showCorrection(aCorrection());
  mockDecisions(applyTo(stored));
  server.use(
    mockOperation(updateRequest, () => {
      const message = 'Someone else changed this';
      throw new MockFailure('conflict', message, { patientName: message });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit Patient Information' }));
  await user.type(screen.getByLabelText('Patient full name'), ' typed');
  await user.click(update().getByRole('button', { name: APPLY }));
  expect(await update().findByText(/^Applied by Sam Clerk/)).toBeVisible();
  expect(patient().getByLabelText('Patient full name')).toHaveValue('Maria Alvarez typed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByRole('group', { name: 'Someone else changed this' });
  expect(within(notice).getByText('Saved version').nextSibling).toHaveTextContent('Maria A. Alvarez');
});

it('the contact phone is editable, and shown if there is one', async () => {
  const { user } = await showStaffRequest({ contactPhone: '(213) 555-0150' });
  expect(contact().getByRole('link', { name: '(213) 555-0150' })).toHaveAttribute('href', 'tel:+12135550150');
  await user.click(screen.getByRole('button', { name: 'Edit Contact Information' }));
  expect(screen.getByLabelText(/Contact phone/)).toHaveValue('(213) 555-0150');
});
