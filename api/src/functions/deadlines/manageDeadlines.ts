import * as entries from '@portal/contract/deadlines/endpoints.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { readDeadlineMove } from '../../data/configuration/deadlineMove.ts';
import {
  deadlineRulesList,
  readDeadlineRulesNow,
  unsavedRules,
} from '../../data/configuration/deadlineRules.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { shownMove } from '../../domain/deadlines/deadlineMove.ts';
import { managedRules, saveRules } from '../../domain/deadlines/saveRules.ts';
import type { StoredRules } from '../../domain/deadlines/storedRules.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { moveDeadlines } from '../../workflows/deadlines/moveDeadlines.ts';

/** How long the first run works on the move after a save. The timer does the rest. */
const FIRST_RUN_MS = 15_000;

async function managedDeadlines(rules: StoredRules): Promise<entries.ManagedDeadlines> {
  const { version, history } = rules;
  const stored = (await readDeadlineMove())?.value ?? null;
  return {
    ...managedRules(rules),
    move: shownMove(stored, { version, savedAt: history.at(-1)?.at ?? new Date(0).toISOString() }),
  };
}

/** GET /api/manageDeadlines: the deadline rules, not cached, with their history and the latest move. */
endpoint(entries.readDeadlines, async () => ({ data: await managedDeadlines(await readDeadlineRulesNow()) }));

/** PUT /api/manageDeadlines: saves a new version, records it in the audit trail, and starts to move open deadlines. */
endpoint(entries.saveDeadlines, async ({ body, caller, now, log }) => {
  const by = actorOf(caller);
  const signature = { by: by.id, byName: nameOfUser(await signedInUser(caller)), now };
  const unsaved = await unsavedRules();
  const { decided } = await deadlineRulesList.change(([stored]) => {
    const decision = saveRules(stored ?? unsaved, body, signature);
    return { decided: decision, ...(decision.kind === 'changed' && { items: [decision.next] }) };
  });
  if (decided.kind === 'refused') throw new PortalError(decided.code, decided.message);
  if (decided.kind === 'changed') {
    const { version, isReviewedByCounsel } = decided.next;
    const details = { list: deadlineRulesList.id, action: 'changed', version, isReviewedByCounsel };
    await recordPortalEvent({ kind: 'configuration-changed', by, details }, now);
    void moveDeadlines(FIRST_RUN_MS, log).catch((error: unknown) =>
      log.warn('deadline move interrupted', { internal: errorSummary(error) }),
    );
  }
  return { message: 'Deadline rules saved', data: await managedDeadlines(await readDeadlineRulesNow()) };
});
