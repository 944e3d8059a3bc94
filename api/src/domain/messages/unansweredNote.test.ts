import { describe, expect, it } from 'vitest';
import { EMPTY_THREAD } from './thread.ts';
import { SYSTEM } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { unansweredNoteView } from './unansweredNote.ts';

type Entry = RequestDocument['history'][number];

const at = (hour: number) => `2026-03-10T${String(hour).padStart(2, '0')}:00:00.000Z`;
const STAFF = { kind: 'staff', id: 'usr_1' } as const;

function entry(hour: number, facts: Partial<Entry> = {}): Entry {
  return {
    status: 'processing',
    at: at(hour),
    by: STAFF,
    byName: 'Sam',
    notes: '',
    isPrivate: false,
    ...facts,
  };
}

const asked = entry(9, { notes: 'Please send a signed form' });
const update = (hour: number) => ({ submittedAt: at(hour) }) as RequestDocument['updates'][number];
const wrote = (hour: number) => ({ ...EMPTY_THREAD, lastFromClientAt: at(hour) });

type Facts = Partial<Parameters<typeof unansweredNoteView>[0]>;

function noteOf(facts: Facts): string | undefined {
  const request = { status: 'processing', history: [asked], updates: [], thread: EMPTY_THREAD, ...facts };
  return unansweredNoteView(request).unansweredNote?.notes;
}

describe('the note that the client has not answered', () => {
  it.each<[string, Facts]>([
    ['of staff', {}],
    ['of an admin', { history: [{ ...asked, by: { kind: 'admin', id: 'usr_2' } }] }],
    ['before a later status without a note', { history: [asked, entry(10, { status: 'under_review' })] }],
    ['before a private one', { history: [asked, entry(10, { notes: 'Private', isPrivate: true })] }],
    ['before one of the portal', { history: [asked, entry(10, { by: SYSTEM, notes: 'The fee was paid' })] }],
    ['after an update', { updates: [update(8)] }],
    ['after a message', { thread: wrote(8) }],
    ['that completed the request', { status: 'completed', history: [{ ...asked, status: 'completed' }] }],
    [
      'of a request that was reopened',
      { history: [asked, entry(10, { status: 'completed' }), entry(11, { status: 'pending' })] },
    ],
  ])('is the one %s', (_, facts) => {
    expect(noteOf(facts)).toBe(asked.notes);
  });

  it('is the newest one', () => {
    expect(noteOf({ history: [asked, entry(10, { notes: 'And a date' })] })).toBe('And a date');
  });

  it.each<[string, Facts]>([
    ['no note', { history: [entry(9)] }],
    ['only a private one', { history: [{ ...asked, isPrivate: true }] }],
    ['only one of the portal', { history: [{ ...asked, by: SYSTEM }] }],
    ['one before an update', { updates: [update(10), update(8)] }],
    ['one before a message', { thread: wrote(10) }],
    [
      'one before the request was completed',
      { status: 'completed', history: [asked, entry(10, { status: 'completed' })] },
    ],
  ])('is missing with %s', (_, facts) => {
    expect(noteOf(facts)).toBeUndefined();
  });
});
