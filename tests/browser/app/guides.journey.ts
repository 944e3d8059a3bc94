import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getAdmin, invitePerson } from '../../support/accounts/accounts.ts';
import { release } from '../../support/files/releasedFiles.ts';
import { packetCalls } from '../../support/packets/packetCalls.ts';
import { sendSource, sourceIs } from '../../support/packets/sources.ts';
import { submitToQueue } from '../../support/requests/intakeCalls.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { requestToCheck } from '../support/documents.ts';
import { pdfOfPages } from '../support/files.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { followGuide, guideSections } from '../support/guideSteps.ts';
import { openAs } from '../support/people.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import { pdf } from '../support/wizard.ts';

interface Start {
  /** Opens the page where the section begins; returns what to enter. */
  readonly open: (page: Page, portal: JourneyPortal) => Promise<Parameters<typeof followGuide>[2] | void>;
  readonly onlyLookAt?: readonly string[];
  /** Also in `npm test`. The others take the same kinds of steps. */
  readonly inEveryRun?: true;
}

const suffix = () => randomUUID().slice(0, 8);

const openRequest: Start['open'] = async (page, portal) =>
  openRequestAsStaff(page, portal, await submitRequest(portal), 'overview');

/** Releases a packet of three pages that nobody has to pay for. */
async function releasePacket(portal: JourneyPortal, requestId: string): Promise<void> {
  const clerk = await invitePerson(portal, 'staff');
  const content = new Uint8Array(pdfOfPages('chart.pdf', 3).buffer);
  const sourceId = await sendSource(portal, clerk, requestId, 'chart.pdf', content);
  await sourceIs(portal, clerk, { requestId, sourceId }, 'ready');
  const { fileId } = await packetCalls(portal, clerk, requestId).ready();
  const released = await release(portal, clerk, requestId, [fileId], { embargoEnabled: false });
  expect(released).toMatchObject({ status: 200 });
}

const asClerk: Start['open'] = async (page, portal) => openAs(page, await invitePerson(portal, 'staff'));

/** Enters values as an admin, from the dashboard. */
const asAdmin =
  (values: () => Parameters<typeof followGuide>[2] = () => ({})): Start['open'] =>
  async (page, portal) => {
    await openAs(page, await getAdmin(portal));
    return values();
  };

