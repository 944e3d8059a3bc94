import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import {
  changeContactEmail,
  getRequestNotices,
  resendNotice,
  resolveUndelivered,
} from '@portal/contract/notifications/endpoints.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import type { RequestTab } from './requestTabs.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';
import { anUndelivered } from '../notifications/testing/aNotice.ts';
// Preloads the lazy parts so that tests don't wait for the imports.
import '../notifications/ContactEmailDialog.tsx';
import '../notifications/ResolveDialog.tsx';
import '../notifications/NoticesCard.tsx';
import '../notifications/UndeliveredBar.tsx';

const CONTACT = 'Emails don’t reach the contact, c•••k@pacific.example';
const SEEN = 'clerk@pacific.example';
const CORRECT = 'clerks@pacific.example';

const notice = async (name = CONTACT) => within(await screen.findByRole('group', { name }));

/** Opens a request with these undelivered recipients, by default with the card “Notices”. */
function show(
  undelivered = [anUndelivered()],
  facts: Partial<StaffRequestView> = {},
  tab: RequestTab = 'activity',
) {
  server.use(mockOperation(getRequestActivity, () => ({ entries: [], nextCursor: null })));
  return showStaffRequest({ undelivered, contactEmail: SEEN, ...facts }, [], tab);
}

const BAR = 'Undelivered emails';
const bar = async () => within(await screen.findByRole('group', { name: BAR }));
const ATTORNEY = anUndelivered({
  recipient: 'attorney',
  recipientId: 'attorney',
  address: 'd•••a@whitfield.example',
});

/** Mocks a resolution as the API does it: it ends the mark. */
function mockResolving(stored: StaffRequestView) {
  return recordBodies(resolveUndelivered, ({ body }) => {
    const left = stored.undelivered?.filter(({ recipientId }) => recipientId !== body.recipientId) ?? [];
    if (left.length > 0) stored.undelivered = left;
    else delete stored.undelivered;
    return { requestId: body.requestId, undelivered: left };
  });
}

/** Mocks emailing the current status; fails while `failure` is set. */
function mockResending(failure: { current: MockFailure | null } = { current: null }) {
  return recordBodies(resendNotice, ({ body }) => {
    if (failure.current) throw failure.current;
    return { requestId: body.requestId, emailedTo: 'c•••k@pacific.example' };
  });
}

