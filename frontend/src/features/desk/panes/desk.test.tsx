import { downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enableShortcuts } from '../../../lib/shortcuts/shortcutsSetting.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { aFile } from '../../requests/testing/aRequest.ts';
import {
  aCorrection,
  anUpdate,
  aReviewedSubmission,
  asStaffFile,
} from '../../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';
// Preloaded so that tests don't wait for the imports.
import '../../files/release/UploadDialog.tsx';
import '../../invoices/components/InvoiceDialog.tsx';
import './DocumentPane.tsx';

const image = (originalName: string, facts: Parameters<typeof aFile>[0] = {}) =>
  asStaffFile(aFile({ originalName, contentType: 'image/png', ...facts }));
const letter = image('letter.png');
const subpoena = image('subpoena.png');
const pending = image('scan.png', { scan: 'pending', isViewable: false });
const documents = { loaFiles: [letter], uploadedFiles: [subpoena, pending] };

const narrowMedia = window.matchMedia;
function makeWide() {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(min-width: 1280px)',
      onchange: null,
    }) as never;
}

/** Mocks links to files. Returns the file IDs for which a preview was requested. */
function mockLinks(refuse: () => boolean = () => false) {
  const previewed: string[] = [];
  server.use(
    mockOperation(downloadFileAuth, ({ query }) => {
      expect(query.action).toBe('preview');
      previewed.push(query.fileId);
      if (refuse()) throw new MockFailure('unavailable', 'The store is down');
      return {
        url: `https://files.example/${query.fileId}`,
        originalName: 'letter.png',
        contentType: 'image/png',
        downloadedAt: '2026-11-03T10:00:00.000Z',
      };
    }),
  );
  return previewed;
}

const choice = () => screen.getByRole('combobox', { name: 'Shown document' });

afterEach(() => {
  window.matchMedia = narrowMedia;
  for (const person of 'ab') localStorage.removeItem(`portal.documentShare:usr_${person.repeat(24)}`);
  enableShortcuts(false);
});

