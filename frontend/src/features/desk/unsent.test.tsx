import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { getMessages } from '@portal/contract/messages/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { aReviewedSubmission } from '../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';
// Preloaded so that tests don't wait for the imports.
import '../files/release/UploadDialog.tsx';

const NOTICE = 'You have unsent input';
const button = (name: string) => screen.getByRole('button', { name });
const stored = () => Object.values(sessionStorage).join();

describe('unsent input of a request page', () => {
  it('is offered when the page opens again, and is sent with the values that the person saw', async () => {
    const first = await showStaffRequest();
    expect(screen.queryByText(NOTICE)).toBeNull();
    await first.user.click(button('Edit Patient Information'));
    await fill(first.user, screen.getByLabelText('Patient full name'), ' Ruiz');
    await first.user.clear(screen.getByLabelText(/^SSN, last 4 digits/));
    await fill(first.user, screen.getByLabelText(/^SSN, last 4 digits/), '9137');
    first.unmount();
    expect(stored()).not.toContain('9137');

    const { user } = await showStaffRequest({ patientName: 'Changed by others' }, [], 'overview');
    const edits = recordBodies(updateRequest, ({ body }) => ({ requestId: body.requestId }));
    expect(screen.getByText(NOTICE)).toBeVisible();
    await user.click(button('Continue: Patient Information'));
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(screen.getByLabelText('Patient full name')).toHaveFocus();
    expect(screen.getByText('What you entered earlier is still here')).toBeVisible();
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Maria Alvarez Ruiz');
    await user.click(button('Save'));
    await waitFor(() => expect(edits).toHaveLength(1));
    expect(edits[0]).toMatchObject({
      patientData: { patientName: 'Maria Alvarez Ruiz' },
      seen: { patientName: 'Maria Alvarez' },
    });
    await waitFor(() => expect(stored()).not.toContain('Ruiz'));
  });

  it('is forgotten when the edit is cancelled', async () => {
    const { user } = await showStaffRequest({}, [], 'overview');
    await user.click(button('Edit Due date'));
    await fill(user, screen.getByLabelText('Reason'), 'Court date moved');
    expect(stored()).toContain('Court date moved');
    await user.click(button('Cancel'));
    expect(stored()).not.toContain('Court date moved');
  });

  it('includes the comment and the terms of documents to release', async () => {
    const first = await showStaffRequest();
    await first.user.click(button('Upload Documents'));
    await fill(first.user, await screen.findByLabelText(/^Comment/), 'Part 2 follows');
    await first.user.click(screen.getByRole('checkbox', { name: 'Charge for these files' }));
    await first.user.click(button('Cancel'));
    expect(await screen.findByRole('button', { name: 'Continue: Upload Documents' })).toBeVisible();
    first.unmount();

    const { user } = await showStaffRequest();
    await user.click(button('Continue: Upload Documents'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Documents' }));
    expect(dialog.getByLabelText(/^Comment/)).toHaveValue('Part 2 follows');
    expect(dialog.getByRole('checkbox', { name: 'Charge for these files' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Start over' }));
    expect(dialog.getByLabelText(/^Comment/)).toHaveValue('');
    expect(stored()).not.toContain('Part 2 follows');
  });

  it('of a question to the client opens in the decision, and leaving does not ask about it', async () => {
    const facts = { review: aReviewedSubmission() };
    const first = await showStaffRequest(facts);
    await first.user.click(button('Ask for missing...'));
    await fill(first.user, screen.getByLabelText(/^Note to the client/), 'Page 2 please');
    await first.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();

    const { user } = await showStaffRequest(facts);
    await user.click(button('Continue: Ask for what is missing'));
    expect(screen.getByLabelText(/^Note to the client/)).toHaveValue('Page 2 please');
  });

  it('does not include an empty message', async () => {
    server.use(
      mockOperation(getMessages, () => ({ view: 'staff' as const, messages: [], unread: 0 })),
      mockOperation(listAssignees, () => []),
    );
    const first = await showStaffRequest({}, [], 'messages');
    await fill(first.user, await screen.findByLabelText('Message'), 'Hi');
    await first.user.clear(screen.getByLabelText('Message'));
    first.unmount();
    await showStaffRequest();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
