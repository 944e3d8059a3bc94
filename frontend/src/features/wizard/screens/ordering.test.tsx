import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft, someValues } from '../../../testing/aDraft.ts';
import { installFakeStripe } from '../../../testing/fakeStripe.ts';
import { fill } from '../../../testing/fill.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { WizardScreen } from './WizardScreen.tsx';

installFakeStripe();

beforeEach(() => {
  server.use(
    mockOperation(createPaymentIntent, () => ({
      paymentIntentId: 'pi_1',
      clientSecret: 'secret',
      publishableKey: 'pk_test_1',
      amount: 1500,
      status: 'requires_payment_method' as const,
    })),
    mockOperation(listFacilities, () => [{ _id: 'f1', name: 'Lakeview Hospital' }]),
    mockOperation(listCopyServices, () => someCopyServices),
    mockOperation(getAttorneyData, () => []),
  );
});

function open(step: number, changed: Partial<WizardValues> = {}, furthestStep = step) {
  draftStore.save(aDraft({ furthestStep, values: someValues(changed) }));
  return renderScreen(<WizardScreen />, `/client/request?step=${step}`);
}
const next = () => screen.getByRole('button', { name: 'Next' });

describe('a firm that orders for itself', () => {
  it('enters its name, and no copy service', async () => {
    const { user } = open(1, { firmName: '' });
    await screen.findByRole('option', { name: 'Meridian Copy Service' });
    await user.selectOptions(screen.getByLabelText('Copy service'), OWN_FIRM.name);
    expect(screen.queryByLabelText('Copy service email')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Copy service phone')).not.toBeInTheDocument();
    await user.click(next());
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Firm name is required']);
    await fill(user, screen.getByLabelText('Firm name'), 'Roe LLP');
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Patient Details' })).toBeVisible();
  });

  it('sees a pasted address as it is sent', async () => {
    open(4, {
      copyServiceSelection: OWN_FIRM.id,
      lawyerEmail: 'Ann Roe <ann@roe.example>;',
      firmName: 'Roe LLP',
    });
    // As copy service, as attorney, and for the confirmation.
    expect(await screen.findAllByText('ann@roe.example')).toHaveLength(3);
    expect(screen.queryByText(/Ann Roe </)).not.toBeInTheDocument();
  });

  it('sees who gets the confirmation', async () => {
    open(4, { copyServiceSelection: OWN_FIRM.id, lawyerEmail: 'ann@roe.example', firmName: 'Roe LLP' });
    expect(await screen.findByText('Confirmation emailed to')).toBeVisible();
    expect(screen.getAllByText('ann@roe.example').length).toBeGreaterThan(1);
  });
});

describe('a missing facility', () => {
  it('is asked about once before the payment', async () => {
    const { user } = open(4, { facilityName: ' ' });
    await user.click(next());
    const question = await screen.findByRole('dialog', { name: 'Which facility has the records?' });
    await user.click(within(question).getByRole('button', { name: 'Enter the facility' }));
    expect(await screen.findByRole('combobox', { name: /Facility name/ })).toHaveFocus();
    for (const title of ['Patient Details', 'Request Details', 'Review Your Request', 'Payment']) {
      await user.click(next());
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not a reason not to pay', async () => {
    const { user } = open(4, { facilityName: '' });
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Continue without it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  });
});