describe('on a wide screen', () => {
  beforeEach(makeWide);

  it('shows the volumes of a document one by one', async () => {
    const volume = { size: 5, pages: 2 };
    const volumes = [1, 2].map((number) => ({ ...volume, name: `chart_vol${number}of2.png` }));
    const asked: unknown[] = [];
    server.use(
      mockOperation(downloadFileAuth, ({ query }) => {
        asked.push(query.volume);
        return {
          url: `https://files.example/${query.volume}`,
          originalName: 'chart.png',
          contentType: 'image/png',
          downloadedAt: '2026-11-03T10:00:00.000Z',
        };
      }),
    );
    const chart = image('chart.png', { volumes, uploadedByAdmin: true });
    const { user } = await showStaffRequest({ uploadedFiles: [chart] });
    expect(await screen.findByRole('img', { name: 'chart_vol1of2.png', hidden: true })).toBeInTheDocument();
    await user.selectOptions(choice(), 'chart_vol2of2.png');
    expect(await screen.findByRole('img', { name: 'chart_vol2of2.png', hidden: true })).toBeInTheDocument();
    expect(asked).toEqual([1, 2]);
  });

  it('the authorization is shown beside the tabs, and other documents without a dialog', async () => {
    const previewed = mockLinks();
    const { user } = await showStaffRequest(documents);
    expect(await screen.findByRole('img', { name: 'letter.png', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Patient Information' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(screen.getAllByRole('combobox', { name: 'Shown document' })).toHaveLength(1);
    expect(within(choice()).getByRole('option', { name: 'scan.png · Virus scan pending' })).toBeDisabled();
    await user.selectOptions(choice(), 'subpoena.png');
    expect(await screen.findByRole('img', { name: 'subpoena.png', hidden: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preview letter.png' }));
    expect(await screen.findByRole('img', { name: 'letter.png', hidden: true })).toBeInTheDocument();
    expect(choice()).toHaveDisplayValue('letter.png');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(previewed).toEqual([letter, subpoena, letter].map(({ fileId }) => fileId));
  });

  describe('the line between document and work', () => {
    const line = () => screen.getByRole('separator', { name: 'Width of the document' });
    const share = () => Number(line().getAttribute('aria-valuenow'));

    it('moves with the keys within its limits, and is remembered for the next request of the person', async () => {
      mockLinks();
      const { user, unmount } = await showStaffRequest(documents);
      await screen.findByRole('img', { name: 'letter.png', hidden: true });
      expect(line()).toHaveAttribute('aria-orientation', 'vertical');
      expect(document.getElementById(line().getAttribute('aria-controls')!)).toContainElement(choice());
      const standard = share();
      line().focus();
      await user.keyboard('{ArrowRight}');
      expect(share()).toBe(standard + 2);
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      expect(share()).toBe(standard - 2);
      await user.keyboard('{End}{ArrowRight}');
      expect(share()).toBe(Number(line().getAttribute('aria-valuemax')));
      await user.keyboard('{Home}{ArrowLeft}');
      expect(share()).toBe(Number(line().getAttribute('aria-valuemin')));
      await user.keyboard('{ArrowRight}');
      const chosen = share();
      unmount();
      const again = await showStaffRequest(documents);
      expect(share()).toBe(chosen);
      await user.dblClick(line());
      expect(share()).toBe(standard);
      again.unmount();
      await showStaffRequest(documents, [], 'details', `usr_${'b'.repeat(24)}`);
      expect(share()).toBe(standard);
    });

    it('follows the pointer, and keeps where it was released', async () => {
      mockLinks();
      const { unmount } = await showStaffRequest(documents);
      const panes = line().parentElement!;
      panes.getBoundingClientRect = () => new DOMRect(100, 0, 1000, 600);
      fireEvent.pointerDown(line(), { button: 0, clientX: 630 });
      fireEvent.pointerMove(line(), { clientX: 550 });
      expect(share()).toBe(45);
      fireEvent.pointerMove(line(), { clientX: 1090 });
      expect(share()).toBe(Number(line().getAttribute('aria-valuemax')));
      fireEvent.pointerMove(line(), { clientX: 520 });
      fireEvent.pointerUp(line());
      fireEvent.pointerMove(line(), { clientX: 700 });
      expect(share()).toBe(42);
      unmount();
      await showStaffRequest(documents);
      expect(share()).toBe(42);
    });

    it('an unreadable stored value is the default', async () => {
      mockLinks();
      localStorage.setItem(`portal.documentShare:usr_${'a'.repeat(24)}`, 'wide');
      await showStaffRequest(documents);
      expect(share()).toBe(53);
    });
  });

  it('zooms with the keys of the preview', async () => {
    mockLinks();
    const { user } = await showStaffRequest(documents);
    const shown = await screen.findByRole('img', { name: 'letter.png', hidden: true });
    Object.defineProperty(shown, 'naturalWidth', { value: 400 });
    fireEvent.load(shown);
    screen.getByRole('button', { name: 'Zoom in' }).focus();
    await user.keyboard('+');
    expect(await screen.findByText('125%')).toBeVisible();
    await user.keyboard('0');
    expect(await screen.findByText('100%')).toBeVisible();
  });

  it('a document that cannot be loaded says why and can be tried again', async () => {
    let isDown = true;
    mockLinks(() => isDown);
    const { user } = await showStaffRequest(documents);
    expect(await screen.findByText(/^The store is down/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('img', { name: 'letter.png', hidden: true })).toBeInTheDocument();
  });

  it.each([
    ['No documents', '', { loaFiles: [], uploadedFiles: [] }],
    ['No document can be shown', 'scan.png · Virus scan pending', { loaFiles: [], uploadedFiles: [pending] }],
  ])('says: %s', async (title, text, files) => {
    await showStaffRequest(files);
    expect((await screen.findByText(title)).parentElement).toHaveTextContent(`${title}${text}`);
    expect(screen.queryByRole('combobox', { name: 'Shown document' })).not.toBeInTheDocument();
  });
});

describe('on a narrow screen', () => {
  it('the documents are a tab', async () => {
    const previewed = mockLinks();
    const { user } = await showStaffRequest(documents);
    expect(previewed).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(await screen.findByRole('img', { name: 'letter.png', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Patient Information' })).not.toBeInTheDocument();
    await user.selectOptions(choice(), 'subpoena.png');
    expect(await screen.findByRole('img', { name: 'subpoena.png', hidden: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preview letter.png' }));
    expect(await screen.findByRole('img', { name: 'letter.png', hidden: true })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    expect(screen.getByRole('region', { name: 'Patient Information' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a shortcut', () => {
  it.each([
    ['s', 'Update Request'],
    ['u', 'Upload Documents'],
    ['i', 'Create Custom Invoice'],
  ])('%s opens the dialog %s', async (key, name) => {
    enableShortcuts(true);
    server.use(mockOperation(listQuickAddItems, () => []));
    const { user } = await showStaffRequest();
    await screen.findByText('No invoices yet. An invoice is a draft until you send it to the client.');
    await user.keyboard(key);
    expect(await screen.findByRole('dialog', { name: new RegExp(name) })).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(key === 'i' ? '?tab=money' : '?tab=details'));
  });
});

it('the first link after the title skips to the decision', async () => {
  const { user } = await showStaffRequest({ review: aReviewedSubmission() });
  screen.getByRole('heading', { level: 1 }).focus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the decision' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Decision' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ask for missing...' })).toHaveFocus();
});

it('open corrections are counted in the overview, with a way to the first one', async () => {
  const { user } = await showStaffRequest(
    { updateRequests: [anUpdate({ differences: [aCorrection()] })] },
    [],
    'overview',
  );
  expect(screen.getByText('1 correction from the client is undecided')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the first correction' }));
  await user.tab();
  expect(
    within(screen.getByRole('region', { name: 'Patient Information' })).getByRole('button', {
      name: 'Apply: Patient full name',
    }),
  ).toHaveFocus();
});

describe('the line below the title', () => {
  const facts = () =>
    [...screen.getByLabelText('Request at a glance').children].map(({ textContent }) => textContent);

  it('says what was not stated', async () => {
    await showStaffRequest({ patientDob: '' });
    expect(facts()).toEqual([
      'Patient Maria Alvarez',
      'Date of birth Not provided',
      'Dates of service Not stated',
      'Exclusions None',
      'Authority Not stated',
    ]);
  });

  it('has the latest scope and the authority, and all of a long text in its title', async () => {
    const exclude = 'Pharmacy records, billing, and everything of the second hospital stay';
    const range = { from: '2024-01-05', to: '2024-02-06' };
    const version = (number: number, scope: object) => ({
      version: number,
      at: '2026-11-02T15:00:00.000Z',
      byName: '',
      scope: { ranges: [], ...scope },
    });
    await showStaffRequest({
      authority: { kind: 'authorization', signedOn: '2026-10-01' },
      scope: [version(1, { dates: 'all' }), version(2, { dates: 'ranges', ranges: [range], exclude })],
    });
    expect(facts().slice(1, 4)).toEqual([
      'Date of birth Feb 3, 1980',
      'Dates of service Jan 5, 2024 to Feb 6, 2024',
      `Exclusions ${exclude}`,
    ]);
    expect(screen.getByTitle(`Exclusions: ${exclude}`)).toBeVisible();
    expect(screen.getByTitle(/^Authority: .* · .*Oct 1, 2026/)).toBeVisible();
  });
});
