import { lookAtUpload } from '@portal/contract/files/endpoints/uploads.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { aLook, idOf } from './testing/offerStore.ts';
import { isClosed, openPanel } from './testing/openFulfillPanel.tsx';

const otherPersons = [
  { page: 2, names: ['Wanda Stranger'], birthDates: ['1955-07-09'] },
  { page: 5, names: [], birthDates: ['1955-07-09'] },
];
const aStranger = (facts = {}) => aLook({ otherPersons, otherPersonPages: 2, ...facts });

/** Opens the panel; documents are looked at in the order of their IDs. */
async function openWithLooks(looks: Parameters<typeof answer>[0], options?: Parameters<typeof openPanel>[1]) {
  const shown = await openPanel({ patientName: 'Pat Example', patientDob: '1980-02-03' }, options);
  answer(looks);
  return shown;
}

function answer(looks: readonly (ReturnType<typeof aLook> | Error)[]) {
  server.use(
    mockOperation(lookAtUpload, ({ query }) => {
      const look = looks.find((_, index) => idOf(index + 1) === query.fileId) ?? aLook();
      if (look instanceof Error) throw look;
      return look;
    }),
  );
}

it('says how many pages a document has and that nobody else is named, and asks for nothing', async () => {
  const { panel, choose, send, user, calls } = await openWithLooks([aLook({ pages: 1 })]);
  await choose('chart.pdf');
  expect(await panel.findByText('1 page')).toBeVisible();
  expect(panel.getByText('The text names the patient and nobody else as the patient.')).toBeVisible();
  await user.click(send());
  await isClosed();
  expect(calls[0]?.documents?.uploadedFiles).toEqual([{ fileId: idOf(1) }]);
});

it('warns of another person, and sends nothing before a reason is chosen', async () => {
  const { panel, choose, send, user, calls } = await openWithLooks([aLook(), aStranger()]);
  await choose('right.pdf', 'wrong.pdf');
  const warning = within(await panel.findByRole('alert'));
  expect(warning.getByText('wrong.pdf may have records of another person')).toBeVisible();
  expect(warning.getByText('Page 2: Wanda Stranger, born Jul 9, 1955')).toBeVisible();
  expect(warning.getByText('Page 5: born Jul 9, 1955')).toBeVisible();
  expect(warning.getByText('This request is for Pat Example, born Feb 3, 1980.')).toBeVisible();

  await user.click(send());
  const reason = panel.getByLabelText('Why is wrong.pdf released?', { exact: false });
  await waitFor(() => expect(reason).toHaveFocus());
  expect(panel.getByText('Please choose a reason')).toBeVisible();
  expect(calls).toEqual([]);

  await user.selectOptions(reason, 'Another reason');
  await user.click(send());
  expect(await panel.findByText('Please enter the reason')).toBeVisible();
  expect(calls).toEqual([]);
  await fill(user, panel.getByLabelText(/^Note \*|^Note$/), 'Her chart was asked for too');
  await user.click(send());
  await isClosed();
  expect(calls[0]?.documents?.uploadedFiles).toEqual([
    { fileId: idOf(1) },
    { fileId: idOf(2), otherPerson: { reason: 'other', note: 'Her chart was asked for too' } },
  ]);
});

it('asks for no reason once the document is removed', async () => {
  const { panel, choose, send, user, calls } = await openWithLooks([aStranger(), aLook()]);
  await choose('wrong.pdf', 'right.pdf');
  await panel.findByRole('alert');
  await user.click(panel.getByRole('button', { name: 'Remove wrong.pdf' }));
  await user.click(send());
  await isClosed();
  expect(calls[0]?.documents?.uploadedFiles).toEqual([{ fileId: idOf(2) }]);
});

it.each([
  [
    aLook({ pagesWithText: 0, namesPatient: false }),
    '12 pages have no text. Check yourself whose records these are.',
  ],
  [aLook({ pagesWithText: 11 }), '1 page has no text. Check yourself whose records these are.'],
  [aLook({ pages: 800, pagesRead: 500, pagesWithText: 500 }), 'Only the first 500 pages were checked.'],
  [aLook({ namesPatient: false }), 'The text names nobody as the patient.'],
  [{ state: 'checked', pages: 3 } as const, 'A person has checked the packet.'],
  [aStranger({ otherPersonPages: 30 }), '28 more pages'],
  [
    { state: 'not-read', reason: 'office' } as const,
    'This type of file can’t be checked. Check yourself whose records these are.',
  ],
  [
    { state: 'not-read', reason: 'password' } as const,
    'It has a password, so it can’t be checked. Check yourself whose records these are.',
  ],
  [{ state: 'not-read', reason: 'infected' } as const, 'The virus scan did not accept this file.'],
  [new MockFailure('unavailable', 'No'), 'It could not be checked. Check yourself whose records these are.'],
])('says what was not checked: %#', async (look, text) => {
  const { panel, choose, send } = await openWithLooks([look]);
  await choose('chart.pdf');
  expect(await panel.findByText(text)).toBeVisible();
  await waitFor(() => expect(send()).toBeEnabled());
});

it('waits with sending until the documents are checked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { panel, choose, send } = await openPanel();
  server.use(
    mockOperation(lookAtUpload, async () => {
      await promise;
      return aLook();
    }),
  );
  await choose('chart.pdf');
  expect(panel.getByText('The documents are being checked.')).toBeVisible();
  expect(send()).toBeDisabled();
  resolve();
  await waitFor(() => expect(send()).toBeEnabled());
});

it('counts the pages for an item that counts pages, also later, until a quantity is entered', async () => {
  const looks = [aLook(), aLook({ pages: 30 })];
  const { panel, choose, user, addItem } = await openWithLooks(looks, { item: { countsPages: true } });
  const quantity = () => panel.getByLabelText('Quantity', { exact: false });
  await choose('one.pdf');
  await addItem();
  await waitFor(() => expect(quantity()).toHaveValue('12'));
  await user.upload(panel.getByLabelText('Choose files: Documents'), [
    new File(['%PDF-1.7 more'], 'two.pdf', { type: 'application/pdf' }),
  ]);
  await waitFor(() => expect(quantity()).toHaveValue('42'));
  expect(panel.getByText('The quantity is the number of pages of 2 documents above: 42.')).toBeVisible();
  await user.clear(quantity());
  await fill(user, quantity(), '40');
  await user.click(panel.getByRole('button', { name: 'Remove two.pdf' }));
  await waitFor(() => expect(screen.queryByText(/number of pages of/)).not.toBeInTheDocument());
  expect(quantity()).toHaveValue('40');
});
