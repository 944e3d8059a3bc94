import { getPageChecks } from '@portal/contract/packets/checkEndpoints.ts';
import {
  buildPacket,
  cancelPacket,
  changeRecipe,
  checkPacket,
  getAssembly,
  getSourcePages,
  withdrawSource,
} from '@portal/contract/packets/endpoints.ts';
import type { RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { listRedactionReasons } from '@portal/contract/packets/redactionReasons.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { enableShortcuts } from '../../../lib/shortcuts/shortcutsSetting.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { aStaffRequest } from '../../requests/testing/aStaffRequest.ts';
import type { Assembly } from '../editing/useAssembly.ts';
import { aPacket, anAssembly, aRecipe, aSource } from '../testing/anAssembly.ts';
import { AssembleScreen } from './AssembleScreen.tsx';
// Preloaded so that tests don't wait for the imports.
import '../packet/CheckPacket.tsx';

vi.mock('../../preview/pdf/openPdf.ts', () => ({ openPdf: () => new Promise(() => undefined) }));

const request = aStaffRequest({ patientName: 'Maria Alvarez', patientDob: '1980-02-03' });
const ADDRESS = `/dashboard/request/${request._id}/assemble`;

beforeEach(() => {
  sessionStorage.clear();
  enableShortcuts(true);
});

function Destination() {
  const { pathname, search, state } = useLocation();
  return <pre data-testid="address">{JSON.stringify({ pathname, search, state })}</pre>;
}

/** Opens the bench. `stored` is what the API has; the recipe is changed by what is saved. */
async function open(facts: Partial<Assembly> = {}, role: 'staff' | 'client' = 'staff') {
  const stored = anAssembly(facts);
  const saved: RecipeOperation[] = [];
  signInAs({ role });
  server.use(
    mockOperation(getRequestDetails, () => ({ ...request, view: 'staff' as const })),
    mockOperation(getAssembly, () => stored),
    mockOperation(listRedactionReasons, () => []),
    mockOperation(getSourcePages, () => ({
      pieces: [],
      texts: [],
      sheets: [],
      blank: [2],
      looks: ['0'.repeat(64), 'f'.repeat(64), '0'.repeat(64)],
      expiresAt: '2026-11-20T12:05:00.000Z',
    })),
    mockOperation(getPageChecks, () => ({
      version: 1,
      requirement: { requirement: 'flagged' as const, share: 10 },
      pages: [],
      names: [],
      secondCheck: { reasons: [], isAuthor: true },
      counts: { pages: 3, flagged: 0, fine: 0, problem: 0, later: 0, required: 0, left: 0, blocking: 0 },
    })),
    mockOperation(changeRecipe, ({ body }) => {
      saved.push(...body.operations);
      stored.recipe = { ...stored.recipe!, version: body.version + 1 };
      return { version: body.version + 1, savedBy: null };
    }),
  );
  const rendered = renderScreen(
    <Routes>
      <Route path="/dashboard/request/:requestId/assemble" element={<AssembleScreen />} />
      <Route path="*" element={<Destination />} />
    </Routes>,
    ADDRESS,
  );
  if (role === 'staff') await screen.findByRole('heading', { level: 1, name: 'Assemble records' });
  return { ...rendered, stored, saved };
}

const page = (number: number) => screen.findByRole('option', { name: new RegExp(`^Page ${number}:`) });
const order = () =>
  screen
    .getAllByRole('option')
    .map((option) => option.id.replace('page-', ''))
    .join(' ');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the bench', () => {
  it('is for staff', async () => {
    await open({}, 'client');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('shows patient, sources, sections and pages', async () => {
    await open({
      sources: [
        aSource({ changes: ['scripts'] }),
        aSource({
          number: 2,
          name: 'locked.pdf',
          state: 'refused',
          refusal: 'encrypted',
          pages: null,
          sha256: null,
        }),
        aSource({ number: 3, name: 'new.pdf', state: 'scanning', pages: null, sha256: null }),
      ],
      people: [{ name: 'Sam Staff', at: '2026-11-20T12:00:00.000Z' }],
    });
    expect(screen.getByText('Maria Alvarez')).toBeVisible();
    expect(await page(3)).toBeVisible();
    expect(screen.getByText('It has a password. Save it without one and add it again.')).toBeVisible();
    expect(screen.getByText('Virus scan pending')).toBeVisible();
    expect(screen.getByText('Scripts were left out.')).toBeInTheDocument();
    expect(screen.getByText(`SHA-256: ${'ab'.repeat(32)}`)).toBeInTheDocument();
    expect(screen.getByText('Also here: Sam Staff')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Sections' })).getByText('Section 1')).toBeVisible();
  });

  it('selects by click, with Shift and with Ctrl, rotates, removes with a reason, undoes, and saves all', async () => {
    const { user, saved } = await open();
    await user.click(await page(1));
    await user.keyboard('{Shift>}');
    await user.click(await page(2));
    await user.keyboard('{/Shift}r');
    expect(screen.getByText('Pages rotated right: 2')).toBeInTheDocument();
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('menuitem', { name: 'Blank page' }));
    expect(screen.getAllByRole('option', { name: /^Removed page: .*Blank page/ })).toHaveLength(2);
    expect(screen.getByText('In the packet: 1')).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('In the packet: 3')).toBeVisible();
    expect(screen.getByText('Undone')).toBeInTheDocument();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await screen.findByText('Saved');
    expect(saved.map(({ kind }) => kind)).toEqual(['rotate', 'remove', 'put', 'put']);
    expect(saved[1]).toEqual({ kind: 'remove', pages: ['1.1', '1.2'], reason: 'blank' });
  });

  it.each(['pictures', 'a list'])(
    'shown as %s, rotates nothing by a letter for a person who turned the shortcuts off',
    async (view) => {
      enableShortcuts(false);
      const { user } = await open();
      await user.click(await page(1));
      expect(button('Rotate right')).toHaveAttribute('title', 'Rotate right');
      if (view === 'a list') {
        await user.click(button('Show as a list'));
        screen.getByRole('checkbox', { name: /page 1\b/ }).focus();
      }
      await user.keyboard('r{Shift>}r{/Shift}');
      expect(screen.queryByText(/^Pages? rotated/)).not.toBeInTheDocument();
      act(() => enableShortcuts(true));
      expect(button('Rotate right')).toHaveAttribute('title', 'Rotate right (R)');
      await user.keyboard('r');
      expect(screen.getByText(/^Pages? rotated/)).toBeInTheDocument();
    },
  );

  it('is used with the keyboard alone: arrows, ranges and moves', async () => {
    const { user } = await open({ recipe: aRecipe([['1.1', '1.2', '1.3']]) });
    await page(1);
    screen.getByRole('listbox', { name: 'Pages' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await page(2)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-activedescendant', 'page-1.2');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(order()).toBe('1.1 1.3 1.2');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    await user.click(button('Move to page...'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move pages' }));
    await user.type(dialog.getByLabelText(/^To page/), '1');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(order()).toBe('1.3 1.2 1.1'));
  });

  it('moves pages by mouse, also into another section', async () => {
    await open({
      sources: [aSource(), aSource({ number: 2, pages: 1 })],
      recipe: aRecipe([['1.1', '1.2', '1.3'], ['2.1']]),
    });
    const dataTransfer = { types: [], setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(await page(1), { dataTransfer });
    fireEvent.dragOver(await page(4), { dataTransfer, clientX: 1 });
    fireEvent.drop(await page(4), { dataTransfer });
    expect(order()).toMatch(/^1\.2 1\.3 (1\.1 2\.1|2\.1 1\.1)$/);
  });

  it('splits, describes, moves and merges sections', async () => {
    const { user, saved } = await open();
    await user.click(await page(2));
    await user.click(button('Start a section here'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a section here' }));
    await user.clear(dialog.getByLabelText(/^Title/));
    await user.type(dialog.getByLabelText(/^Title/), 'Labs of May');
    await user.selectOptions(dialog.getByLabelText(/^Type/), 'labs');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const sections = () => within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('listitem');
    await waitFor(() => expect(sections()).toHaveLength(2));
    expect(sections()[1]).toHaveTextContent(/Labs of May.*2 pages/);
    await user.click(button('Change the section Labs of May'));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    expect(order()).toBe('1.2 1.3 1.1');
    await user.click(button('Change the section Section 1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with the section above' }));
    expect(sections()).toHaveLength(1);
    await screen.findByText('Saved');
    expect(saved.map(({ kind }) => kind)).toEqual(['split', 'moveSection', 'merge']);
  });

  it('finds blank pages and duplicates, and removes none', async () => {
    const { user } = await open();
    await page(1);
    await user.click(button('Find and select'));
    await user.click(await screen.findByRole('menuitem', { name: 'Find blank pages' }));
    expect(await screen.findByRole('option', { selected: true })).toHaveAccessibleName(/^Page 2: .*Blank$/);
    await user.click(button('Find and select'));
    await user.click(await screen.findByRole('menuitem', { name: 'Find duplicates' }));
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/^Page 3: .*Duplicate$/),
    );
    expect(screen.getByText('In the packet: 3')).toBeVisible();
  });

  it('says when no page looks like another', async () => {
    const { user } = await open({ recipe: aRecipe([['1.1', '1.2']]) });
    await page(1);
    await user.click(button('Find and select'));
    await user.click(await screen.findByRole('menuitem', { name: 'Find duplicates' }));
    expect(await screen.findByText(/^No duplicates found/)).toBeVisible();
  });

  it('has a list of the pages with labels', async () => {
    const { user } = await open();
    await page(1);
    await user.click(button('Show as a list'));
    await user.click(screen.getByRole('checkbox', { name: 'Select scan-1.pdf, page 2' }));
    await user.click(button('Rotate left'));
    const row = screen.getByRole('row', { name: /scan-1.pdf, page 2/ });
    expect(row).toHaveTextContent('Rotated by 270°');
    await user.click(within(row).getByRole('button', { name: 'Page 2: scan-1.pdf, page 2' }));
    expect(screen.getByRole('heading', { name: 'Page 2: scan-1.pdf, page 2' })).toBeVisible();
  });

  it('has the same keys in the list, and keeps the focus', async () => {
    const { user, saved } = await open();
    await page(1);
    await user.click(button('Show as a list'));
    const box = screen.getByRole('checkbox', { name: 'Select scan-1.pdf, page 1' });
    await user.click(box);
    const files = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => /page (\d)/.exec(row.textContent)![1])
        .join('');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(files()).toBe('213');
    expect(box).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}r{Shift>}r{/Shift}{Delete}');
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(screen.getByRole('row', { name: /scan-1.pdf, page 1/ })).toHaveTextContent('Removed: Duplicate');
    await waitFor(() => expect(box).toHaveFocus());
    await screen.findByText('Saved');
    expect(saved.map(({ kind }) => kind)).toEqual(['move', 'move', 'rotate', 'rotate', 'remove']);
  });

  it('leaves the focus in a dialog when the window becomes narrow', async () => {
    const { unmount } = await open();
    unmount();
    const query = Object.assign(new EventTarget(), { matches: false });
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(query as never);
    onTestFinished(() => media.mockRestore());
    // Only a screen that was opened from another one takes the focus.
    const { user } = renderScreen(
      <Routes>
        <Route path="/dashboard/request/:requestId/assemble" element={<AssembleScreen />} />
        <Route path="*" element={<Link to={ADDRESS}>Open</Link>} />
      </Routes>,
    );
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await page(1);
    await user.click(button('Options...'));
    const dialog = await screen.findByRole('dialog', { name: 'Build packet' });
    query.matches = true;
    act(() => void query.dispatchEvent(new Event('change')));
    expect(await screen.findByText('This page needs a wider window')).toBeInTheDocument();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('hides removed pages if asked', async () => {
    const { user } = await open({
      recipe: { ...aRecipe([['1.1', '1.2', '1.3']]), removed: { '1.2': 'otherPatient' } },
    });
    expect(await screen.findByRole('option', { name: /^Removed page: .*Another patient/ })).toBeVisible();
    await user.click(button('Find and select'));
    await user.click(await screen.findByRole('menuitem', { name: 'Hide removed pages' }));
    expect(order()).toBe('1.1 1.3');
  });

  it('says whose version stands after a conflict, and loads it', async () => {
    const { user, stored } = await open();
    server.use(
      mockOperation(changeRecipe, () => {
        stored.recipe = { ...aRecipe([['1.3', '1.2', '1.1']], 7) };
        throw new MockFailure(
          'conflict',
          'Sam Staff changed these pages in the meantime. Their version stands.',
        );
      }),
    );
    await user.click(await page(1));
    await user.keyboard('r');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sam Staff changed these pages');
    await waitFor(() => expect(order()).toBe('1.3 1.2 1.1'));
  });

  it('withdraws a source after a question, and offers to remove its pages', async () => {
    const { user, stored, saved } = await open();
    server.use(
      mockOperation(withdrawSource, () => {
        stored.sources = [aSource({ state: 'withdrawn' })];
        return stored.sources[0]!;
      }),
    );
    await page(1);
    await user.click(screen.getByText('Details'));
    await user.click(button('Withdraw scan-1.pdf'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await user.click(await screen.findByRole('button', { name: 'Remove these pages' }));
    await screen.findByText('Saved');
    expect(saved).toEqual([{ kind: 'remove', pages: ['1.1', '1.2', '1.3'], reason: 'other' }]);
  });
});

describe('the packet', () => {
  it('is built with one click, checked, and released with Fulfill', async () => {
    const { user, stored } = await open();
    const built: unknown[] = [];
    const checked: unknown[] = [];
    server.use(
      mockOperation(buildPacket, ({ body }) => {
        built.push(body);
        stored.packets = [aPacket({ packetId: body.packetId })];
        return { ...aPacket({ packetId: body.packetId }), state: 'building' as const };
      }),
      mockOperation(checkPacket, ({ body }) => {
        checked.push(body);
        return aPacket({ packetId: body.packetId, isChecked: true });
      }),
    );
    await page(1);
    await user.click(button('Build packet'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check the packet' }));
    expect(built).toMatchObject([
      {
        version: 1,
        options: { title: 'Records LAW-2026-001', hasCover: true, numbering: { kind: 'pages' } },
      },
    ]);
    expect(dialog.getByText('Do these pages belong to Maria Alvarez, born February 3, 1980?')).toBeVisible();
    expect(dialog.getByText('The text names the patient and nobody else as the patient.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Fulfill' }));
    const address = JSON.parse((await screen.findByTestId('address')).textContent!) as object;
    expect(checked).toEqual([{ requestId: request._id, packetId: stored.packets[0]!.packetId }]);
    const { fileId, name, size } = aPacket().document!;
    expect(address).toEqual({
      pathname: `/dashboard/request/${request._id}`,
      search: '?tab=documents',
      state: { packet: { fileId, name, size, form: 'fulfill' } },
    });
  });

  it('needs a reason if its text names another person', async () => {
    const look = {
      ...aPacket().look,
      otherPersons: [{ page: 2, names: ['John Doe'], birthDates: [] }],
      otherPersonPages: 1,
    } as never;
    const { user } = await open({ packets: [aPacket({ look })] });
    const checked: unknown[] = [];
    server.use(
      mockOperation(checkPacket, ({ body }) => {
        checked.push(body.otherPerson);
        return aPacket({ isChecked: true });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Check and release...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check the packet' }));
    expect(await dialog.findByText('Page 2: John Doe')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Upload Documents' }));
    expect(await dialog.findByText('Please choose a reason')).toBeVisible();
    expect(checked).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox'), 'also-named');
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Upload Documents' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('"form":"upload"');
    expect(checked).toEqual([{ reason: 'also-named', note: '' }]);
  });

  it.each([
    ['asks for no reason if the page has a decision', 'decided', 1, false],
    ['asks for no reason if the name is accepted', 'John Doe', 1, false],
    ['asks for a reason if another name is accepted', 'Ann Lee', 1, true],
    ['asks for a reason if the decided pages are of another version', 'decided', 2, true],
  ])('%s', async (_, how, version, isAsked) => {
    const look = {
      ...aPacket().look,
      otherPersons: [{ page: 2, names: ['John Doe'], birthDates: [] }],
      otherPersonPages: 1,
    } as never;
    const { user } = await open({ packets: [aPacket({ look })] });
    const signature = { byName: 'Sam Clerk', at: '2026-11-20T12:00:00.000Z' };
    const aPage = (patient: 'match' | 'other') => ({
      page: '1.1' as const,
      patient,
      flags: [],
      check: { verdict: 'fine' as const, reason: 'spouse' as const, note: '', ...signature },
      isChanged: false,
      isRequired: false,
      needs: null,
    });
    server.use(
      mockOperation(getPageChecks, () => ({
        version,
        requirement: { requirement: 'flagged' as const, share: 10 },
        pages: [aPage('match'), aPage(how === 'decided' ? 'other' : 'match')],
        names: how === 'decided' ? [] : [{ name: how, reason: 'alias' as const, note: '', ...signature }],
        counts: { pages: 2, flagged: 0, fine: 2, problem: 0, later: 0, required: 0, left: 0, blocking: 0 },
        secondCheck: { reasons: [], isAuthor: true },
      })),
    );
    const checked: unknown[] = [];
    server.use(
      mockOperation(checkPacket, ({ body }) => {
        checked.push(body.otherPerson);
        return aPacket({ isChecked: true });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Check and release...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check the packet' }));
    expect(await dialog.findByText('No page needs a check: none is flagged.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes: release with Fulfill' }));
    const found = isAsked ? dialog.findByText('Please choose a reason') : screen.findByTestId('address');
    expect(await found).toHaveTextContent(isAsked ? 'Please choose a reason' : '"form":"fulfill"');
    expect(checked).toEqual(isAsked ? [] : [undefined]);
  });

  it('is built with the chosen options', async () => {
    const { user, stored } = await open();
    const built: unknown[] = [];
    server.use(
      mockOperation(buildPacket, ({ body }) => {
        built.push(body.options);
        stored.packets = [
          aPacket({ packetId: body.packetId, state: 'building', document: null, look: null }),
        ];
        return stored.packets[0]!;
      }),
    );
    await page(1);
    await user.click(button('Options...'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Build packet' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Cover sheet' }));
    await user.selectOptions(dialog.getByLabelText(/^Numbers on the pages/), 'bates');
    await user.type(dialog.getByLabelText(/^Prefix/), 'ABC');
    await user.clear(dialog.getByLabelText(/^First number/));
    await user.click(dialog.getByRole('button', { name: 'Build packet' }));
    expect(await dialog.findByText('Please enter a number from 1 to 99,999,999')).toBeVisible();
    await user.type(dialog.getByLabelText(/^First number/), '101');
    await user.click(dialog.getByRole('button', { name: 'Build packet' }));
    expect(await screen.findByText('Building Records: 3 of 3 pages')).toBeVisible();
    expect(built).toEqual([
      {
        title: 'Records LAW-2026-001',
        hasCover: false,
        hasContents: false,
        listsRedactions: false,
        numbering: { kind: 'bates', prefix: 'ABC', start: 101, width: 6, corner: 'bottom-right' },
      },
    ]);
  });

  it('shows its volumes, and opens the chosen one', async () => {
    const volume = { size: 30_000, pages: 2, allPages: 4, sha256: 'ab'.repeat(32) };
    const volumes = [
      { ...volume, name: 'Records_vol1of2.pdf' },
      { ...volume, name: 'Records_vol2of2.pdf', pages: 1, allPages: 1 },
    ];
    const packet = aPacket({ document: { ...aPacket().document!, volumes } });
    const { user } = await open({ packets: [packet] });
    const bar = within(await screen.findByRole('region', { name: 'Packet' }));
    expect(bar.getByText(/^2 volumes, 3 pages · /)).toBeVisible();
    expect(bar.getByTitle(/Records_vol1of2\.pdf.*Records_vol2of2\.pdf/s)).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Records_vol1of2.pdf' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Shown volume' }), 'Volume 2 of 2');
    expect(await screen.findByRole('dialog', { name: 'Records_vol2of2.pdf' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close preview' }));
    await user.click(bar.getByRole('button', { name: 'Check and release...' }));
    const check = within(await screen.findByRole('dialog', { name: 'Check the packet' }));
    expect(check.getByText('It is released as one document in 2 volumes.')).toBeVisible();
  });

  it('continues the Bates numbers of the packets before it', async () => {
    const numbering = { kind: 'bates', prefix: 'ABC', start: 101, width: 5, corner: 'top-left' } as const;
    const numbered = aPacket({ pages: 12, isChecked: true, state: 'released' });
    const { user } = await open({
      packets: [
        aPacket({ packetId: crypto.randomUUID(), isChecked: true }),
        { ...numbered, options: { ...numbered.options, numbering } },
      ],
    });
    const built: unknown[] = [];
    server.use(
      mockOperation(buildPacket, ({ body }) => {
        built.push(body.options.numbering);
        throw new MockFailure('conflict', 'The numbers were released.');
      }),
    );
    await user.click(button('Options...'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Build packet' }));
    await user.selectOptions(dialog.getByLabelText(/^Numbers on the pages/), 'bates');
    expect(dialog.getByLabelText(/^First number/)).toHaveValue('113');
    await user.click(dialog.getByRole('button', { name: 'Build packet' }));
    expect(await dialog.findByText('The numbers were released.')).toBeVisible();
    expect(built).toEqual([{ ...numbering, start: 113 }]);
  });

  it('is outdated at once when a page is removed, and the next one takes over its Bates numbers', async () => {
    const numbering = { kind: 'bates', prefix: '', start: 1, width: 6, corner: 'top-left' } as const;
    const numbered = aPacket({ pages: 12 });
    const { user, saved } = await open({
      packets: [{ ...numbered, options: { ...numbered.options, numbering } }],
    });
    await user.click(await page(2));
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('menuitem', { name: 'Blank page' }));
    expect(await screen.findByText('The pages were changed after it was built.')).toBeVisible();
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(button('Options...'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Build packet' }));
    expect(dialog.getByLabelText(/^First number/)).toHaveValue('1');
  });

  it('goes away when its build is canceled', async () => {
    const packet = aPacket({ state: 'building', document: null, look: null });
    const { user, stored } = await open({ packets: [packet] });
    server.use(
      mockOperation(cancelPacket, () => {
        stored.packets = [];
        return { ...packet, state: 'canceled' as const };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());
  });

  it('says why it was not built, until that is dismissed', async () => {
    const { user } = await open({
      packets: [aPacket({ state: 'failed', failure: 'too-large', document: null })],
    });
    expect(await screen.findByText(/^It is too large/)).toBeVisible();
    await user.click(button('Dismiss'));
    expect(screen.queryByText(/^It is too large/)).not.toBeInTheDocument();
  });

  it('says that it cannot be released after a file of it was withdrawn, although it was built', async () => {
    await open({ packets: [aPacket({ state: 'failed', failure: 'unusable-source', document: null })] });
    // It is announced, too.
    expect((await screen.findAllByText('The packet can’t be released'))[0]).toBeVisible();
    expect(screen.queryByText('The packet was not built')).not.toBeInTheDocument();
  });

  it('is not opened when everything that it was assembled from is deleted', async () => {
    await open({ packets: [aPacket({ state: 'released', isErased: true })] });
    expect(await screen.findByText('Released')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  });

  it('says that it is outdated, and cannot be built with pages of a withdrawn file', async () => {
    await open({ packets: [aPacket({ isOutdated: true })], sources: [aSource({ state: 'infected' })] });
    expect(await screen.findByText('The pages were changed after it was built.')).toBeVisible();
    expect(button('Build packet')).toHaveAttribute('aria-disabled', 'true');
  });
});
