import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { listenBeforeRouter } from '../../../components/leaving/popStateGate.ts';
import { aDraft } from '../../../testing/aDraft.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { emptyValues } from '../../requests/draft/wizardValues.ts';
import type { Upload } from '../../uploads/upload.ts';
import { WizardScreen } from '../screens/WizardScreen.tsx';
import { hasInput, unsavedInput } from './unsavedInput.ts';

// The portal does this before the first render, too.
listenBeforeRouter();

beforeEach(() => {
  server.use(
    mockOperation(listFacilities, () => []),
    mockOperation(listCopyServices, () => someCopyServices),
  );
});

const portal = (
  <>
    <Link to="/request-status">Track a request</Link>
    <Routes>
      <Route path="/request-status" element={<h1>Tracker</h1>} />
      <Route path="/start" element={<Link to="/client/request?step=1">Create</Link>} />
      <Route path="/client/request" element={<Wizard />} />
    </Routes>
  </>
);

function Wizard() {
  const [search] = useSearchParams();
  return search.has('step') ? <WizardScreen /> : <h1>Choices</h1>;
}

const dialog = () => screen.findByRole('dialog', { name: 'Leave this request?' });

async function startRequest() {
  const { user } = renderScreen(portal, '/start');
  await user.click(screen.getByRole('link', { name: 'Create' }));
  await user.type(await screen.findByLabelText('Client Order Number'), 'A-1');
  return user;
}

describe('leaving the wizard', () => {
  it('needs no confirmation while nothing is entered', async () => {
    const { user } = renderScreen(portal, '/client/request?step=1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Choices' })).toBeInTheDocument();
  });

  it('by Cancel asks for confirmation, says what is kept, and stays on Escape', async () => {
    const user = await startRequest();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await dialog()).toHaveTextContent('stays in this tab until you close it');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Client Order Number')).toHaveValue('A-1');
  });

  it('by a link asks for confirmation, then follows the link', async () => {
    const user = await startRequest();
    await user.click(screen.getByRole('link', { name: 'Track a request' }));
    await dialog();
    expect(window.location.pathname).toBe('/client/request');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Tracker' })).toBeInTheDocument();
    expect(draftStore.read()?.values.orderId).toBe('A-1');
  });

  it('by the browser’s Back asks for confirmation, then goes back', async () => {
    const user = await startRequest();
    window.history.back();
    await dialog();
    await waitFor(() => expect(window.location.search).toBe('?step=1'));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(window.location.pathname).toBe('/start'));
    expect(screen.getByRole('link', { name: 'Create' })).toBeInTheDocument();
  });

  it('can discard the draft, after another question', async () => {
    const user = await startRequest();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and discard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard this request?' }));
    expect(question.getByText(/What you entered and the uploaded files will be deleted/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and discard' }));
    expect(draftStore.read()?.values.orderId).toBe('A-1');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { name: 'Choices' });
    expect(draftStore.read()).toBeNull();
  });

  it('warns that Social Security digits are lost', async () => {
    draftStore.save(aDraft({ furthestStep: 2 }));
    const { user } = renderScreen(portal, '/client/request?step=2');
    await user.type(screen.getByLabelText(/Social Security number/), '1234');
    await user.click(screen.getByRole('link', { name: 'Track a request' }));
    expect(await dialog()).toHaveTextContent('This will be lost:the Social Security digits');
  });

  it('by closing the tab is prevented only when something was entered', async () => {
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { user } = renderScreen(portal, '/client/request?step=1');
    expect(close()).toBe(false);
    await user.type(screen.getByLabelText('Client Order Number'), 'A');
    expect(close()).toBe(true);
  });
});

describe('unsaved input', () => {
  const sending: Upload = {
    id: '1',
    group: 'loaFiles',
    name: 'a.pdf',
    size: 1,
    state: { kind: 'sending', sent: 0.5 },
  };

  it('includes running uploads and unpaid payment details', () => {
    expect(unsavedInput(emptyValues, [sending], 5, false)).toEqual({
      ssn: false,
      uploads: ['a.pdf'],
      paymentDetails: true,
    });
    expect(unsavedInput(emptyValues, [], 5, true).paymentDetails).toBe(false);
  });

  it('is detected by values and uploads', () => {
    expect(hasInput(emptyValues, [])).toBe(false);
    expect(hasInput({ ...emptyValues, loaIncluded: true }, [])).toBe(true);
    expect(hasInput(emptyValues, [sending])).toBe(true);
  });

  it('does not include values that were filled in', () => {
    const filledIn = { ...emptyValues, summarized: true, attorneyName: 'Dana Ray' };
    expect(hasInput(filledIn, [])).toBe(false);
    expect(hasInput({ ...filledIn, orderId: 'A-1' }, [])).toBe(true);
    expect(hasInput({ ...filledIn, summarized: false }, [])).toBe(true);
  });
});
