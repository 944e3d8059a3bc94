import {
  acceptName,
  checkPages,
  getPageChecks,
  withdrawName,
} from '@portal/contract/packets/checkEndpoints.ts';
import { checkPacket, getAssembly, getSourcePages } from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { CheckedPage, PageDecision } from '@portal/contract/packets/pageChecks.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enableShortcuts } from '../../../lib/shortcuts/shortcutsSetting.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { aStaffRequest } from '../../requests/testing/aStaffRequest.ts';
import type { PageChecks } from '../checks/pageChecksQuery.ts';
import { CheckPacket } from '../packet/CheckPacket.tsx';
import { aPacket, anAssembly } from '../testing/anAssembly.ts';
import { CheckPagesScreen } from './CheckPagesScreen.tsx';

vi.mock('../../preview/pdf/openPdf.ts', () => ({ openPdf: () => new Promise(() => undefined) }));

const request = aStaffRequest({ patientName: 'Maria Alvarez', patientDob: '1980-02-03' });
const AT = '2026-11-20T12:00:00.000Z';

const page = (facts: Partial<CheckedPage> & Pick<CheckedPage, 'page'>): CheckedPage => ({
  patient: 'match',
  flags: [],
  check: null,
  isChanged: false,
  isRequired: false,
  needs: null,
  ...facts,
});
const stranger = page({
  page: '1.2',
  patient: 'other',
  flags: [{ kind: 'otherPerson', names: ['John Baker'], birthDates: ['1955-07-09'], numbers: [] }],
  isRequired: true,
  needs: 'decision',
});
const unreadable = page({
  page: '1.3',
  patient: 'unreadable',
  flags: [{ kind: 'unreadable' }],
  isRequired: true,
  needs: 'check',
});

function countsOf(pages: readonly CheckedPage[]): PageChecks['counts'] {
  const count = (isCounted: (each: CheckedPage) => boolean) => pages.filter(isCounted).length;
  return {
    pages: pages.length,
    flagged: count(({ flags }) => flags.length > 0),
    fine: count(({ check }) => check?.verdict === 'fine'),
    problem: count(({ needs }) => needs === 'solution'),
    later: count(({ check }) => check?.verdict === 'later'),
    required: count(({ isRequired }) => isRequired),
    left: count(({ needs }) => needs !== null),
    blocking: count(({ needs }) => needs === 'decision' || needs === 'solution'),
  };
}

/** The API: `stored` is changed by what is sent. */
function serve(pages: readonly CheckedPage[], names: PageChecks['names'] = []) {
  const stored = { pages: [...pages], names: [...names] };
  const sent: [string, PageDecision][] = [];
  server.use(
    mockOperation(getRequestDetails, () => ({ ...request, view: 'staff' as const })),
    mockOperation(getAssembly, () => anAssembly()),
    mockOperation(getSourcePages, () => ({
      pieces: [],
      texts: [],
      sheets: [],
      blank: [],
      looks: [],
      expiresAt: AT,
    })),
    mockOperation(getPageChecks, () => ({
      version: 1,
      requirement: { requirement: 'flagged' as const, share: 10 },
      pages: stored.pages,
      names: stored.names,
      counts: countsOf(stored.pages),
      secondCheck: { reasons: [], isAuthor: true },
    })),
    mockOperation(checkPages, ({ body: { pages: named, decision } }) => {
      sent.push([named.join(), decision]);
      const { verdict, note, reason = null } = decision;
      stored.pages = stored.pages.map((each) =>
        named.includes(each.page)
          ? {
              ...each,
              check: { verdict, note, reason, byName: 'Sam Clerk', at: AT },
              needs:
                verdict === 'fine'
                  ? null
                  : verdict === 'problem'
                    ? ('solution' as const)
                    : ('check' as const),
            }
          : each,
      );
      return {
        pages: stored.pages.filter((each) => named.includes(each.page)),
        counts: countsOf(stored.pages),
      };
    }),
  );
  return { stored, sent };
}

async function open(pages: readonly CheckedPage[], names: PageChecks['names'] = []) {
  signInAs({ role: 'staff' });
  const served = serve(pages, names);
  const rendered = renderScreen(
    <Routes>
      <Route path="/dashboard/request/:requestId/check-pages" element={<CheckPagesScreen />} />
    </Routes>,
    `/dashboard/request/${request._id}/check-pages`,
  );
  await screen.findByRole('heading', { level: 1, name: 'Check pages' });
  return { ...rendered, ...served };
}

