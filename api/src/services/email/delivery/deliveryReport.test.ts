import { describe, expect, it } from 'vitest';
import { readDeliveryReport } from './deliveryReport.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const ID = '11111111-1111-4111-8111-111111111111';

/** As Microsoft documents it. */
const event = {
  id: '00000000-0000-0000-0000-000000000000',
  topic: '/subscriptions/s/resourceGroups/g/providers/microsoft.communication/communicationservices/acs',
  subject: `sender/DoNotReply@x.example/message/${ID}`,
  data: {
    sender: 'DoNotReply@x.example',
    recipient: 'casey@firm.example',
    messageId: ID.toUpperCase(),
    status: 'Bounced',
    deliveryStatusDetails: { statusMessage: '550 5.1.1 User unknown' },
    deliveryAttemptTimeStamp: '2026-03-12T08:22:20.2855749+00:00',
  },
  eventType: 'Microsoft.Communication.EmailDeliveryReportReceived',
  dataVersion: '1.0',
  metadataVersion: '1',
  eventTime: '2026-03-12T08:22:20.822Z',
};
const withData = (changed: object) => ({ ...event, data: { ...event.data, ...changed } });

describe('readDeliveryReport', () => {
  it('reads a report', () => {
    expect(readDeliveryReport(event, NOW)).toEqual({
      messageId: ID,
      recipient: 'casey@firm.example',
      status: 'Bounced',
      statusMessage: '550 5.1.1 User unknown',
      at: '2026-03-12T08:22:20.285Z',
      attempts: 0,
    });
  });

  it.each([
    [
      'as the SDK spells it',
      withData({ deliveryAttemptTimeStamp: null, deliveryAttemptTimestamp: '2026-03-12T08:00:00Z' }),
      '2026-03-12T08:00:00.000Z',
    ],
    ['of the event', withData({ deliveryAttemptTimeStamp: 'soon' }), '2026-03-12T08:22:20.822Z'],
    [
      'of the event, if the other is in the far future',
      withData({ deliveryAttemptTimeStamp: '9999-12-31T23:59:59Z' }),
      '2026-03-12T08:22:20.822Z',
    ],
    [
      'now, if both cannot be',
      {
        ...withData({ deliveryAttemptTimeStamp: '+275760-09-13T00:00:00.000Z' }),
        eventTime: '0001-01-01T00:00:00Z',
      },
      NOW.toISOString(),
    ],
    [
      'now',
      { ...withData({ deliveryAttemptTimeStamp: undefined }), eventTime: undefined },
      NOW.toISOString(),
    ],
  ])('takes the time %s', (_, message, at) => {
    expect(readDeliveryReport(message, NOW)?.at).toBe(at);
  });

  it.each([null, {}, { statusMessage: null }])('accepts the details %j', (deliveryStatusDetails) => {
    expect(readDeliveryReport(withData({ deliveryStatusDetails }), NOW)?.statusMessage).toBe('');
  });

  it('reads how often the portal put it back', () => {
    expect(readDeliveryReport({ ...event, attempts: 2 }, NOW)?.attempts).toBe(2);
  });

  it('is null for another event', () => {
    const eventType = 'Microsoft.Communication.EmailEngagementTrackingReportReceived';
    expect(readDeliveryReport({ ...event, eventType }, NOW)).toBeNull();
  });

  it.each([null, {}, 'text', withData({ messageId: 7 }), withData({ status: undefined })])(
    'throws for %j',
    (message) => {
      expect(() => readDeliveryReport(message, NOW)).toThrow('invalid');
    },
  );
});