describe('a recipient whom emails do not reach', () => {
  it('is named on every tab in one line with the reason, which leads to the details', async () => {
    const { user } = await show([anUndelivered()], {}, 'overview');
    const line = await bar();
    expect(line.getByText(/^Emails don’t reach the contact/).parentElement).toHaveTextContent(
      'Emails don’t reach the contact, c•••k@pacific.example. The mailbox doesn’t exist.',
    );
    expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Correct the address',
      'Show notices',
    ]);
    expect(screen.queryByRole('group', { name: CONTACT })).not.toBeInTheDocument();
    await user.click(line.getByRole('button', { name: 'Show notices' }));
    expect(window.location.search).toBe('?tab=activity');
    expect(
      within(await screen.findByRole('region', { name: 'Notices' })).getByRole('group', { name: CONTACT }),
    ).toBeVisible();
    expect(await bar()).toBeDefined();
  });

  it('is named with the others in one line', async () => {
    await show([anUndelivered(), ATTORNEY], {}, 'overview');
    const line = await bar();
    expect(
      line.getByText(
        'Emails don’t arrive: Contact c•••k@pacific.example and Attorney d•••a@whitfield.example',
      ),
    ).toBeVisible();
    expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show notices']);
  });

  it('is shown under Notices with the reason, its code, since when, and another way', async () => {
    await show();
    const shown = await notice();
    expect(shown.getByText(/^The mailbox doesn’t exist\./)).toHaveTextContent(
      'The mailbox doesn’t exist. 1 email did not arrive, on November 20, 2026. Code 5.1.1',
    );
    expect(shown.getByRole('link', { name: '(213) 555-0100' })).toHaveAttribute('href', 'tel:+12135550100');
    expect(shown.queryByText(/no longer emails/)).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Allow emails again' })).not.toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Mark as handled' })).toBeVisible();
  });

  it('who is suppressed gets nothing until emails are allowed again', async () => {
    await show([anUndelivered({ isSuppressed: true, bounces: 2 })]);
    const shown = await notice();
    expect(shown.getByText(/2 emails have not arrived since November 20, 2026\./)).toBeVisible();
    expect(shown.getByText(/The portal no longer emails this address\./)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Email the current status' })).not.toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Allow emails again' })).toBeVisible();
  });

  it('with an account corrects the address alone, and may get text messages', async () => {
    await show([
      anUndelivered({
        recipient: 'account',
        recipientId: 'a'.repeat(32),
        address: 'j•••n@firm.example',
        isSuppressed: true,
        isTexted: true,
      }),
    ]);
    const shown = await notice('Emails don’t reach the account j•••n@firm.example');
    expect(shown.queryByRole('button', { name: 'Correct the address' })).not.toBeInTheDocument();
    expect(shown.getByText('Text messages about the request still go to this person’s phone.')).toBeVisible();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
  });

  it('without text messages and phone number is reached otherwise', async () => {
    await show([anUndelivered()], { copyServicePhone: '' });
    expect((await notice()).getByText(/Reach them by phone or postal mail instead\./)).toBeVisible();
  });

  it('who is the attorney is corrected in the contact information', async () => {
    const { user } = await show([ATTORNEY]);
    const shown = await notice('Emails don’t reach the attorney, d•••a@whitfield.example');
    expect(shown.getByRole('link', { name: '(213) 555-0101' })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Correct the address' }));
    expect(await screen.findByRole('form', { name: 'Contact Information' })).toBeVisible();
    expect(window.location.search).toBe('?tab=details');
  });

  it('is not shown if all are reached', async () => {
    await showStaffRequest({}, [], 'overview');
    expect(screen.queryByRole('group', { name: BAR })).not.toBeInTheDocument();
  });
});

describe('emailing the current status', () => {
  it('sends it in one click, and each click has its own key', async () => {
    const sent = mockResending();
    const { user, stored } = await show();
    const button = (await notice()).getByRole('button', { name: 'Email the current status' });
    await user.click(button);
    expect(
      await screen.findByText('The current status is on its way to c•••k@pacific.example.'),
    ).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(button);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual({
      requestId: stored._id,
      recipientId: 'contact',
      key: expect.any(String) as string,
    });
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });

  it('says why it was refused, and shows that the address is suppressed by now', async () => {
    const SUPPRESSED = 'Emails to this address are suppressed, because it rejects them.';
    const sent = mockResending({ current: new MockFailure('conflict', SUPPRESSED) });
    const { user, stored } = await show();
    const shown = await notice();
    const button = shown.getByRole('button', { name: 'Email the current status' });
    stored.undelivered = [anUndelivered({ isSuppressed: true, bounces: 2 })];
    await user.click(button);
    expect(await shown.findByRole('alert')).toHaveTextContent(
      `The current status was not emailed${SUPPRESSED}`,
    );
    expect(await shown.findByRole('button', { name: 'Allow emails again' })).toBeVisible();
    expect(button).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });
});

