import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { filterQuery } from '../../src/features/worklist/rules/filterQuery.ts';
import { readListParams } from '../../src/features/worklist/rules/listParams.ts';
import { tokenPayload } from '../../src/lib/session/tokenPayload.ts';
import { sessionLimits } from '@portal/contract/accounts/rules/sessionLimits.ts';
import { deviceKeys } from '../../src/lib/storage/deviceKeys.ts';

const IDLE_MS = sessionLimits.idleMinutes * 60_000;
/** Below the setup card of an admin (DashboardScreen.tsx). */
const SETUP_GAP = 12;

/**
 * The script in the head of the dashboard. On a slow phone, the code of the app arrives seconds after the page. This script
 * requests the first page of the list at once, shows its rows as links in the placeholder (DashboardPlaceholder.tsx), and
 * leaves the answer to the app (`earlyAnswer`, see src/lib/query/earlyAnswer.ts). It does nothing for an address that selects
 * something, or without a session; if the request fails, the app handles that.
 */
export function rowsScript(): string {
  const { page, limit, sort, filters } = readListParams(new URLSearchParams());
  const query = { page, limit, ...sort, ...filterQuery(filters) };
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const url = `/api/${getAllClientRequests.path}?${new URLSearchParams(pairs)}`;
  return `(() => {
  const { dataset } = document.documentElement;
  const payloadOf = ${tokenPayload.toString()};
  const showRows = (requests) => {
    const list = document.querySelector('ul[data-rows]');
    if (!list || dataset.render !== 'placeholder') return;
    list.append(...requests.map(({ _id, orderId, patientName, facilityName }) => {
      const row = list.firstElementChild.cloneNode(true);
      const [link, patient, facility] = row.children;
      link.href = '/dashboard/request/' + encodeURIComponent(_id);
      link.textContent = orderId;
      patient.textContent = patientName;
      facility.textContent = facilityName;
      row.hidden = false;
      return row;
    }));
  };
  try {
    const key = ${JSON.stringify(deviceKeys.session)};
    const session = sessionStorage.getItem(key) ?? localStorage.getItem(key);
    const { role, exp, sid } = payloadOf(session) ?? {};
    if (!(exp * 1000 > Date.now()) || location.search !== '' || history.state?.usr) return;
    // The app ends a session without input before it shows anything.
    const [inputAt, ofSid] = (localStorage.getItem(${JSON.stringify(deviceKeys.lastInput)}) ?? '').split(' ');
    if (ofSid === sid && Date.now() - Number(inputAt) >= ${IDLE_MS}) return;
    dataset.rows = role === 'client' ? 'client' : 'staff';
    const setupHeight = Number(localStorage.getItem(${JSON.stringify(deviceKeys.setupHeight)}));
    if (role === 'admin' && setupHeight > 0)
      document.documentElement.style.setProperty('--setup-height', setupHeight + ${SETUP_GAP} + 'px');
    const url = ${JSON.stringify(url)};
    const headers = { 'X-Correlation-Id': crypto.randomUUID(), 'X-Portal-Authorization': 'Bearer ' + session };
    const answer = fetch(url, { headers, priority: 'high' });
    globalThis.earlyAnswer = { url, session, at: Date.now(), answer };
    answer.then((response) => response.ok && response.clone().json()).then((body) => {
      const show = () => showRows(body.data.requests);
      if (!body.data) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
      else show();
    }).catch(() => {});
  } catch {}
})();
`;
}
