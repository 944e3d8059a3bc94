import * as entries from '@portal/contract/disclosures/endpoints.ts';
import { readIssuedFile, recordDisclosureLogEvent } from '../../data/requests/disclosureLog.ts';
import type { StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import type { DisclosureLogEvent } from '../../domain/disclosures/disclosureLogEvents.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import {
  accountingViews,
  changeDisclosureLogEntry,
  requireDisclosureLogEntry,
} from '../../workflows/disclosures/disclosureLog.ts';
import { issueAccounting } from '../../workflows/disclosures/issueAccounting.ts';
import { runTasksNow } from '../../workflows/operations/runTask.ts';

/** POST /api/issuedAccountings: issues an accounting and stores its files. */
endpoint(entries.issueAccounting, async ({ body, ...by }) => {
  const changed = await changeDisclosureLogEntry<StoredAccounting>(
    'accounting',
    body.accountingId,
    (stored, disclosureLog, writer) => issueAccounting(stored, body, disclosureLog, writer),
    by,
  );
  const [view] = await accountingViews([changed], by.now);
  return { message: 'Accounting issued', data: view! };
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
