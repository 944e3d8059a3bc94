import { SUBSTANCE_USE_NOTICE } from '@portal/contract/requests/scope/substanceUseNotice.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { aFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';
// Preloads the lazy parts.
import '../components/ScopePanel.tsx';
import '../components/SubstanceUseNotice.tsx';

const consent = aFile({ originalName: 'consent.pdf' });
const submitted = {
  version: 1,
  at: '2026-11-02T15:00:00.000Z',
  scope: { dates: 'all' as const, ranges: [], sensitive: { substanceUse: consent.fileId } },
};
const narrowed = {
  version: 2,
  at: '2026-11-05T15:00:00.000Z',
  scope: { dates: 'ranges' as const, ranges: [{ from: '2020-01-01', to: '2020-01-01' }] },
  narrowing: { reason: 'Fewer pages', consent: { method: 'email', givenOn: '2026-11-04' } },
};

it('is shown with how it was narrowed, and with its earlier version on demand', async () => {
  mockLookups(() => aRequest({ loaFiles: [consent], scope: [submitted, narrowed] }));
  const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
  const panel = within(await screen.findByRole('region', { name: 'Scope of records' }));
  expect(panel.getByText('Jan 1, 2020')).toBeInTheDocument();
  expect(
    panel.getByText('Narrowed on Nov 5, 2026. Your consent: Nov 4, 2026 (Email). Reason: Fewer pages'),
  ).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Show earlier versions' }));
  const earlier = panel.getByRole('list', { name: 'Earlier versions of the scope' });
  expect(earlier).toHaveTextContent('Substance use disorder treatment (consent.pdf)');
});

it('is not shown for a request without one', async () => {
  mockLookups(() => aRequest());
  renderScreen(<RequestStatusScreen />, trackerAddress);
  await screen.findByRole('region', { name: 'Request details' });
  expect(screen.queryByRole('region', { name: 'Scope of records' })).not.toBeInTheDocument();
});

const noLonger =
  'These records are no longer in the scope. Documents that were released earlier may have them.';

it.each([
  ['asked for', [submitted], false],
  ['no longer in the scope', [submitted, narrowed], true],
])('comes with the notice for substance use records, %s', async (_, scope, isRemoved) => {
  const { version, source, text } = SUBSTANCE_USE_NOTICE;
  const substanceUseNotice = { version, source, text: [...text], consent: consent.fileId };
  mockLookups(() => aRequest({ loaFiles: [consent], scope, substanceUseNotice }));
  renderScreen(<RequestStatusScreen />, trackerAddress);
  const notice = within(await screen.findByRole('region', { name: 'Notice for substance use records' }));
  for (const paragraph of text) expect(notice.getByText(paragraph)).toBeInTheDocument();
  expect(notice.getByText(/^The consent is “consent.pdf”/)).toBeInTheDocument();
  expect(notice.queryByText(noLonger) !== null).toBe(isRemoved);
});
