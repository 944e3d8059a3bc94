import { checkPages } from '@portal/contract/packets/checkEndpoints.ts';
import { saveChecks } from '../../data/packets/pageChecks.ts';
import { readRecipe } from '../../data/packets/recipes.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { raiseGate } from '../../domain/packets/checks/gate.ts';
import { countsOf } from '../../domain/packets/checks/evaluatePages.ts';
import { printsOf, withDecision } from '../../domain/packets/checks/storedChecks.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';
import { type EvaluatedPages, evaluatedPages } from '../../workflows/packets/pageChecks.ts';

/** PUT /api/checkPages: what a person says about pages. */
endpoint(checkPages, async ({ body: { requestId, version, pages, decision }, caller, now, log }) => {
  const { by, byName } = authorOf(await signedInStaff(caller));
  const request = await assembledRequest(requestId);
  const tasks: TaskRef[] = [];
  const named = new Set<string>(pages);
  const answer = await retryOnConflict('the page checks', async () => {
    const evaluated = await evaluatedPages(request, version);
    if (!evaluated) throw changed();
    // What was changed after the caller saw it is not checked.
    const current = (await readRecipe(requestId))?.value;
    const [seen, present] = [printsOf(evaluated.recipe), current && printsOf(current)];
    if (pages.some((page) => present?.get(page) !== seen.get(page) || current?.removed[page]))
      throw changed();
    const decided = evaluated.pages.filter(({ page }) => named.has(page));
    if (decided.length < named.size) throw new PortalError('invalid_input', 'The pages are not valid');
    requireReason(decided, decision);
    const facts = decided.map(({ page, flags }) => ({ page, flags, print: seen.get(page)! }));
    const next = withDecision(evaluated.stored.value, facts, decision, { by: by.id ?? '', byName }, now);
    const { verdict } = decision;
    if (verdict !== 'fine') {
      // First, so that nobody opens the release by the checks before.
      const reason = { kind: 'pages-held', details: { pages: named.size, verdict } } as const;
      const raised = await changeRequest(requestId, (each) => raiseGate(each, reason, by, now), now);
      tasks.push(...raised.pendingTasks);
    }
    if (!(await saveChecks(requestId, next, evaluated.stored.etag))) return writeConflict;
    return succeeded(await evaluated.evaluate(next));
  });
  const checked = { kind: 'pages-checked', details: {} } as const;
  runTasksInBackground([...tasks, ...(await recordView(requestId, by, now, checked))], now, log);
  return { data: { pages: answer.filter(({ page }) => named.has(page)), counts: countsOf(answer) } };
});

function requireReason(
  pages: EvaluatedPages['pages'],
  { verdict, reason }: { verdict: string; reason?: string | undefined },
): void {
  if (verdict !== 'fine' || reason || !pages.some(({ patient }) => patient === 'other')) return;
  throw new PortalError('invalid_input', 'These pages name another person. Please choose why they stay.', {
    fields: { 'decision.reason': 'Please choose a reason' },
  });
}

function changed(): PortalError {
  return new PortalError('conflict', 'The pages were changed in the meantime. Please look at them again.');
}
