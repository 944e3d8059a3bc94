import { UPLOAD_QUOTA } from '@portal/contract/files/rules/uploadRules.ts';
import { checkAuthorization } from '@portal/contract/submissions/endpoints/authorizationCheck.ts';
import type {
  AuthorizationCheck,
  Suggestion,
} from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDraft, someValues } from '../../../testing/aDraft.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { AuthorizationNotices } from './AuthorizationNotices.tsx';

type Result = DataOf<typeof checkAuthorization>;

const allAs = (suggestion: Suggestion): AuthorizationCheck['suggestions'] => ({
  patientName: suggestion,
  dateOfBirth: suggestion,
  signature: suggestion,
  signatureDate: suggestion,
  expiry: suggestion,
  recipient: suggestion,
});

function checked(
  suggestions: Partial<AuthorizationCheck['suggestions']> = {},
  changed: Partial<AuthorizationCheck> = {},
): Result {
  return {
    state: 'checked',
    check: {
      suggestions: { ...allAs('found'), ...suggestions },
      expiredOn: null,
      unreadable: null,
      pages: 2,
      pagesRead: 2,
      ...changed,
    },
  };
}

const fileNamed = (name: string, digit: string) => ({ fileId: `file_${digit.repeat(32)}`, name, size: 2048 });

/** Shows the notices of a draft with these files. Returns the calls. */
function show(
  answer: (body: BodyOf<typeof checkAuthorization>, call: number) => Result,
  files = [fileNamed('loa.pdf', 'a')],
  props: { onlyExpired?: boolean } = {},
) {
  const calls: BodyOf<typeof checkAuthorization>[] = [];
  const onChange = vi.fn<() => void>();
  server.use(
    mockOperation(checkAuthorization, ({ body }) => {
      calls.push(body);
      return answer(body, calls.length);
    }),
  );
  const values = someValues({ loaFiles: files, firmName: 'Doe Law' });
  const { user } = renderScreen(
    <AuthorizationNotices draftId={aDraft().draftId} values={values} onChange={onChange} {...props} />,
  );
  return { user, calls, onChange };
}

const expired = checked({ expiry: 'not-found' }, { expiredOn: '2026-01-05' });
const unreadable = (reason: AuthorizationCheck['unreadable']) =>
  checked(allAs('unreadable'), { unreadable: reason, pages: 0, pagesRead: 0 });

