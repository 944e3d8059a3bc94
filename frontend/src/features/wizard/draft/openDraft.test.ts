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

describe('the draft of this tab', () => {
  it('never writes digits of a Social Security number to the storage', () => {
    draftStore.save({ ...aDraft(), values: someValues({ patientSsnLast4: '4821' }), ssnWasGiven: true });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4821');
    expect(openDraft().values.patientSsnLast4).toBe('');
  });

  it('comes back with its id, its values and its step', () => {
    draftStore.save(aDraft({ furthestStep: 4 }));
    expect(openDraft()).toMatchObject({
      draftId: aDraft().draftId,
      furthestStep: 4,
      values: { orderId: 'A-1177' },
    });
  });

  it('goes back to the review when Social Security digits were lost before payment', () => {
    draftStore.save(aDraft({ ssnWasGiven: true }));
    expect(openDraft()).toMatchObject({ ssnLost: true, furthestStep: 4 });
  });

  it('stays at the payment when the fee was paid', () => {
    draftStore.save(aDraft({ ssnWasGiven: true }));
    paymentStore.save(payment);
    expect(openDraft()).toMatchObject({ ssnLost: false, furthestStep: 5, claimedPayment: payment });
  });

  it('that is older than the server keeps it has to be reviewed, and says since when', () => {
    const savedAt = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
    draftStore.save(aDraft({ savedAt }));
    expect(openDraft()).toMatchObject({
      draftId: aDraft().draftId,
      furthestStep: 4,
      news: { kind: 'stale', since: savedAt },
    });
  });

  it.each([
    [11, 5, null],
    [13, 4, 'stale'],
  ])('whose bank account waits to be verified is kept longer: %i days', (days, furthestStep, news) => {
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
    expect(opened.news?.kind ?? null).toBe(news);
  });

  it('of this week shows no notice', () => {
    draftStore.save(aDraft({ savedAt: new Date().toISOString() }));
    expect(openDraft()).toMatchObject({ furthestStep: 5, news: null });
  });

  it('opens no step behind one that is not complete', () => {
    const values = someValues({ patientName: '' });
    draftStore.save(aDraft({ values }));
    expect(openDraft().furthestStep).toBe(2);
  });

  it('starts over when the stored value is invalid', () => {
    sessionStorage.setItem('requestDraft', '{"draftId":"nonsense"');
    expect(openDraft()).toMatchObject({ furthestStep: 1, claimedPayment: null });
  });
});
