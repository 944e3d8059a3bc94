import { describe, expect, it } from 'vitest';
import {
  type AttentionLevel,
  attentionLevelOf,
  type SubmissionReason,
  submissionReasonsOf,
} from './rules.ts';

const now = new Date('2026-03-20T10:00:00.000Z');
const today = '2026-03-20';
const askedAt = '2026-03-19T09:00:00.000Z';
const lowAttention: Parameters<typeof attentionLevelOf>[0] = {
  isDecided: false,
  dueDate: '2026-04-20',
  enteredAt: '2026-03-20T09:00:00.000Z',
  lacksLoa: false,
  askedAt: null,
};

describe('attention level of a submission', () => {
  it.each<[string, Partial<typeof lowAttention>, AttentionLevel]>([
    ['new, with time and a letter', {}, 'low'],
    ['overdue', { dueDate: '2026-03-19' }, 'high'],
    ['due today', { dueDate: '2026-03-20' }, 'high'],
    ['due in three days', { dueDate: '2026-03-23' }, 'high'],
    ['due in four days', { dueDate: '2026-03-24' }, 'medium'],
    ['due in seven days', { dueDate: '2026-03-27' }, 'medium'],
    ['due in eight days', { dueDate: '2026-03-28' }, 'low'],
    ['without a due date', { dueDate: '' }, 'low'],
    ['waiting just under three days', { enteredAt: '2026-03-17T10:00:00.001Z' }, 'low'],
    ['waiting three days', { enteredAt: '2026-03-17T10:00:00.000Z' }, 'medium'],
    ['waiting just under seven days', { enteredAt: '2026-03-13T10:00:00.001Z' }, 'medium'],
    ['waiting seven days', { enteredAt: '2026-03-13T10:00:00.000Z' }, 'high'],
    ['new without a letter', { lacksLoa: true }, 'medium'],
    [
      'waiting three days without a letter',
      { lacksLoa: true, enteredAt: '2026-03-17T10:00:00.000Z' },
      'high',
    ],
    [
      'waiting for the client for long, without a letter',
      { askedAt, lacksLoa: true, enteredAt: '2026-01-01' },
      'low',
    ],
    ['waiting for the client, due in seven days', { askedAt, dueDate: '2026-03-27' }, 'medium'],
    ['waiting for the client, overdue', { askedAt, dueDate: '2026-03-19' }, 'high'],
    [
      'decided, overdue and without a letter',
      { isDecided: true, dueDate: '2026-01-01', lacksLoa: true },
      'low',
    ],
  ])('%s', (_case, facts, level) => {
    expect(attentionLevelOf({ ...lowAttention, ...facts }, now, today)).toBe(level);
    expect(submissionReasonsOf({ ...lowAttention, ...facts }, now, today).length > 0).toBe(level !== 'low');
  });

  it.each<[Partial<typeof lowAttention>, SubmissionReason[]]>([
    [{ dueDate: '2026-03-19' }, [{ kind: 'overdue', day: '2026-03-19' }]],
    [{ dueDate: '2026-03-20' }, [{ kind: 'due', day: '2026-03-20' }]],
    [{ enteredAt: '2026-03-13T09:00:00.000Z' }, [{ kind: 'waiting', days: 7 }]],
    [
      { dueDate: '2026-03-27', enteredAt: '2026-03-16T11:00:00.000Z', lacksLoa: true },
      [{ kind: 'due', day: '2026-03-27' }, { kind: 'waiting', days: 3 }, { kind: 'lacksLoa' }],
    ],
    [
      { dueDate: '2026-03-27', enteredAt: '2026-03-16T11:00:00.000Z', lacksLoa: true, askedAt },
      [{ kind: 'due', day: '2026-03-27' }],
    ],
  ])('with %j has the reasons %j', (facts, reasons) => {
    expect(submissionReasonsOf({ ...lowAttention, ...facts }, now, today)).toEqual(reasons);
  });
});