describe('the notice about an authorization', () => {
  it.each<[what: string, result: Result, text: string]>([
    ['one missing line', checked({ signatureDate: 'not-found' }), 'We couldn’t find a signature date.'],
    [
      'several missing lines',
      checked({ signature: 'not-found', expiry: 'not-found' }),
      'We couldn’t find a signature and an expiration date or event.',
    ],
    [
      'an authorization that expired',
      expired,
      'It seems to have expired on January 5, 2026. We cannot release records with an expired authorization.',
    ],
    [
      'a scan',
      unreadable('no-text'),
      'We couldn’t read it, for example because it is a scan. Is it complete, signed, and not expired?',
    ],
    [
      'a dynamic form',
      checked(allAs('unreadable'), { unreadable: 'no-text', isDynamicForm: true, pages: 0, pagesRead: 0 }),
      'We couldn’t read it, because it is a dynamic form (XFA). Open it in Adobe Acrobat or Adobe Reader, print it, choose “Save as PDF”, and upload that file.',
    ],
    ['a password', unreadable('encrypted'), 'We couldn’t read it, because it needs a password.'],
    [
      'a page without text',
      checked({ signature: 'unreadable' }),
      'We couldn’t read all of it, for example because a page is a scan.',
    ],
    [
      'too many pages',
      checked({ signature: 'unreadable' }, { pages: 200, pagesRead: 25 }),
      'We only read the first 25 of 200 pages.',
    ],
  ])('is about %s', async (_, result, text) => {
    show(() => result);
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent('Please check “loa.pdf”');
    expect(notice).toHaveTextContent(text);
  });

  it('warns of an expired authorization only', async () => {
    show(
      ({ fileId }) => (fileId.includes('a') ? expired : checked({ signature: 'not-found' })),
      [fileNamed('unsigned.pdf', 'b'), fileNamed('old.pdf', 'a')],
    );
    expect((await screen.findByText(/unsigned.pdf/)).closest('[data-notice]')).toHaveAttribute(
      'data-notice',
      'info',
    );
    expect(screen.getByText(/old.pdf/).closest('[data-notice]')).toHaveAttribute('data-notice', 'warning');
  });

  it('is only about expired authorizations for those who did not wait for the check', async () => {
    const files = [fileNamed('unsigned.pdf', 'a'), fileNamed('old.pdf', 'b')];
    show(({ fileId }) => (fileId.includes('b') ? expired : checked({ signature: 'not-found' })), files, {
      onlyExpired: true,
    });
    expect(await screen.findByRole('status')).toHaveTextContent('old.pdf');
    expect(screen.queryByText(/unsigned.pdf/)).not.toBeInTheDocument();
  });

  it('leads to the uploads', async () => {
    const { user, onChange } = show(() => expired);
    await user.click(await screen.findByRole('button', { name: 'Change files: loa.pdf' }));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('compares with the values of the draft', async () => {
    const { calls } = show(() => expired);
    await screen.findByRole('status');
    expect(calls).toEqual([
      {
        draftId: aDraft().draftId,
        fileId: `file_${'a'.repeat(32)}`,
        patientName: 'Maria Alvarez',
        patientDob: '1975-03-09',
        attorneyName: '',
        firmName: 'Doe Law',
        copyServiceName: 'Meridian Copy Service',
      },
    ]);
  });

  it('checks as many files as a draft can have, one after the other, the newest first', async () => {
    const files = Array.from({ length: UPLOAD_QUOTA.files }, (_, index) => ({
      ...fileNamed(`${index}.pdf`, 'a'),
      fileId: `file_${String(index).padStart(32, '0')}`,
    }));
    const { calls } = show(() => checked({ signature: 'not-found' }), files);
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(files.length));
    expect(calls.map(({ fileId }) => fileId)).toEqual(files.toReversed().map(({ fileId }) => fileId));
  });
});

describe('without a notice', () => {
  it.each<[what: string, answer: () => Result]>([
    ['everything was found', () => checked()],
    ['it is a proof of service', () => checked({ signature: 'unreadable' }, { document: 'other' })],
    ['the file was not checked', () => ({ state: 'not-checked' })],
    [
      'the check failed',
      () => {
        throw new MockFailure('unavailable', 'Down');
      },
    ],
  ])('the next file is checked when %s', async (_, answer) => {
    const files = [fileNamed('second.pdf', 'b'), fileNamed('first.pdf', 'a')];
    show(({ fileId }) => (fileId.includes('a') ? answer() : expired), files);
    expect(await screen.findByRole('status')).toHaveTextContent('second.pdf');
    expect(screen.queryByText(/first.pdf/)).not.toBeInTheDocument();
  });
});

describe('while the malware scan runs', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('asks again', async () => {
    const { calls } = show((_, call) => (call === 1 ? { state: 'pending' } : expired));
    await waitFor(() => expect(calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await screen.findByRole('status')).toHaveTextContent('loa.pdf');
    expect(calls).toHaveLength(2);
  });

  it('checks the next file after three attempts, and asks fewer times than the API allows', async () => {
    const files = Array.from({ length: UPLOAD_QUOTA.files }, (_, index) => ({
      ...fileNamed(`${index}.pdf`, 'a'),
      fileId: `file_${String(index).padStart(32, '0')}`,
    }));
    const { calls } = show(() => ({ state: 'pending' }), files);
    await waitFor(() => expect(calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(new Set(calls.map(({ fileId }) => fileId)).size).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(() => expect(new Set(calls.map(({ fileId }) => fileId)).size).toBe(2));
    const perMinute: number[] = [];
    for (let minute = 0; minute < 5; minute++) {
      const before = calls.length;
      for (let second = 0; second < 60; second++) await vi.advanceTimersByTimeAsync(1_000);
      perMinute.push(calls.length - before);
    }
    expect(Math.max(...perMinute)).toBeLessThan(checkAuthorization.rateLimit!.limit);
    expect(new Set(calls.map(({ fileId }) => fileId)).size).toBe(files.length);
  });
});
