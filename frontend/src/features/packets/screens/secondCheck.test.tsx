import { checkPages, getPageChecks } from '@portal/contract/packets/checkEndpoints.ts';
import {
  checkPacket,
  getAssembly,
  getPacketLink,
  getSourcePages,
  returnPacket,
} from '@portal/contract/packets/endpoints.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { SecondCheckNeed, SecondCheckView } from '@portal/contract/packets/secondCheck.ts';
import { listRedactionReasons } from '@portal/contract/packets/redactionReasons.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../testing/aUser.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { aReleasedFile } from '../../requests/testing/aRequest.ts';
import { aStaffRequest, asStaffFile } from '../../requests/testing/aStaffRequest.ts';
import type { PageChecks } from '../checks/pageChecksQuery.ts';
import { aPacket, anAssembly } from '../testing/anAssembly.ts';
import { AssembleScreen } from './AssembleScreen.tsx';
import { CheckPagesScreen } from './CheckPagesScreen.tsx';
// Preloaded so that tests don't wait for the imports.
import '../packet/CheckPacket.tsx';
import '../packet/ReturnDialog.tsx';

vi.mock('../../preview/pdf/openPdf.ts', () => ({ openPdf: () => new Promise(() => undefined) }));

const request = aStaffRequest({ patientName: 'Maria Alvarez', patientDob: '1980-02-03' });
const BENCH = `/dashboard/request/${request._id}/assemble`;
const PAGES = `/dashboard/request/${request._id}/check-pages`;
const AT = '2026-11-20T12:00:00.000Z';
const PACKET = aPacket().packetId;

const view = (facts: Partial<SecondCheckView>): SecondCheckView => ({
  state: 'waiting',
  note: '',
  byName: 'Sam Clerk',
  at: AT,
  ...facts,
});
const author: SecondCheckNeed = { reasons: ['share'], isAuthor: true };
const other: SecondCheckNeed = { reasons: ['pages', 'sensitive'], isAuthor: false };

const PAGES_OF_SOURCE = { pieces: [], texts: [], sheets: [], blank: [], looks: [], expiresAt: AT };

beforeEach(() => sessionStorage.clear());

interface Stored {
  packet: Packet;
  need: SecondCheckNeed;
  /** Of the packet’s own version, if the pages were changed after it. */
  ownNeed: SecondCheckNeed | undefined;
  problems: number;
  files: StaffFileView[];
}

/** The API: a check by an author waits, one by another person makes the packet ready. */
function serve({ packet = aPacket(), need = author, problems = 0, files = [], ownNeed }: Partial<Stored>) {
  const stored: Stored = { packet, need, problems, files, ownNeed };
  const checked: BodyOf<typeof checkPacket>[] = [];
  const returned: string[] = [];
  const read: string[] = [];
  server.use(
    mockOperation(getRequestDetails, () => ({
      ...request,
      uploadedFiles: stored.files,
      view: 'staff' as const,
    })),
    mockOperation(getAssembly, () => anAssembly({ packets: [stored.packet] })),
    mockOperation(listRedactionReasons, () => []),
    mockOperation(getSourcePages, ({ query }) => {
      if (query.packetId) read.push(query.packetId);
      return PAGES_OF_SOURCE;
    }),
    mockOperation(getPageChecks, ({ query }): PageChecks => {
      const own = query.packetId === stored.packet.packetId ? stored.ownNeed : undefined;
      const isProblem = stored.problems > 0;
      return {
        version: stored.ownNeed && !own ? 2 : 1,
        requirement: { requirement: 'flagged', share: 10 },
        pages: [
          {
            page: '1.1',
            patient: 'match',
            flags: [],
            check: { verdict: 'fine', note: '', reason: null, byName: 'Sam Clerk', at: AT },
            isChanged: false,
            isRequired: true,
            needs: isProblem ? 'solution' : null,
          },
        ],
        names: [],
        counts: {
          pages: 1,
          flagged: 0,
          fine: 1,
          problem: stored.problems,
          later: 0,
          required: 1,
          left: stored.problems,
          blocking: stored.problems,
        },
        secondCheck: own ?? stored.need,
      };
    }),
    mockOperation(checkPacket, ({ body }) => {
      checked.push(body);
      const waits = stored.need.reasons.length > 0 && stored.need.isAuthor && !body.override;
      stored.packet = {
        ...stored.packet,
        isChecked: !waits,
        secondCheck: view({ state: waits ? 'waiting' : body.override ? 'overridden' : 'passed' }),
      };
      return stored.packet;
    }),
    mockOperation(returnPacket, ({ body }) => {
      returned.push(body.note);
      stored.packet = { ...stored.packet, secondCheck: view({ state: 'returned', note: body.note }) };
      return stored.packet;
    }),
  );
  return { stored, checked, returned, read };
}