describe('marking as handled', () => {
  it('names the consequence, ends the notice and moves the focus to the heading', async () => {
    const { user, stored } = await show([anUndelivered({ isSuppressed: true })]);
    const bodies = mockResolving(stored);
    await user.click((await notice()).getByRole('button', { name: 'Mark as handled' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark c•••k@pacific.example as handled?' });
    expect(dialog).toHaveTextContent('If another email does not arrive, they return.');
    expect(dialog).toHaveTextContent('The portal still does not email this address');
    expect(bodies).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Mark as handled' }));
    expect(await screen.findByText('Marked as handled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: CONTACT })).not.toBeInTheDocument());
    expect(dialog).not.toBeInTheDocument();
    expect(bodies).toEqual([{ requestId: stored._id, recipientId: 'contact', action: 'handled' }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leaves the notices of others', async () => {
    const { user, stored } = await show([anUndelivered(), ATTORNEY]);
    mockResolving(stored);
    await user.click((await notice()).getByRole('button', { name: 'Mark as handled' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).not.toHaveTextContent('The portal still does not email');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as handled' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: CONTACT })).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: /Emails don’t reach the attorney/ })).toBeVisible();
  });

  it('says that nothing was changed if it fails', async () => {
    const { user } = await show();
    server.use(failOperation(resolveUndelivered, 'not_found', 'Recipient not found'));
    await user.click((await notice()).getByRole('button', { name: 'Mark as handled' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as handled' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Nothing was changedRecipient not found',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect((await notice()).getByRole('button', { name: 'Mark as handled' })).toHaveFocus();
  });
});

describe('a suppressed recipient without a mark', () => {
  const SUPPRESSED = 'The portal doesn’t email Contact, c•••k@pacific.example';

  it('stays under Notices, where emails are allowed again', async () => {
    const { user, stored } = await show([anUndelivered({ isSuppressed: true, bounces: 2 })]);
    const resolved = mockResolving(stored);
    const { recipient, recipientId, address } = anUndelivered();
    server.use(
      mockOperation(getRequestNotices, () => ({
        notices: [],
        nextCursor: null,
        undelivered: stored.undelivered ?? [],
        ...(!stored.undelivered &&
          resolved.length < 2 && { suppressed: [{ recipient, recipientId, address }] }),
      })),
    );
    await user.click((await notice()).getByRole('button', { name: 'Mark as handled' }));
    const handled = await screen.findByRole('dialog');
    expect(handled).toHaveTextContent('You can allow emails again at any time');
    await user.click(within(handled).getByRole('button', { name: 'Mark as handled' }));
    const left = await notice(SUPPRESSED);
    expect(left.getByRole('button', { name: 'Correct the address' })).toBeVisible();
    expect(screen.queryByRole('group', { name: BAR })).not.toBeInTheDocument();

    mockResending();
    await user.click(left.getByRole('button', { name: 'Allow emails again' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Allow emails to c•••k@pacific.example again?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Allow emails again' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: SUPPRESSED })).not.toBeInTheDocument());
    expect(resolved.map(({ action }) => action)).toEqual(['handled', 'release']);
  });
});

describe('allowing emails again', () => {
  async function openDialog(failure: { current: MockFailure | null } = { current: null }) {
    const { user, stored } = await show([anUndelivered({ isSuppressed: true, bounces: 2 })]);
    const [resolved, sent] = [mockResolving(stored), mockResending(failure)];
    await user.click((await notice()).getByRole('button', { name: 'Allow emails again' }));
    const name = 'Allow emails to c•••k@pacific.example again?';
    const dialog = await screen.findByRole('dialog', { name });
    const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Allow emails again' }));
    return { user, stored, resolved, sent, dialog, confirm };
  }

  it('says that the email service may refuse the address for a day, then releases it and emails the current status', async () => {
    const { stored, resolved, sent, dialog, confirm } = await openDialog();
    expect(dialog).toHaveTextContent('the email service may still refuse the address');
    await confirm();
    expect(await screen.findByText(/are allowed again\. The current status is on its way\.$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: CONTACT })).not.toBeInTheDocument());
    expect(resolved).toEqual([{ requestId: stored._id, recipientId: 'contact', action: 'release' }]);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing if that is not chosen', async () => {
    const { user, resolved, sent, dialog, confirm } = await openDialog();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Also email the current status now' }));
    await confirm();
    expect(await screen.findByText(/are allowed again\.$/)).toBeVisible();
    expect(resolved).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('says what was done if only the email fails, and repeats it with the same key', async () => {
    const failure = {
      current: new MockFailure('rate_limited', 'Sent too often today.') as MockFailure | null,
    };
    const { sent, dialog, confirm } = await openDialog(failure);
    await confirm();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Emails are allowed again, but the current status was not emailedSent too often today.',
    );
    failure.current = null;
    await confirm();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('shows that the address is released if the dialog is closed after the email failed', async () => {
    const failure = { current: new MockFailure('rate_limited', 'Sent too often today.') };
    const { user, dialog, confirm } = await openDialog(failure);
    await confirm();
    await within(dialog).findByRole('alert');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: CONTACT })).not.toBeInTheDocument());
  });
});

describe('the contact of a request whose emails arrive', () => {
  const details = async (facts: Partial<StaffRequestView> = {}) => {
    const { user, stored } = await showStaffRequest({ contactEmail: SEEN, ...facts }, [], 'details');
    return { user, stored, card: within(screen.getByRole('region', { name: 'Contact Information' })) };
  };

  it('is shown in the details, and corrected there as often as needed', async () => {
    const { user, stored, card } = await details();
    server.use(
      mockOperation(changeContactEmail, ({ body }) => {
        stored.contactEmail = body.contactEmail;
        return { requestId: body.requestId, contactEmail: body.contactEmail };
      }),
    );
    for (const address of [CORRECT, 'desk@pacific.example']) {
      await user.click(card.getByRole('button', { name: 'Correct the address' }));
      const dialog = await screen.findByRole('dialog', { name: 'Correct the email address' });
      const field = within(dialog).getByLabelText('Email address of the contact');
      await user.clear(field);
      await fill(user, field, address);
      await user.click(within(dialog).getByRole('button', { name: 'Correct the address' }));
      expect(await card.findByRole('link', { name: address })).toBeVisible();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  });

  it.each([
    ['the same', SEEN.toUpperCase(), false],
    ['another one', 'office@pacific.example', true],
  ])('keeps the form from changing it: the copy service has %s', async (_, copyServiceEmail, isOffered) => {
    const { user, card } = await details({ copyServiceEmail });
    await user.click(card.getByRole('button', { name: /^Edit/ }));
    const form = within(await screen.findByRole('form', { name: 'Contact Information' }));
    expect(form.queryAllByLabelText('Copy service email')).toHaveLength(isOffered ? 1 : 0);
    expect(form.queryAllByText(/the verification code is replaced with it\.$/)).toHaveLength(
      isOffered ? 0 : 1,
    );
  });

  it('of a sample is not corrected', async () => {
    const { card } = await details({ isSample: true });
    expect(card.queryByRole('button', { name: 'Correct the address' })).not.toBeInTheDocument();
  });
});

describe('correcting the address of the contact', () => {
  type Body = BodyOf<typeof changeContactEmail>;

  /** Opens the dialog. `reply` applies or refuses the change. */
  async function openDialog(reply: (body: Body, stored: StaffRequestView) => void) {
    const { user, stored } = await show();
    const bodies = recordBodies(changeContactEmail, ({ body }) => {
      reply(body, stored);
      return { requestId: body.requestId, contactEmail: body.contactEmail };
    });
    await user.click((await notice()).getByRole('button', { name: 'Correct the address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the email address' });
    const field = within(dialog).getByLabelText('Email address of the contact');
    const save = () => user.click(within(dialog).getByRole('button', { name: 'Correct the address' }));
    const enter = async (address: string) => {
      await user.clear(field);
      await fill(user, field, address);
      await save();
    };
    return { user, stored, bodies, dialog, field, save, enter };
  }

  const apply = ({ contactEmail }: Body, stored: StaffRequestView) => {
    Object.assign(stored, { contactEmail });
    delete stored.undelivered;
  };

  it('says that the code is replaced, sends what was seen, and ends the notice', async () => {
    const { stored, bodies, dialog, field, enter } = await openDialog(apply);
    expect(dialog).toHaveTextContent(
      `The verification code is replaced, because ${SEEN} may belong to someone else`,
    );
    expect(dialog).toHaveTextContent('We email the new code to the corrected address.');
    expect(field).toHaveValue(SEEN);
    await enter(CORRECT);
    expect(
      await screen.findByText(`Address corrected. We email the new verification code to ${CORRECT}.`),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: CONTACT })).not.toBeInTheDocument());
    expect(bodies).toEqual([
      { requestId: stored._id, contactEmail: CORRECT, seen: SEEN, key: expect.any(String) as string },
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('sends no address that is invalid or the same', async () => {
    const { bodies, dialog, field, save, enter } = await openDialog(apply);
    await save();
    expect(
      await within(dialog).findByText('This is already the address. Please enter another one.'),
    ).toBeVisible();
    await enter('clerk@');
    expect(await within(dialog).findByText('Please enter a valid email address')).toBeVisible();
    expect(field).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('offers staff to allow emails again to an address that is refused, and only to that one', async () => {
    const message = 'Emails to this address were rejected, so the portal no longer sends any.';
    const { user, bodies, dialog, field, save, enter } = await openDialog((body, stored) => {
      if (!body.release) throw new MockFailure('invalid_input', message, { contactEmail: message });
      apply(body, stored);
    });
    const box = () => within(dialog).queryByRole('checkbox', { name: 'Allow emails again' });
    expect(box()).not.toBeInTheDocument();
    await enter(CORRECT);
    expect(await within(dialog).findByText(message)).toBeVisible();
    await user.click(box()!);
    await user.clear(field);
    await fill(user, field, 'desk@pacific.example');
    expect(box()).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(bodies).toHaveLength(2));
    await user.clear(field);
    await fill(user, field, CORRECT);
    await save();
    await within(dialog).findByText(message);
    await user.click(box()!);
    await save();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bodies.map(({ contactEmail, release }) => [contactEmail, release])).toEqual([
      [CORRECT, undefined],
      ['desk@pacific.example', undefined],
      [CORRECT, undefined],
      [CORRECT, true],
    ]);
  });

  it('keeps what was typed after a conflict, shows the newer address, and can replace it', async () => {
    const NEWER = 'desk@pacific.example';
    let isFirst = true;
    const { user, bodies, dialog, field, save, enter } = await openDialog((body, stored) => {
      if (!isFirst) return apply(body, stored);
      isFirst = false;
      // The correction of someone else ended the mark.
      apply({ ...body, contactEmail: NEWER }, stored);
      throw new MockFailure('conflict', 'Someone else has just changed the address.');
    });
    await enter(CORRECT);
    const conflict = await within(dialog).findByRole('group', { name: 'Someone else changed the address' });
    expect(conflict).toHaveTextContent(NEWER);
    expect(conflict).toHaveFocus();
    expect(field).toHaveValue(CORRECT);
    await user.click(within(conflict).getByRole('button', { name: /^Keep mine/ }));
    expect(field).toHaveFocus();
    await save();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bodies.map(({ seen }) => seen)).toEqual([SEEN, NEWER]);
    expect(bodies[1]).toMatchObject({ contactEmail: CORRECT });
    expect(bodies[1]!.key).not.toBe(bodies[0]!.key);
  });

  it('keeps the newer address if that is chosen', async () => {
    const { user, bodies, dialog, enter } = await openDialog((body, stored) => {
      apply({ ...body, contactEmail: 'desk@pacific.example' }, stored);
      throw new MockFailure('conflict', 'Someone else has just changed the address.');
    });
    await enter(CORRECT);
    await user.click(await within(dialog).findByRole('button', { name: /^Use saved version/ }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bodies).toHaveLength(1);
  });

  it('keeps what was typed if it fails, and a repeated click sends the same key', async () => {
    let failure: MockFailure | null = new MockFailure('rate_limited', 'Replaced too often today.');
    const { bodies, dialog, field, save, enter } = await openDialog((body, stored) => {
      if (failure) throw failure;
      apply(body, stored);
    });
    await enter(CORRECT);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The address was not correctedReplaced too often today.',
    );
    expect(field).toHaveValue(CORRECT);
    failure = null;
    await save();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bodies).toHaveLength(2);
    expect(bodies[1]!.key).toBe(bodies[0]!.key);
  });
});
