import { readNotices } from '@portal/contract/configuration/endpoints/notices.ts';
import { call } from '../api.ts';
import { storeNotices } from './notices.ts';

/** With the server's cache, a change appears within a minute. */
const POLL_INTERVAL_MS = 30_000;

function loadNotices(): void {
  if (document.hidden) return;
  // After a failure, the previous notices stay.
  call(readNotices).then(storeNotices, () => undefined);
}

/** Loads the notices of the admins now, and repeatedly while the page is open. */
export function pollNotices(): void {
  loadNotices();
  setInterval(loadNotices, POLL_INTERVAL_MS);
}