/** Where each section of the guides begins, and what the person enters. */
const starts: Readonly<Record<string, Readonly<Record<string, Start>>>> = {
  clerk: {
    'Sign in and set up your account': {
      open: async (page, portal) => {
        const { email, password } = await invitePerson(portal, 'staff');
        await page.goto('/login');
        return { Email: email, Password: password };
      },
    },
    'Find your next request': {
      open: async (page, portal) => {
        const clerk = await invitePerson(portal, 'staff');
        const { orderId } = await submitToQueue(portal, clerk);
        await openAs(page, clerk);
        return { 'Search requests': orderId };
      },
    },
    'Find a request for a caller': {
      open: async (page, portal) => {
        const clerk = await invitePerson(portal, 'staff');
        const { orderId } = await submitToQueue(portal, clerk);
        await openAs(page, clerk);
        return { Search: orderId };
      },
    },
    'Review a submission': {
      inEveryRun: true,
      open: async (page, portal) => {
        const clerk = await invitePerson(portal, 'staff');
        const { orderId } = await submitToQueue(portal, clerk);
        await openAs(page, clerk);
        return {
          'Search submissions': orderId,
          // Not that of another journey, which the list shows until the search has an answer.
          'Start review': { button: `Start review: order ${orderId}` },
          'Why do you approve anyway?': 'Confirmed by phone',
        };
      },
    },
    'Correct the details': {
      open: async (page, portal) => {
        await openRequest(page, portal);
        return { 'Patient full name': 'Robin Example' };
      },
    },
    'Fulfill a request': {
      open: async (page, portal) => {
        await openRequest(page, portal);
        return {
          'Choose files: Documents': [pdfOfPages('chart.pdf', 1)],
          'Amount for each file, in USD': '30',
        };
      },
    },
    'Assemble records': {
      open: async (page, portal) => {
        await openRequest(page, portal);
        return {
          'Choose files to assemble': [pdfOfPages('chart.pdf', 3)],
          Title: 'Labs of May',
          Type: 'Lab results',
        };
      },
    },
    'Make the second check': {
      open: async (page, portal) => {
        await openRequestAsStaff(page, portal, await requestToCheck(portal), 'overview');
        return {
          'What is the problem?': 'The page is cut off',
          'What must be corrected?': 'Scan the page again.',
        };
      },
    },
    'Release a new version of a packet': {
      open: async (page, portal) => {
        const request = await submitRequest(portal);
        await releasePacket(portal, request.requestId);
        await openRequestAsStaff(page, portal, request, 'overview');
        return {
          'Is it a new version of a released packet?': 'Chart.pdf',
          'Why is there a new version?': 'It had records that were not requested',
        };
      },
    },
    'Bill the client': { open: openRequest },
    'Write to the client': {
      open: async (page, portal) => {
        await openRequest(page, portal);
        return { Message: 'The films come on Monday.' };
      },
    },
    'Add an internal request': {
      open: async (page, portal) => {
        await asClerk(page, portal);
        return {
          'Order ID': `INT-${suffix()}`,
          'Facility name': 'Central Medical Center',
          'Request type': '7. Medical Records',
          'Patient full name': 'Robin Example',
          'Date of birth': '1980-02-03',
          'Attorney name': 'Quentin Ashworth',
          'Attorney email': 'quentin@ashworth.example',
          'Attorney phone': '(213) 555-0101',
          'Choose files: Subpoena Documents': [pdf('subpoena.pdf')],
        };
      },
    },
  },
  admin: {
    'Invite your colleagues': {
      open: asAdmin(() => ({ Email: `clerk-${suffix()}@portal.example`, Role: 'Staff' })),
    },
    'Add your facilities': {
      inEveryRun: true,
      open: asAdmin(() => ({ 'Facility name': `Guide Clinic ${suffix()}` })),
    },
    'Set the support contact': {
      open: asAdmin(() => ({ Email: 'help@clinic.example', Phone: '(800) 555-0100', Hours: 'Always' })),
      onlyLookAt: ['Save changes'],
    },
    'Set your prices': {
      open: asAdmin(() => ({ 'Item name': `Guide item ${suffix()}`, 'Default price (USD)': '12.50' })),
    },
    'Check the rules and checklists': { open: asAdmin(), onlyLookAt: ['Confirm review by counsel'] },
    'Change the statuses': { open: asAdmin(() => ({ Label: `Guide status ${suffix()}`, Color: 'Purple' })) },
    'Write message templates': {
      open: asAdmin(() => ({
        'Template name': `Guide template ${suffix()}`,
        Subject: 'Your request',
        Text: 'We received your request.',
      })),
    },
  },
  manager: {
    'See where the work is': { open: asClerk },
    'Read the figures of a period': { open: asClerk },
    'Check payments that need review': { open: asClerk },
    'See who owes money': { open: asClerk },
    'Match the bank statement': { open: asClerk },
    'See who did what': { open: openRequest },
    'Answer a patient who asks who received their records': {
      inEveryRun: true,
      open: async (page, portal) => {
        await asClerk(page, portal);
        return {
          'Patient name': `Rowan ${randomUUID().replace(/[\d-]/g, '').slice(0, 8)}`,
          'Date of birth': '1966-07-08',
          'How identity was verified': 'Driver license',
        };
      },
    },
  },
};

for (const [guide, sections] of Object.entries(starts)) {
  const written = guideSections(guide);
  test(`the journeys follow every section of the ${guide} guide`, () => {
    expect(written.map(({ title }) => title)).toEqual(Object.keys(sections));
    expect(written.filter(({ steps }) => steps.length < 2)).toEqual([]);
  });

  for (const section of written) {
    const title = `${guide} guide: ${section.title}`;
    test(sections[section.title]?.inEveryRun ? title : `${title} @full`, async ({ page, portal }) => {
      const { open, onlyLookAt } = sections[section.title]!;
      await followGuide(page, section, (await open(page, portal)) ?? {}, onlyLookAt);
    });
  }
}