beforeEach(() => enableShortcuts(true));

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the check of pages', () => {
  it('goes through the pages to check by keys, and asks why a page of another person stays', async () => {
    const { user, sent } = await open([page({ page: '1.1' }), stranger, unreadable]);
    expect(screen.getByRole('heading', { name: 'Page 2 of 3' })).toBeVisible();
    expect(screen.getByText('Another person: John Baker and born Jul 9, 1955')).toBeVisible();
    expect(screen.getByText('Checked: 0 of 2')).toBeVisible();
    expect(screen.getByText('Maria Alvarez')).toBeVisible();

    await user.keyboard('1');
    const dialog = await screen.findByRole('dialog', { name: 'Why does this page stay?' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Please choose a reason')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('The other person is'), 'spouse');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Checked: 1 of 2')).toBeVisible();
    // After the dialog has closed.
    expect(await screen.findByRole('heading', { name: 'Page 3 of 3' })).toBeVisible();
    expect(screen.getByText(/The text of this page can’t be read/)).toBeVisible();

    await user.keyboard('1');
    expect(await screen.findByText('Checked: 2 of 2')).toBeVisible();
    expect(screen.getByText(/Everything that is required is checked/)).toBeVisible();
    expect(sent).toEqual([
      ['1.2', { verdict: 'fine', reason: 'spouse', note: '' }],
      ['1.3', { verdict: 'fine', note: '' }],
    ]);
  });

  it('keeps a problem with its note, and shows it under its filter', async () => {
    const { user, sent } = await open([unreadable, page({ page: '1.1' })]);
    await user.keyboard('2');
    const dialog = await screen.findByRole('dialog', { name: 'Problem with this page' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Please enter the problem')).toBeVisible();
    // Keys of the page are letters in a field.
    await user.type(within(dialog).getByLabelText('What is the problem?'), '1 cut off');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('option', { name: 'Problems (1)' })).toBeInTheDocument();
    expect(sent).toEqual([['1.3', { verdict: 'problem', note: '1 cut off' }]]);
    await user.selectOptions(screen.getByLabelText('Pages to go through'), 'problems');
    expect(screen.getByText('1 cut off')).toBeVisible();
    // Keys choose an option while the list of filters has the focus.
    await user.tab();
    await user.keyboard('3');
    expect(await screen.findByRole('option', { name: 'Later (1)' })).toBeInTheDocument();
  });

  it('has no keys for a person who turned the shortcuts off', async () => {
    enableShortcuts(false);
    const { user, sent } = await open([unreadable, page({ page: '1.1' })]);
    await user.selectOptions(screen.getByLabelText('Pages to go through'), 'all');
    await user.tab();
    await user.keyboard('123jk');
    expect(screen.getByRole('heading', { name: 'Page 1 of 2' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Keys:/)).not.toBeInTheDocument();
    expect(button('Fine')).not.toHaveAttribute('aria-keyshortcuts');
    await user.click(button('Next page'));
    expect(screen.getByRole('heading', { name: 'Page 2 of 2' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('goes to the next and previous page, and says at the end that there is none', async () => {
    const { user } = await open([page({ page: '1.1' }), page({ page: '1.2' })]);
    expect(screen.getByText('No check is required')).toBeVisible();
    await user.keyboard('j');
    expect(screen.getByRole('heading', { name: 'Page 2 of 2' })).toBeVisible();
    await user.keyboard('j');
    expect(screen.getByText('This is the last page.')).toBeInTheDocument();
    await user.click(button('Previous page'));
    expect(screen.getByRole('heading', { name: 'Page 1 of 2' })).toBeVisible();
  });

  it('accepts a name on all pages, and takes it back', async () => {
    const { user, stored } = await open([stranger]);
    const accepted: unknown[] = [];
    server.use(
      mockOperation(acceptName, ({ body: { decision } }) => {
        accepted.push(decision);
        stored.names = [{ ...decision, byName: 'Sam Clerk', at: AT }];
        stored.pages = [page({ page: '1.2' })];
        return stored.names;
      }),
      mockOperation(withdrawName, () => {
        stored.names = [];
        stored.pages = [stranger];
        return [];
      }),
    );
    await user.click(button('Accept “John Baker” on all pages...'));
    const dialog = await screen.findByRole('dialog', { name: 'Accept a name on all pages' });
    // A page labeled as that of somebody else is never that of a relative.
    expect(within(dialog).queryByRole('option', { name: /^A relative/ })).toBeNull();
    await user.selectOptions(within(dialog).getByLabelText('Whose name is it?'), 'maidenName');
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/Maiden or former name of the patient/)).toBeVisible();
    expect(accepted).toEqual([{ name: 'John Baker', reason: 'maidenName', note: '' }]);
    await user.click(button('Take back John Baker'));
    expect(await screen.findByText('Checked: 0 of 1')).toBeVisible();
  });

  it('shows what was said about a changed page as void, and why it failed', async () => {
    const { user } = await open([{ ...unreadable, isChanged: true }]);
    expect(screen.getByText(/has changed since/)).toBeVisible();
    server.use(
      mockOperation(checkPages, () => {
        throw new MockFailure(
          'conflict',
          'The pages were changed in the meantime. Please look at them again.',
        );
      }),
    );
    await user.keyboard('1');
    expect(await screen.findByText(/changed in the meantime/)).toBeVisible();
  });

  it('says that there are no pages, or that they could not be loaded', async () => {
    await open([]);
    expect(await screen.findByText('Add the files of the records first.')).toBeVisible();
  });

  it('says that the pages could not be loaded', async () => {
    signInAs({ role: 'staff' });
    serve([]);
    server.use(
      mockOperation(getPageChecks, () => {
        throw new MockFailure('unavailable', 'Please try again.');
      }),
    );
    renderScreen(
      <Routes>
        <Route path="/dashboard/request/:requestId/check-pages" element={<CheckPagesScreen />} />
      </Routes>,
      `/dashboard/request/${request._id}/check-pages`,
    );
    expect(await screen.findByText('The pages could not be loaded')).toBeVisible();
    expect(button('Retry')).toBeVisible();
  });
});

describe('the check of a packet', () => {
  async function openPacket(pages: readonly CheckedPage[], packet = aPacket()) {
    signInAs({ role: 'staff' });
    serve(pages);
    const sent: unknown[] = [];
    server.use(
      mockOperation(checkPacket, ({ body }) => {
        sent.push(body);
        return { ...packet, isChecked: true };
      }),
    );
    const rendered = renderScreen(
      <CheckPacket request={request} packet={packet} document={packet.document!} onClose={() => undefined} />,
      '/',
    );
    return { ...rendered, sent };
  }

  it('shows the reasons of who checked it before, and keeps them', async () => {
    const signature = { byName: 'Sam Clerk', at: '2026-11-20T12:00:00.000Z' };
    const look = { ...aPacket().look, otherPersonPages: 1 } as Packet['look'];
    const { user, sent } = await openPacket(
      [unreadable],
      aPacket({
        look,
        unread: { reason: 'Court order of today', pages: 1, ...signature },
        otherPerson: { reason: 'other', note: 'Her mother', ...signature },
      }),
    );
    expect(await screen.findByText('Sam Clerk left pages unchecked (1): Court order of today')).toBeVisible();
    expect(
      await screen.findByText('Sam Clerk keeps pages that name another person: Another reason. Her mother'),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Why is .* released\?$/), 'checked');
    await user.click(button('Yes: release with Fulfill'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('unread');
  });

  it('says how many pages it has once', async () => {
    await openPacket([page({ page: '1.1' })]);
    expect(await screen.findByText('Pages of records: 3. In all: 5.')).toBeVisible();
    expect(screen.queryByText('5 pages')).toBeNull();
  });

  it('has the way to the pages and a release unread, which needs a reason', async () => {
    const { user, sent } = await openPacket([unreadable]);
    expect(await screen.findByText('Pages to check before the release: 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check pages' })).toHaveAttribute(
      'href',
      `/dashboard/request/${request._id}/check-pages`,
    );
    expect(button(/^Yes: release with Fulfill/)).toBeDisabled();
    await user.click(button('Release unread...'));
    await user.click(button(/^Yes: release with Fulfill/));
    expect(await screen.findByText('Please enter the reason')).toBeVisible();
    await user.type(screen.getByLabelText('Why is it released unread?'), 'Court order of today');
    await user.click(button(/^Yes: release with Fulfill/));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ unread: { reason: 'Court order of today' } });
  });

  it('leaves out no page of another person', async () => {
    await openPacket([stranger]);
    expect(await screen.findByText(/They need a decision/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Release unread...' })).toBeNull();
    expect(button(/^Yes: release with Fulfill/)).toBeDisabled();
  });
});
