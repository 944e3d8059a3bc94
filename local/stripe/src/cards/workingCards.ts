import { succeeds, type TestCard } from './testCard.ts';

/** Cards whose payments succeed, some with a failed check, a delayed refund or a dispute. */
export const workingCards: TestCard[] = [
  {
    token: 'pm_card_visa',
    otherTokens: ['pm_card_us'],
    number: '4242424242424242',
    brand: 'visa',
    outcome: succeeds,
  },
  {
    token: 'pm_card_visa_debit',
    number: '4000056655665556',
    brand: 'visa',
    funding: 'debit',
    outcome: succeeds,
  },
  { token: 'pm_card_mastercard', number: '5555555555554444', brand: 'mastercard', outcome: succeeds },
  {
    token: 'pm_card_mastercard_debit',
    number: '5200828282828210',
    brand: 'mastercard',
    funding: 'debit',
    outcome: succeeds,
  },
  {
    token: 'pm_card_mastercard_prepaid',
    number: '5105105105105100',
    brand: 'mastercard',
    funding: 'prepaid',
    outcome: succeeds,
  },
  { token: 'pm_card_amex', number: '378282246310005', brand: 'amex', outcome: succeeds },
  { token: 'pm_card_discover', number: '6011111111111117', brand: 'discover', outcome: succeeds },
  { token: 'pm_card_diners', number: '3056930009020004', brand: 'diners', outcome: succeeds },
  { token: 'pm_card_jcb', number: '3566002020360505', brand: 'jcb', country: 'JP', outcome: succeeds },
  {
    token: 'pm_card_unionpay',
    number: '6200000000000005',
    brand: 'unionpay',
    country: 'CN',
    outcome: succeeds,
  },
  visa('pm_card_riskLevelElevated', '4000000000009235', { riskLevel: 'elevated' }),
  visa('pm_card_cvcCheckFail', '4000000000000101', { checks: { cvc: 'fail' } }),
  visa('pm_card_cvcCheckFailElevatedRisk', '4000058400307872', {
    checks: { cvc: 'fail' },
    riskLevel: 'elevated',
  }),
  visa('pm_card_avsZipFail', '4000000000000036', { checks: { postalCode: 'fail' } }),
  visa('pm_card_avsZipFailElevatedRisk', '4000058400306072', {
    checks: { postalCode: 'fail' },
    riskLevel: 'elevated',
  }),
  visa('pm_card_avsLine1Fail', '4000000000000028', { checks: { line1: 'fail' } }),
  visa('pm_card_avsFail', '4000000000000010', { checks: { line1: 'fail', postalCode: 'fail' } }),
  visa('pm_card_avsUnchecked', '4000000000000044', {
    checks: { line1: 'unavailable', postalCode: 'unavailable' },
  }),
  visa('pm_card_pendingRefund', '4000000000007726', { refundBehavior: 'pendingFirst' }),
  visa('pm_card_refundFail', '4000000000005126', { refundBehavior: 'failsLater' }),
  visa('pm_card_createDispute', '4000000000000259', { dispute: 'chargeback' }),
  visa('pm_card_createDisputeInquiry', '4000000000001976', { dispute: 'inquiry' }),
  // The bank supports 3-D Secure but does not require it, or its authentication service is unavailable.
  visa('pm_card_threeDSecureOptional', '4000000000003055'),
  visa('pm_card_threeDSecureOptionalProcessingError', '4000000000003097'),
];

function visa(token: string, number: string, overrides: Partial<TestCard> = {}): TestCard {
  return { token, number, brand: 'visa', outcome: succeeds, ...overrides };
}
