import { changeRecipe, getAssembly, getSourcePages } from '@portal/contract/packets/endpoints.ts';
import type { PageTexts } from '@portal/contract/packets/pageText.ts';
import type { RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { listRedactionReasons } from '@portal/contract/packets/redactionReasons.ts';
import type { Redaction } from '@portal/contract/packets/redactions.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enableShortcuts } from '../../../lib/shortcuts/shortcutsSetting.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { aStaffRequest } from '../../requests/testing/aStaffRequest.ts';
import { anAssembly, aRecipe, aSource } from '../testing/anAssembly.ts';
import { AssembleScreen } from './AssembleScreen.tsx';
// Preloaded so that tests don't wait for the imports.
import '../redactions/FindWordsDialog.tsx';
import '../redactions/RedactionsDialog.tsx';

vi.mock('../../preview/pdf/openPdf.ts', () => ({ openPdf: async () => ({ document: {} }) }));
vi.mock('../../preview/pdf/drawPage.ts', () => ({
  drawPage: async () => ({ canvas: document.createElement('canvas') }),
}));
vi.mock('../pages/sourcePages.ts', async (original) => ({
  ...(await original<object>()),
  findPiece: async (_: unknown, __: unknown, ___: unknown, page: number) => ({
    index: 0,
    page,
    getLink: async () => 'https://blobs.test/piece',
  }),
  sizeOfFile: async () => 1,
}));

const request = aStaffRequest({ patientName: 'Maria Alvarez', patientDob: '1980-02-03' });
const TEXTS = 'https://blobs.test/texts';

beforeEach(() => sessionStorage.clear());

/** A page with one line, whose words are 400 wide and 100 high. */
const pageOf = (text: string): PageTexts['pages'][number] => ({
  lines:
    text === '' ? [] : [text.split(' ').map((word, index) => [word, 1_000 + index * 500, 2_000, 400, 100])],
});

function aRedaction(id: number, facts: Partial<Redaction> = {}): Redaction {
  return {
    id: `00000000-0000-4000-8000-00000000000${id}`,
    box: { x: 1_000, y: 1_000, width: 2_000, height: 500 },
    reason: 'other-patient',
    isConfirmed: false,
    ...facts,
  };
}

async function open(facts: { redactions?: Record<string, Redaction[]>; rotation?: 90 } = {}) {
  const recipe = {
    ...aRecipe([['1.1', '1.2', '1.3']]),
    redactions: facts.redactions ?? {},
    ...(facts.rotation && { rotations: { '1.1': facts.rotation } }),
  };
  const stored = anAssembly({ sources: [aSource({ name: 'Doe chart.pdf' })], recipe });
  const saved: RecipeOperation[] = [];
  signInAs({ role: 'staff' });
  server.use(
    mockOperation(getRequestDetails, () => ({ ...request, view: 'staff' as const })),
    mockOperation(getAssembly, () => stored),
    mockOperation(listRedactionReasons, () => [
      { reasonId: 'other-patient', label: 'Other patient', legalBasis: '', isActive: true, order: 1 },
      { reasonId: 'hiv', label: 'HIV', legalBasis: '', isActive: true, order: 2 },
      { reasonId: 'old', label: 'Old one', legalBasis: '', isActive: false, order: 3 },
    ]),
    mockOperation(getSourcePages, () => ({
      pieces: [{ firstPage: 1, pages: 3, url: 'https://blobs.test/piece' }],
      texts: [{ firstPage: 1, pages: 3, url: TEXTS }],
      sheets: [],
      blank: [],
      looks: [],
      expiresAt: '2026-11-20T12:05:00.000Z',
    })),
    http.get(TEXTS, () =>
      HttpResponse.json({
        pages: [pageOf('seen by John Doe'), pageOf(''), pageOf('DOE came, hiv negative')],
      }),
    ),
    mockOperation(changeRecipe, ({ body }) => {
      saved.push(...body.operations);
      stored.recipe = { ...stored.recipe!, version: body.version + 1 };
      return { version: body.version + 1, savedBy: null };
    }),
  );
  const rendered = renderScreen(
    <Routes>
      <Route path="/dashboard/request/:requestId/assemble" element={<AssembleScreen />} />
    </Routes>,
    `/dashboard/request/${request._id}/assemble`,
  );
  await screen.findByRole('option', { name: /^Page 1:/ });
  return { ...rendered, saved };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const surface = () => screen.findByRole('application', { name: /^Draw a redaction/ });

describe('drawing redactions', () => {
  it('begins with the key D, unless the person turned the shortcuts off', async () => {
    enableShortcuts(false);
    const { user } = await open();
    await user.keyboard('d');
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(button('Redact')).not.toHaveAttribute('title');
    act(() => enableShortcuts(true));
    expect(button('Redact')).toHaveAttribute('title', 'Redact (D)');
    await user.keyboard('d');
    await surface();
  });

  it('needs no mouse, and each is confirmed before the packet is built', async () => {
    const { user, saved } = await open();
    await user.click(button('Redact'));
    await surface();
    await user.selectOptions(screen.getByLabelText('Reason of the redaction'), 'hiv');
    (await surface()).focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    expect(
      screen.getByText('Box: 41% from the left, 49% from the top, 21% wide, 4% high'),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    const drawn = button('Redaction 1: HIV, not confirmed');
    expect(screen.getByText('1 redaction is not confirmed')).toBeVisible();
    expect(button('Build packet')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: /^Page 1:.*To confirm: 1$/ })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(button('Redact')).toHaveFocus();
    expect(drawn).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Confirm'));
    expect(button('Redaction 1: HIV, confirmed')).toHaveTextContent('HIV');
    expect(button('Build packet')).not.toHaveAttribute('aria-disabled', 'true');
    await screen.findByText('Saved');
    expect(saved).toMatchObject([
      {
        kind: 'redact',
        marks: [
          {
            page: '1.1',
            box: { x: 4_100, y: 4_900, width: 2_100, height: 400 },
            reason: 'hiv',
            isConfirmed: false,
          },
        ],
      },
      { kind: 'confirmRedactions', marks: [{ page: '1.1' }] },
    ]);
  });

  it('have no reason until the person chooses one, and then the last one that was chosen', async () => {
    const { user, saved } = await open();
    await user.click(button('Redact'));
    const reason = () => screen.getByLabelText('Reason of the redaction');
    expect(reason()).toHaveDisplayValue('Choose a reason');
    (await surface()).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('Choose a reason for the box that you drew.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Redaction 1/ })).toBeNull();
    await user.selectOptions(reason(), 'hiv');
    expect(button('Redaction 1: HIV, not confirmed')).toBeVisible();
    (await surface()).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(button('Redaction 2: HIV, not confirmed')).toBeVisible();
    await screen.findByText('Saved');
    expect(saved).toMatchObject([
      { kind: 'redact', marks: [{ reason: 'hiv' }] },
      { kind: 'redact', marks: [{ reason: 'hiv' }] },
    ]);
  });

  it('keeps boxes of a rotated page in the units of the page before its rotation', async () => {
    const { user, saved } = await open({ rotation: 90 });
    await user.click(button('Redact'));
    await user.selectOptions(screen.getByLabelText('Reason of the redaction'), 'hiv');
    const target = await surface();
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1_000, 500));
    fireEvent.pointerDown(target, { button: 0, clientX: 100, clientY: 50 });
    fireEvent.pointerMove(target, { clientX: 200, clientY: 100 });
    fireEvent.pointerUp(target, { clientX: 300, clientY: 100 });
    await screen.findByText('Saved');
    expect(saved).toMatchObject([
      { kind: 'redact', marks: [{ box: { x: 1_000, y: 7_000, width: 1_000, height: 2_000 } }] },
    ]);
    const shown = button(/^Redaction 1/).style;
    expect([shown.left, shown.top, shown.width, shown.height]).toEqual(['10%', '10%', '20%', '10%']);
  });

  it('changes the reason of a redaction, deletes it, and undoes both', async () => {
    const { user, saved } = await open({
      redactions: { '1.1': [aRedaction(1), aRedaction(2, { reason: 'old' })] },
    });
    await user.click(await screen.findByRole('button', { name: 'Redaction 2: Old one, not confirmed' }));
    await user.selectOptions(screen.getByLabelText('Reason of the redaction'), 'hiv');
    await user.click(button('Redaction 2: HIV, not confirmed'));
    button('Redaction 1: Other patient, not confirmed').focus();
    await user.keyboard('{Delete}');
    expect(screen.getByText('1 redaction is not confirmed')).toBeVisible();
    await user.keyboard('{Control>}zz{/Control}');
    expect(button('Redaction 2: Old one, not confirmed')).toBeVisible();
    await screen.findByText('Saved');
    expect(saved.map(({ kind }) => kind)).toEqual(['put', 'unredact', 'put', 'put']);
  });
});

describe('finding words to redact', () => {
  it('shows each place, what was not searched, and names that have the words; adds all unconfirmed', async () => {
    const { user, saved } = await open();
    await user.click(button('Find and select'));
    await user.click(await screen.findByRole('menuitem', { name: 'Find words to redact...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find words to redact' }));
    await user.type(dialog.getByLabelText(/^Words or phrases/), 'john doe{Enter}Doé');
    const places = () => within(dialog.getByRole('list', { name: 'Places found' })).getAllByRole('listitem');
    await waitFor(() => expect(places()).toHaveLength(2));
    expect(places()[0]).toHaveTextContent('Page 1: seen by John Doe');
    expect(places()[1]).toHaveTextContent('Page 3: DOE came, hiv negative');
    expect(dialog.getByText(/^Not searched.*pages 2$/)).toBeVisible();
    expect(dialog.getByText(/file “Doe chart.pdf”/)).toBeVisible();
    await user.click(within(places()[1]!).getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Add redactions (1)' }));
    expect(dialog.getByLabelText('Reason of the redactions')).toHaveAccessibleDescription(
      'Please choose a reason',
    );
    await user.selectOptions(dialog.getByLabelText('Reason of the redactions'), 'hiv');
    await user.click(dialog.getByRole('button', { name: 'Add redactions (1)' }));
    const list = within(await screen.findByRole('dialog', { name: 'Redactions' }));
    expect(list.getByRole('row', { name: /John Doe/ })).toHaveTextContent(/HIV.*Not confirmed/);
    await user.click(list.getByRole('button', { name: 'Confirm all' }));
    expect(await list.findByText('Redactions: 1. Not confirmed: 0.')).toBeVisible();
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toMatchObject([
      {
        kind: 'redact',
        marks: [
          {
            page: '1.1',
            reason: 'hiv',
            isConfirmed: false,
            box: { x: 1_966, y: 1_966, width: 968, height: 168 },
          },
        ],
      },
      { kind: 'confirmRedactions' },
    ]);
  });

  it('proposes no place that is redacted already', async () => {
    const box = { x: 1_000, y: 1_500, width: 8_000, height: 1_000 };
    const { user } = await open({ redactions: { '1.1': [aRedaction(1, { box })] } });
    await user.click(button('Find and select'));
    await user.click(await screen.findByRole('menuitem', { name: 'Find words to redact...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find words to redact' }));
    await user.type(dialog.getByLabelText(/^Words or phrases/), 'doe');
    expect(await dialog.findByText('Places found: 2. Already redacted: 1.')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the list of redactions', () => {
  it('confirms all only after those without words were seen on their page', async () => {
    const { user, saved } = await open({ redactions: { '1.2': [aRedaction(1)], '1.3': [aRedaction(2)] } });
    await user.click(button('Redactions: 2'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Redactions' }));
    expect(await dialog.findByText(/^Before you confirm all.*pages 2–3\.$/)).toBeVisible();
    const confirmAll = () => dialog.getByRole('button', { name: 'Confirm all' });
    expect(confirmAll()).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirmAll());
    expect(saved).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Go to page 2' }));
    expect(await screen.findByRole('button', { name: /^Redaction 1/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(await screen.findByRole('option', { name: /^Page 3:/ }));
    await screen.findByRole('button', { name: /^Redaction 1/ });
    await user.click(button('Redactions: 2'));
    const again = within(await screen.findByRole('dialog', { name: 'Redactions' }));
    await user.click(again.getByRole('button', { name: 'Confirm all' }));
    expect(await again.findByText('Redactions: 2. Not confirmed: 0.')).toBeVisible();
    await waitFor(() => expect(saved).toMatchObject([{ kind: 'confirmRedactions' }]));
  });
});
