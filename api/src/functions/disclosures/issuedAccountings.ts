import * as entries from '@portal/contract/disclosures/endpoints.ts';
import { readIssuedFile, recordDisclosureLogEvent } from '../../data/requests/disclosureLog.ts';
import type { StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import type { DisclosureLogEvent } from '../../domain/disclosures/disclosureLogEvents.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { requireDisclosureLogEntry } from '../../workflows/disclosures/disclosureLog.ts';
import { orderIssue } from '../../workflows/disclosures/orderIssue.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';

/** POST /api/issuedAccountings: starts to issue an accounting. */
endpoint(entries.issueAccounting, async ({ body, caller, now, log }) => {
  const { bundle, pendingTasks } = await orderIssue(body, caller, now);
  runTasksInBackground(pendingTasks, now, log);
  return { data: { bundleId: bundle.bundleId, state: bundle.state } };
});

/** GET /api/issuedAccountings: a file of an issued accounting. Records the download first. */
endpoint(entries.readIssuedAccounting, async ({ query, caller, now, log }) => {
  const { accountingId, issueId, file } = query;
  const { issues } = await requireDisclosureLogEntry<StoredAccounting>('accounting', accountingId);
  const issue = issues.find((one) => one.issueId === issueId);
  if (!issue) throw notFound('Entry not found');
  const storedFile = issue.files[file];
  const bytes = await readIssuedFile(issueId, file, storedFile);
  const event: DisclosureLogEvent<'accounting-copied'> = {
    kind: 'accounting-copied',
    at: now.toISOString(),
    by: actorOf(caller),
    details: { entry: accountingId, issue: issueId, file },
  };
  await runTasksNow(await recordDisclosureLogEvent(event, now), now, log);
  const { name, contentType } = storedFile;
  return { data: { name, contentType, content: bytes.toString('base64') } };
});
