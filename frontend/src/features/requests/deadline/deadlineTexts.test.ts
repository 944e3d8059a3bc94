import type { DeadlineExplanation, DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { i18next } from '../../../lib/language/i18n.ts';
import { switchLanguage } from '../../../lib/language/switchLanguage.ts';
import { explainDueDate, explainEarlyDue, explainPause } from './deadlineTexts.ts';

afterEach(async () => {
  await i18next.changeLanguage('en');
});

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? null;

const BY_SERVICE: DeadlineExplanation = {
  trigger: 'service',
  from: '2026-03-03',
  isAssumed: false,
  days: 15,
  unit: 'calendar',
  isRush: false,
  source: 'Evid. Code 1560(b)',
  pausedDays: 0,
  skipped: [],
  notBefore: null,
};

function aDeadline(
  explanation: Partial<DeadlineExplanation> | null,
  facts: Partial<DeadlineView> = {},
): DeadlineView {
  return {
    dueDate: '2026-03-19',
    isManual: false,
    explanation: explanation && { ...BY_SERVICE, ...explanation },
    paused: null,
    ...facts,
  };
}

const PATRON_DAY = { day: '2026-03-18', holiday: 'Founders Day' };
const WEEKEND = [
  { day: '2026-03-21', holiday: null },
  { day: '2026-03-22', holiday: null },
];

const reasons: [name: string, DeadlineView, text: string | null][] = [
  ['service', aDeadline({}), '15 days after service on Mar 3'],
  [
    'service that is not known',
    aDeadline({ isAssumed: true }),
    '15 days after submission on Mar 3, because the service date is not known',
  ],
  ['submission', aDeadline({ trigger: 'submission' }), '15 days after submission on Mar 3'],
  ['one day', aDeadline({ trigger: 'submission', days: 1 }), '1 day after submission on Mar 3'],
  ['business days', aDeadline({ unit: 'business', days: 10 }), '10 business days after service on Mar 3'],
  ['one business day', aDeadline({ unit: 'business', days: 1 }), '1 business day after service on Mar 3'],
  ['the fee', aDeadline({ trigger: 'payment' }), '15 days after receipt of the fee on Mar 3'],
  [
    'the fee that is not paid',
    aDeadline({ trigger: 'payment', isAssumed: true }),
    '15 days after submission on Mar 3, because the fee is not paid yet',
  ],
  ['rush', aDeadline({ isRush: true, days: 5 }), '5 days after service on Mar 3 (rush)'],
  [
    'a holiday',
    aDeadline({ skipped: [PATRON_DAY] }),
    '15 days after service on Mar 3; Mar 18 is a holiday (Founders Day) → Mar 19',
  ],
  [
    'a Sunday',
    aDeadline({ skipped: [WEEKEND[1]!] }, { dueDate: '2026-03-23' }),
    '15 days after service on Mar 3; Mar 22 is on a weekend → Mar 23',
  ],
  [
    'a weekend and a holiday',
    aDeadline(
      { skipped: [...WEEKEND, { day: '2026-03-23', holiday: 'Founders Day' }] },
      { dueDate: '2026-03-24' },
    ),
    '15 days after service on Mar 3; Mar 21 and Mar 22 are on a weekend, Mar 23 is a holiday (Founders Day) → Mar 24',
  ],
  ['one paused day', aDeadline({ pausedDays: 1 }), '15 days after service on Mar 3; paused 1 day'],
  [
    'everything',
    aDeadline({ skipped: [PATRON_DAY], pausedDays: 2, notBefore: '2026-03-17' }, { dueDate: '2026-03-19' }),
    '15 days after service on Mar 3; not before Mar 17, the earliest production date; Mar 18 is a holiday (Founders Day) → Mar 19; paused 2 days',
  ],
  [
    'the turn of a year',
    aDeadline({ from: '2025-12-22' }, { dueDate: '2026-01-06' }),
    '15 days after service on Dec 22, 2025',
  ],
  ['a person', aDeadline(null, { isManual: true }), 'Set by a person. The deadline rules do not move it.'],
  ['nothing, before the rules', aDeadline(null), null],
];

it.each(reasons)('explains a due date by %s', (_, deadline, text) => {
  expect(explainDueDate(deadline, i18next.t)).toBe(text);
});

const since = new Date(2026, 2, 5, 12).toISOString();
const waiting = (reason: 'rejected' | 'missing' | 'payment') =>
  aDeadline({}, { dueDate: '2026-03-24', paused: { reason, since } });

describe('a paused clock', () => {
  it.each([
    [
      'missing',
      'Waiting for the client since Mar 5, 2026: we asked for what is missing. The due date moves until they answer. If they answer today, it is due Mar 24.',
      'We’ve been waiting for your answer since Mar 5, 2026. The expected date moves until you answer. If you answer today, expect the records by Mar 24.',
    ],
    [
      'rejected',
      'Waiting for the client since Mar 5, 2026: we rejected the submission. The due date moves until they answer. If they answer today, it is due Mar 24.',
      'We’ve been waiting for your answer since Mar 5, 2026. The expected date moves until you answer. If you answer today, expect the records by Mar 24.',
    ],
    [
      'payment',
      'Waiting for the client since Mar 5, 2026: the fee is not paid. The due date moves until they pay. If they pay today, it is due Mar 24.',
      'We’ve been waiting for your payment since Mar 5, 2026. The expected date moves until you pay. If you pay today, expect the records by Mar 24.',
    ],
  ] as const)('is explained to staff and client: %s', (reason, staff, client) => {
    expect(explainPause(waiting(reason), 'staff', i18next.t)).toBe(staff);
    expect(explainPause(waiting(reason), 'client', i18next.t)).toBe(client);
  });

  it.each([
    [
      'missing',
      'We’ve been waiting for your answer since Mar 5, 2026. The expected date moves until you answer. If you answer today, we’ll continue and write to you.',
    ],
    [
      'payment',
      'We’ve been waiting for your payment since Mar 5, 2026. The expected date moves until you pay. If you pay today, we’ll continue and write to you.',
    ],
  ] as const)('promises the client no day that has passed: %s', (reason, client) => {
    expect(explainPause({ ...waiting(reason), isPassed: true }, 'client', i18next.t)).toBe(client);
  });

  it('that runs needs no explanation', () => {
    expect(explainPause(aDeadline({}), 'staff', i18next.t)).toBeNull();
  });
});

it.each([
  [
    'es',
    '10 días hábiles después de la notificación del 3 mar; el 18 mar es día feriado (Founders Day) → 19 mar; 2 días en pausa',
    'Esperamos su respuesta desde el 5 mar 2026. La fecha prevista se aplaza hasta que responda. Si responde hoy, puede esperar el expediente para el 24 mar.',
  ],
  [
    'fr',
    '10 jours ouvrables après la signification du 3 mars; le 18 mars est férié (Founders Day) → 19 mars; 2 jours de pause',
    'Nous attendons votre réponse depuis le 5 mars 2026. La date prévue est repoussée jusqu’à votre réponse. Si vous répondez aujourd’hui, vous devriez recevoir le dossier au plus tard le 24 mars.',
  ],
] as const)('explains it in %s', async (language, reason, pause) => {
  await switchLanguage(language);
  const view = aDeadline({ unit: 'business', days: 10, skipped: [PATRON_DAY], pausedDays: 2 });
  expect(plain(explainDueDate(view, i18next.t))).toBe(reason);
  expect(plain(explainPause(waiting('missing'), 'client', i18next.t))).toBe(pause);
});

describe('a request that was due before it arrived', () => {
  it.each([
    [
      'by the rules',
      { deadline: aDeadline({}) },
      'It was due before it arrived on Mar 20, 2026: 15 days after service on Mar 3. The client sees no date.',
    ],
    [
      'by a person',
      { deadline: aDeadline(null, { isManual: true }) },
      'It was due before it arrived on Mar 20, 2026: Set by a person. The deadline rules do not move it. The client sees no date.',
    ],
    ['without a reason', {}, 'It was due before it arrived on Mar 20, 2026. The client sees no date.'],
  ])('says so and why, %s', (_, facts, text) => {
    expect(explainEarlyDue({ dueDate: '2026-03-18', ...facts }, '2026-03-20', i18next.t)).toBe(text);
  });

  it.each(['2026-03-20', '2026-03-21', ''])('is not one that is due on %s', (dueDate) => {
    expect(explainEarlyDue({ dueDate }, '2026-03-20', i18next.t)).toBeNull();
  });
});