function Destination() {
  return <pre data-testid="address">{useLocation().pathname}</pre>;
}

function open(at: string, facts: Partial<Stored>, role: 'staff' | 'admin' = 'staff') {
  signInAs({ role });
  const served = serve(facts);
  const rendered = renderScreen(
    <Routes>
      <Route path="/dashboard/request/:requestId/assemble" element={<AssembleScreen />} />
      <Route path="/dashboard/request/:requestId/check-pages" element={<CheckPagesScreen />} />
      <Route path="*" element={<Destination />} />
    </Routes>,
    at,
  );
  return { ...rendered, ...served };
}

/** Opens the dialog at the packet on the bench. */
async function openCheck(facts: Partial<Stored>, role: 'staff' | 'admin' = 'staff') {
  const opened = open(BENCH, facts, role);
  await opened.user.click(await screen.findByRole('button', { name: /^(Check and release|Release)\.\.\.$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check the packet' }));
  return { ...opened, dialog };
}

/** Somebody else decided about the packet before it is sent back. */
function decide(stored: Stored, packet: Packet): void {
  server.use(
    mockOperation(returnPacket, () => {
      stored.packet = packet;
      throw new MockFailure('conflict', 'Somebody else decided.');
    }),
  );
}

const RELEASES = ['Yes: release with Upload Documents', 'Yes: release with Fulfill'];

describe('who changed the pages', () => {
  it('is told before that another person must check them, and sends the packet there', async () => {
    const { user, dialog, checked } = await openCheck({ need: author });
    expect(await dialog.findByText('The packet needs a second check')).toBeVisible();
    expect(dialog.getByText(/^The request is one of those that are drawn for it\./)).toHaveTextContent(
      'You changed these pages, so another person must check them. Nothing is released before.',
    );
    expect(
      dialog.getByText(/If everybody changed them, an admin can release it with a reason\.$/),
    ).toBeVisible();
    for (const name of RELEASES) expect(dialog.queryByRole('button', { name })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Release without a second person...' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Yes: send to the second check' }));
    expect(
      await screen.findByText('The packet waits for its second check. Nothing is released before.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(checked).toEqual([{ requestId: request._id, packetId: PACKET }]);
    // Nothing is released.
    expect(screen.queryByTestId('address')).toBeNull();
    const bar = within(screen.getByRole('region', { name: 'Packet' }));
    expect(bar.getByText('Waits for the second check')).toBeVisible();
    expect(bar.queryByText('Checked')).toBeNull();
  });

  it('sees who asked, and can only close while the packet waits', async () => {
    const { dialog } = await openCheck({
      need: author,
      packet: aPacket({ secondCheck: view({ byName: 'Dana Reyes' }) }),
    });
    expect(await dialog.findByText('The packet waits for its second check')).toBeVisible();
    expect(dialog.getByText(/^Dana Reyes asked for it on Nov 20, 2026/)).toBeVisible();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  it('sees the note of who sent it back, and can send it again', async () => {
    const { dialog } = await openCheck({
      need: author,
      packet: aPacket({
        secondCheck: view({ state: 'returned', note: 'The last page is cut off', byName: 'Lee Other' }),
      }),
    });
    expect(await dialog.findByText(/^Lee Other sent the packet back on Nov 20, 2026/)).toBeVisible();
    expect(dialog.getByText('The last page is cut off')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Yes: send to the second check' })).toBeEnabled();
  });

  it('cannot send a packet whose pages have a problem', async () => {
    const { dialog } = await openCheck({ need: author, problems: 1 });
    expect(await dialog.findByRole('button', { name: 'Yes: send to the second check' })).toBeDisabled();
  });

  it('releases it as an admin with a reason only, which stays after a failure', async () => {
    const { user, dialog, checked } = await openCheck({ need: author }, 'admin');
    expect(await dialog.findByText(/Nothing is released before\.$/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Release without a second person...' }));
    expect(dialog.queryByText(/Nothing is released before/)).toBeNull();
    expect(dialog.getByText(/With a reason, nobody else has to check them\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Fulfill' }));
    expect(await dialog.findByText('Please enter the reason')).toBeVisible();
    const reason = dialog.getByLabelText('Why is it released without a second person?');
    await user.type(reason, 'Court order of today');
    server.use(
      mockOperation(checkPacket, () => {
        throw new MockFailure('conflict', 'Please try again.');
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Fulfill' }));
    expect(await dialog.findByText('Please try again.')).toBeVisible();
    expect(reason).toHaveValue('Court order of today');
    server.use(
      mockOperation(checkPacket, ({ body }) => {
        checked.push(body);
        return aPacket({ isChecked: true });
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Fulfill' }));
    expect(await screen.findByTestId('address')).toHaveTextContent(`/dashboard/request/${request._id}`);
    expect(checked).toMatchObject([{ override: { reason: 'Court order of today' } }]);
  });

  it('takes a release without a second person back', async () => {
    const { user, dialog, checked } = await openCheck({ need: author }, 'admin');
    await user.click(await dialog.findByRole('button', { name: 'Release without a second person...' }));
    await user.click(dialog.getByRole('button', { name: 'Wait for the second check' }));
    await user.click(dialog.getByRole('button', { name: 'Yes: send to the second check' }));
    await waitFor(() => expect(checked).toEqual([{ requestId: request._id, packetId: PACKET }]));
  });

  it('releases as always after the second check, and sees who made it', async () => {
    const { user, dialog, checked } = await openCheck({
      packet: aPacket({ isChecked: true, secondCheck: view({ state: 'passed', byName: 'Lee Other' }) }),
    });
    expect(dialog.getByText(/^Second check by Lee Other on Nov 20, 2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Release with Fulfill' }));
    expect(await screen.findByTestId('address')).toBeVisible();
    expect(checked).toEqual([]);
  });

  it('is told the same of a packet that is outdated, whatever is true of the pages as they are now', async () => {
    const { dialog } = await openCheck({
      need: other,
      ownNeed: author,
      packet: aPacket({ isOutdated: true }),
    });
    expect(await dialog.findByRole('button', { name: 'Yes: send to the second check' })).toBeEnabled();
    expect(dialog.getByText('The packet needs a second check')).toBeVisible();
    expect(dialog.queryByText('This is the second check')).toBeNull();
  });

  it('is not led to a release if the server sends the packet to the second check', async () => {
    const { user, dialog, stored } = await openCheck({ need: { reasons: [], isAuthor: true } });
    const release = dialog.getByRole('button', { name: 'Yes: release with Fulfill' });
    await waitFor(() => expect(release).toBeEnabled());
    // A rule was added in the meantime.
    stored.need = author;
    await user.click(release);
    expect(await screen.findByText(/^The packet waits for its second check/)).toBeVisible();
    expect(screen.queryByTestId('address')).toBeNull();
  });
});

describe('another person', () => {
  const waiting = aPacket({ secondCheck: view({}) });

  it('is asked for the second check, and releases the packet', async () => {
    const { user, dialog, checked } = await openCheck({ need: other, packet: waiting });
    expect(await dialog.findByText('This is the second check')).toBeVisible();
    expect(dialog.getByText(/^Sam Clerk asked for it/)).toHaveTextContent(
      'The packet has many pages, with those released before. The order or the pages have sensitive records.',
    );
    expect(
      dialog.getByText('Second check: do these pages belong to Maria Alvarez, born February 3, 1980?'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Fulfill' }));
    expect(await screen.findByTestId('address')).toBeVisible();
    expect(checked).toEqual([{ requestId: request._id, packetId: PACKET }]);
  });

  it('sends it back with a note, which stays after a failure', async () => {
    const { user, dialog, returned } = await openCheck({ need: other, packet: waiting });
    await user.click(await dialog.findByRole('button', { name: 'Send back...' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send the packet back?' }));
    expect(form.getByText('Pages with a problem: 0')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Send back' }));
    expect(await form.findByText('Please enter what must be corrected')).toBeVisible();
    const note = form.getByLabelText('What must be corrected?');
    await user.type(note, 'Page 1 is cut off');
    server.use(
      mockOperation(returnPacket, () => {
        throw new MockFailure('conflict', 'This packet does not wait for a second check.');
      }),
    );
    await user.click(form.getByRole('button', { name: 'Send back' }));
    expect(await form.findByText('This packet does not wait for a second check.')).toBeVisible();
    expect(note).toHaveValue('Page 1 is cut off');
    server.use(
      mockOperation(returnPacket, ({ body }) => {
        returned.push(body.note);
        return aPacket({ secondCheck: view({ state: 'returned' }) });
      }),
    );
    await user.click(form.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('The packet was sent back')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(returned).toEqual(['Page 1 is cut off']);
  });

  it('needs no note if pages have a problem', async () => {
    const { user, dialog, returned } = await openCheck({ need: other, packet: waiting, problems: 2 });
    await user.click(await dialog.findByRole('button', { name: 'Send back...' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send the packet back?' }));
    expect(form.getByText('Pages with a problem: 2')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(returned).toEqual(['']));
  });

  it.each([
    [
      'Page 1 is cut off\nPage 2 too',
      /^Lee Other sent it back before, on Nov 20, 2026.*: Page 1 is cut off$/m,
    ],
    ['', /^Lee Other sent it back before, on Nov 20, 2026[^:]*:\d+ [AP]M\.$/],
  ])('reads that it was sent back before: %j', async (note, text) => {
    const returned = { note, byName: 'Lee Other', at: AT };
    const packet = aPacket({ secondCheck: view({ returned }) });
    const { dialog } = await openCheck({ need: other, packet });
    const before = await dialog.findByText(/^Lee Other sent it back before/);
    expect(before.textContent).toMatch(text);
  });

  it('reads that it was sent back before although no rule asks for the check any more', async () => {
    const returned = { note: 'Page 1', byName: 'Lee Other', at: AT };
    const packet = aPacket({ secondCheck: view({ returned }) });
    const { dialog } = await openCheck({ need: { reasons: [], isAuthor: false }, packet });
    expect(await dialog.findByText(/^Lee Other sent it back before/)).toBeVisible();
  });

  it.each([
    ['checked it', aPacket({ isChecked: true, secondCheck: view({ state: 'passed' }) })],
    ['released it', aPacket({ state: 'released', isChecked: true })],
  ])('keeps the note if somebody else %s in the meantime', async (_, decided) => {
    const { user, dialog, stored } = await openCheck({ need: other, packet: waiting });
    await user.click(await dialog.findByRole('button', { name: 'Send back...' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send the packet back?' }));
    const note = form.getByLabelText('What must be corrected?');
    await user.type(note, 'Page 1 is cut off');
    decide(stored, decided);
    await user.click(form.getByRole('button', { name: 'Send back' }));
    expect(await form.findByText('Somebody else decided.')).toBeVisible();
    await screen.findByText(/^(Second check done|Released)$/);
    expect(note).toHaveValue('Page 1 is cut off');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send the packet back?' })).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Check the packet' }) !== null).toBe(
      decided.state === 'built',
    );
  });

  it('returns to the question from the form', async () => {
    const { user, dialog } = await openCheck({ need: other, packet: waiting });
    await user.click(await dialog.findByRole('button', { name: 'Send back...' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send the packet back?' }));
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Check the packet' })).toBeVisible();
  });

  const sentBackBy = (by: string) =>
    aPacket({ secondCheck: view({ state: 'returned', note: 'Page 1', by, byName: 'Lee Other' }) });

  it.each<[string, SecondCheckNeed]>([
    ['another person', other],
    ['its author, once no rule asks for the check', { reasons: [], isAuthor: true }],
  ])('reads why a packet that was sent back cannot be released: %s', async (_, need) => {
    const { dialog } = await openCheck({ need, packet: sentBackBy('usr_other') });
    const reason = 'Lee Other sent this packet back. Its pages must be corrected first.';
    expect(await dialog.findByText(reason)).toBeVisible();
    for (const name of RELEASES) expect(dialog.queryByRole('button', { name })).toBeNull();
  });

  it('releases a packet that they sent back', async () => {
    const { dialog } = await openCheck({ need: other, packet: sentBackBy(aUser().userId) });
    expect(await dialog.findByText(/^Second check: do these pages belong/)).toBeVisible();
    for (const name of RELEASES) expect(dialog.getByRole('button', { name })).toBeEnabled();
  });

  it('cannot release what they have not opened, and opens it', async () => {
    const { user, dialog, stored } = await openCheck({ need: { ...other, hasRead: false } });
    expect(await dialog.findByText(/^Open the packet or its pages first/)).toBeVisible();
    for (const name of RELEASES) expect(dialog.getByRole('button', { name })).toBeDisabled();
    stored.need = { ...other, hasRead: true };
    const links: unknown[] = [];
    server.use(
      mockOperation(getPacketLink, ({ query }) => {
        links.push(query);
        return { url: 'https://portal.test/packet', expiresAt: AT };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Records.pdf' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Check and release...' }));
    const again = within(await screen.findByRole('dialog', { name: 'Check the packet' }));
    await waitFor(() => expect(again.getByRole('button', { name: RELEASES[0] })).toBeEnabled());
    expect(again.queryByText(/^Open the packet or its pages first/)).toBeNull();
  });

  it('cannot send back what nobody asked for', async () => {
    const { dialog } = await openCheck({ need: other });
    expect(await dialog.findByText('This is the second check')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send back...' })).toBeNull();
  });
});

describe('what the packet replaces', () => {
  const released = asStaffFile(aReleasedFile({ originalName: 'Earlier.pdf' }), { packetPages: 3 });
  const { fileId } = released;
  const replaces = { fileId, reason: 'other-person' as const, note: 'Page 2' };
  const question = 'Is it a new version of a released packet?';

  it('is sent as it is shown', async () => {
    const waiting = aPacket({ secondCheck: view({}), replaces });
    const { user, dialog, checked } = await openCheck({ need: other, packet: waiting, files: [released] });
    const release = dialog.getByRole('button', { name: 'Yes: release with Fulfill' });
    await waitFor(() => expect(release).toBeEnabled());
    expect(dialog.getByLabelText(question)).toHaveValue(fileId);
    await user.click(release);
    expect(await screen.findByTestId('address')).toBeVisible();
    expect(checked).toMatchObject([{ replaces }]);
  });

  it('is nothing if the second person says so', async () => {
    const waiting = aPacket({ secondCheck: view({}), replaces });
    const { user, dialog, checked } = await openCheck({ need: other, packet: waiting, files: [released] });
    await user.selectOptions(dialog.getByLabelText(question), 'No, it is an additional packet');
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Fulfill' }));
    expect(await screen.findByTestId('address')).toBeVisible();
    expect(checked).toEqual([{ requestId: request._id, packetId: PACKET, replaces: null }]);
  });

  it('can be taken back from a packet that is checked already', async () => {
    const packet = aPacket({ isChecked: true, secondCheck: view({ state: 'passed' }), replaces });
    const { user, dialog, checked } = await openCheck({ packet, files: [released] });
    await user.selectOptions(dialog.getByLabelText(question), 'No, it is an additional packet');
    await user.click(dialog.getByRole('button', { name: 'Release with Fulfill' }));
    await waitFor(() =>
      expect(checked).toEqual([{ requestId: request._id, packetId: PACKET, replaces: null }]),
    );
  });

  it('follows who asks for the check in the meantime, unless it was chosen here', async () => {
    const { dialog, stored, user } = await openCheck({ need: other, files: [released] });
    const sent: unknown[] = [];
    server.use(
      mockOperation(checkPacket, ({ body }) => {
        sent.push(body.replaces);
        stored.packet = aPacket({
          secondCheck: view({}),
          replaces: { ...replaces, note: `Page ${sent.length}` },
        });
        throw new MockFailure('conflict', `Please try again: ${sent.length}`);
      }),
    );
    const choice = await dialog.findByLabelText(question);
    const release = dialog.getByRole('button', { name: 'Yes: release with Fulfill' });
    await waitFor(() => expect(release).toBeEnabled());
    await user.click(release);
    await waitFor(() => expect(choice).toHaveValue(fileId));
    await user.selectOptions(choice, 'No, it is an additional packet');
    await user.click(release);
    expect(await dialog.findByText('Please try again: 2')).toBeVisible();
    expect(choice).toHaveValue('');
    expect(sent).toEqual([null, null]);
  });

  it('is marked as replaced, with the newer version', async () => {
    const replacedBy = { fileId: `file_${'0'.repeat(31)}7`, name: 'Newer.pdf', at: AT };
    const { document } = aPacket();
    const packet = aPacket({ state: 'released', isChecked: true, document });
    open(BENCH, { packet, files: [{ ...released, fileId: document!.fileId, replacedBy }] });
    const bar = within(await screen.findByRole('region', { name: 'Packet' }));
    expect(await bar.findByTitle('Replaced by Newer.pdf')).toHaveTextContent('Replaced');
    expect(bar.queryByText('Released')).toBeNull();
  });

  it('is shown although another document has replaced it by now', async () => {
    const replacedBy = { fileId: `file_${'0'.repeat(31)}7`, name: 'Newer.pdf', at: AT };
    const packet = aPacket({ secondCheck: view({}), replaces });
    const { dialog } = await openCheck({ need: other, packet, files: [{ ...released, replacedBy }] });
    expect(dialog.getByLabelText(question)).toHaveValue(fileId);
  });
});

describe('Check pages', () => {
  const waiting = aPacket({ secondCheck: view({}) });
  const bar = () => screen.findByRole('group', { name: 'Second check' });

  it('says who makes the second check, shows the first decisions, and leads on', async () => {
    const { user } = open(PAGES, { need: other, packet: waiting });
    expect(within(await bar()).getByText('This is the second check')).toBeVisible();
    expect(screen.getByText(/^Sam Clerk, Nov 20, 2026/)).toBeVisible();
    expect(screen.queryByText(/^Everything that is required is checked/)).toBeNull();
    await user.click(within(await bar()).getByRole('button', { name: 'Check the packet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check the packet' }));
    // The link leads to this page.
    await user.click(await dialog.findByRole('link', { name: 'Check pages' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends the packet back', async () => {
    const { user, returned } = open(PAGES, { need: other, packet: waiting });
    const sendBack = within(await bar()).getByRole('button', { name: 'Send back...' });
    const plain = sendBack.className;
    const check = async () => within(await bar()).getByRole('button', { name: 'Check the packet' });
    expect((await check()).className).not.toBe(plain);
    await user.click(sendBack);
    const form = within(await screen.findByRole('dialog', { name: 'Send the packet back?' }));
    // Keys of the page are letters in the field.
    await user.type(form.getByLabelText('What must be corrected?'), '2 pages are cut off');
    await user.click(form.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(returned).toEqual(['2 pages are cut off']));
    expect(await within(await bar()).findByText('2 pages are cut off')).toBeVisible();
    // The pages are corrected first.
    expect((await check()).className).toBe(plain);
    expect(within(await bar()).queryByRole('button', { name: 'Send back...' })).toBeNull();
  });

  it('keeps the note for the packet if somebody else decided in the meantime', async () => {
    const { user, stored } = open(PAGES, { need: other, packet: waiting });
    await user.click(within(await bar()).getByRole('button', { name: 'Send back...' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send the packet back?' }));
    await user.type(form.getByLabelText('What must be corrected?'), 'Page 1');
    decide(stored, aPacket({ isChecked: true, secondCheck: view({ state: 'passed' }) }));
    await user.click(form.getByRole('button', { name: 'Send back' }));
    expect(await form.findByText('Somebody else decided.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Second check', hidden: true })).toBeNull(),
    );
    expect(form.getByLabelText('What must be corrected?')).toHaveValue('Page 1');
  });

  it('records that the pages are read, once the packet of the address does not cover them', async () => {
    const { user, read } = open(`${PAGES}?packet=${PACKET}`, { need: other, packet: waiting });
    const dialog = within(await screen.findByRole('dialog', { name: 'Check the packet' }));
    expect(await dialog.findByText('This is the second check')).toBeVisible();
    expect(read).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'No, not yet' }));
    await waitFor(() => expect(read).toEqual([PACKET]));
  });

  it('does not record that its author reads them', async () => {
    const { read } = open(PAGES, { need: author, packet: waiting });
    expect(within(await bar()).getByText('The packet waits for its second check')).toBeVisible();
    expect(read).toEqual([]);
  });

  it('shows the author that it waits, without a way to check it', async () => {
    open(PAGES, { need: author, packet: waiting });
    expect(within(await bar()).getByText('The packet waits for its second check')).toBeVisible();
    expect(within(await bar()).queryByRole('button')).toBeNull();
  });

  it('shows the author of an outdated packet that it waits', async () => {
    open(PAGES, {
      need: other,
      ownNeed: author,
      packet: aPacket({ isOutdated: true, secondCheck: view({}) }),
    });
    expect(await screen.findByText('The packet waits for its second check')).toBeVisible();
    expect(within(await bar()).queryByRole('button')).toBeNull();
  });

  it('says nothing of a packet that needs none', async () => {
    open(PAGES, { need: { reasons: [], isAuthor: false } });
    expect(await screen.findByText(/^Everything that is required is checked/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Second check' })).toBeNull();
  });

  it('keeps what was entered about a page that could not be marked', async () => {
    const { user } = open(PAGES, { need: other, packet: waiting });
    await bar();
    const decisions: string[] = [];
    server.use(
      mockOperation(checkPages, ({ body }) => {
        decisions.push(body.decision.note);
        throw new MockFailure('conflict', 'Please try again.');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Problem...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Problem with this page' }));
    await user.type(dialog.getByLabelText('What is the problem?'), 'Upside down');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('What is the problem?')).toHaveValue('Upside down');
    expect(decisions).toEqual(['Upside down']);
  });
});
