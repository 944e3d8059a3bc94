import { readNotices } from '@portal/contract/configuration/endpoints/notices.ts';
import { call } from '../api.ts';
import { storeNotices } from './notices.ts';

/** With what the server remembers, a change is seen within a minute. */
const EVERY_MS = 30_000;

function read(): void {
  if (document.hidden) return;
  // Keeps the notices that were known before.
  call(readNotices).then(storeNotices, () => undefined);
}

/** Reads what admins say to everybody, now and as long as the page is open. */
export function followNotices(): void {
  read();
  setInterval(read, EVERY_MS);
}
