import { useEffect, useEffectEvent } from 'react';
import { staffDraftPrefix } from '../storage/sessionKeys.ts';
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
  'scope',
  'authority',
] as const;

export type StaffForm = (typeof staffForms)[number];

/** The forms about a request in which the signed-in person has unsent text in this tab. */
export function unsentStaffForms(requestId: string): StaffForm[] {
  const userId = currentSession()?.userId ?? '';
  const prefix = staffDraftPrefix(userId);
  return staffForms.filter((form) => sessionStorage.getItem(`${prefix}${form}:${requestId}`) !== null);
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
