import { useEffect, useEffectEvent } from 'react';
import { STAFF_DRAFT_PREFIX } from '../storage/sessionKeys.ts';
import { currentSession } from './session.ts';

/** The forms about a request that keep what staff entered. */
export const staffForms = [
  'fulfill',
  'upload',
  'status',
  'ask',
  'reject',
  'message',
  'invoice',
  'patient',
  'request',
  'contact',
  'assigneeId',
  'dueDate',
] as const;

export type StaffForm = (typeof staffForms)[number];

/** The forms about a request in which the signed-in person has unsent text in this tab. */
export function unsentStaffForms(requestId: string): StaffForm[] {
  const userId = currentSession()?.userId ?? '';
  const keys = Object.keys(sessionStorage)
    .filter((key) => key.startsWith(STAFF_DRAFT_PREFIX))
    .map((key) => key.split(':'))
    .filter((parts) => parts.includes(userId) && parts.includes(requestId));
  return staffForms.filter((form) => keys.some((parts) => parts.includes(form)));
}

const openers = new Map<StaffForm, () => void>();

/** Opens a form of the shown request, wherever it is in the page. */
export function openStaffForm(form: StaffForm): void {
  openers.get(form)?.();
}

/** Lets `openStaffForm` open this form. */
export function useStaffFormOpener(form: StaffForm, open: () => void): void {
  const opener = useEffectEvent(open);
  useEffect(() => {
    openers.set(form, () => opener());
    return () => void openers.delete(form);
  }, [form]);
}
