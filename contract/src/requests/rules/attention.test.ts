import { describe, expect, test } from 'vitest';
import { attentionReasonOf } from './attention.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const fresh = { status: 'processing', dueDate: '2026-03-20', submittedAt: '2026-03-09T12:00:00.000Z' };

describe('attentionReasonOf', () => {
  test.each([
    ['overdue', { dueDate: '2026-03-09' }],
    ['due_soon', { dueDate: '2026-03-10' }],
    ['due_soon', { dueDate: '2026-03-13' }],
    ['update_requested', { status: 'update_requested' }],
    ['on_hold', { status: 'on_hold' }],
    ['waiting', { status: 'pending', submittedAt: '2026-03-07T11:59:59.999Z' }],
    ['download_requested', { downloadRequested: true }],
    ['download_requested', { status: 'update_requested', downloadRequested: true }],
    ['download_requested', { status: 'completed', dueDate: '2026-01-01', downloadRequested: true }],
    ['due_soon', { dueDate: '2026-03-13', downloadRequested: true }],
    ['overdue', { status: 'on_hold', dueDate: '2026-03-01' }],
    ['due_soon', { status: 'pending', submittedAt: '2026-01-01T00:00:00.000Z', dueDate: '2026-03-11' }],
  ])('returns %s with %o', (reason, changed) => {
    expect(attentionReasonOf({ ...fresh, ...changed }, NOW, '2026-03-10')).toBe(reason);
  });

  test.each([
    [{}],
    [{ dueDate: '2026-03-14' }],
    [{ status: 'pending' }],
    [{ status: 'pending', submittedAt: '2026-03-07T12:00:00.000Z' }],
    [{ status: 'completed', dueDate: '2026-01-01' }],
    [{ status: 'cancelled', dueDate: '2026-01-01' }],
  ])('returns null with %o', (changed) => {
    expect(attentionReasonOf({ ...fresh, ...changed }, NOW, '2026-03-10')).toBeNull();
  });
});
