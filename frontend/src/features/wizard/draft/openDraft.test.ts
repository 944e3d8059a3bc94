import { describe, expect, it } from 'vitest';
import { aDraft, someValues } from '../../../testing/aDraft.ts';
import { paymentStore, type StoredPayment } from '../../payments/fee/storedPayment.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { openDraft } from './openDraft.ts';

const payment: StoredPayment = {
  success: true,
  paymentId: 'pi_1',
  amount: 1500,
  status: 'succeeded',
  paymentMethod: 'card',
};

describe('openDraft', () => {
  it('finds no Social Security digits in the storage', () => {
    draftStore.save({ ...aDraft(), values: someValues({ patientSsnLast4: '4821' }), ssnEntered: true });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4821');
    expect(openDraft().values.patientSsnLast4).toBe('');
  });

  it('restores ID, values and step', () => {
    draftStore.save(aDraft({ furthestStep: 4 }));
    expect(openDraft()).toMatchObject({
      draftId: aDraft().draftId,
      furthestStep: 4,
      values: { orderId: 'A-1177' },
    });
  });

  it('returns to the review when Social Security digits were lost before payment', () => {
    draftStore.save(aDraft({ ssnEntered: true }));
    expect(openDraft()).toMatchObject({ ssnLost: true, furthestStep: 4 });
  });

  it('stays at the payment step when the fee was paid', () => {
    draftStore.save(aDraft({ ssnEntered: true }));
    paymentStore.save(payment);
    expect(openDraft()).toMatchObject({ ssnLost: false, furthestStep: 5, claimedPayment: payment });
  });

  it('returns to the review with a warning when the server no longer stores the draft', () => {
    const savedAt = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
    draftStore.save(aDraft({ savedAt }));
    expect(openDraft()).toMatchObject({
      draftId: aDraft().draftId,
      furthestStep: 4,
      warning: { kind: 'stale', since: savedAt },
    });
  });

  it.each([
    [11, 5, null],
    [13, 4, 'stale'],
  ])('allows more days while a bank account awaits verification: %i days', (days, furthestStep, warning) => {
    const savedAt = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    draftStore.save(aDraft({ savedAt }));
    paymentStore.save({
      ...payment,
      success: false,
      status: 'requires_action',
      paymentMethod: 'us_bank_account',
    });
    const opened = openDraft();
    expect(opened).toMatchObject({ furthestStep, claimedPayment: null });
    expect(opened.warning?.kind ?? null).toBe(warning);
  });

  it('has no warning for a recent draft', () => {
    draftStore.save(aDraft({ savedAt: new Date().toISOString() }));
    expect(openDraft()).toMatchObject({ furthestStep: 5, warning: null });
  });

  it('does not open steps after an incomplete one', () => {
    const values = someValues({ patientName: '' });
    draftStore.save(aDraft({ values }));
    expect(openDraft().furthestStep).toBe(2);
  });

  it('starts over when the stored value is invalid', () => {
    sessionStorage.setItem('requestDraft', '{"draftId":"nonsense"');
    expect(openDraft()).toMatchObject({ furthestStep: 1, claimedPayment: null });
  });
});
