import { changeContactEmail as entry } from '@portal/contract/notifications/endpoints.ts';
import { contactEmailOf } from '../../../domain/notifications/contactEmailOf.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';
import { changeContactEmail } from '../../../workflows/requests/edits/changeContactEmail.ts';

/** POST /api/changeContactEmail: corrects the address of the contact, and emails it a new verification code. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { request, pendingTasks } = await changeContactEmail(body, caller, now);
  await runTasksNow(pendingTasks, now, log);
  return {
    message: 'Email address corrected',
    data: { requestId: body.requestId, contactEmail: contactEmailOf(request) },
  };
});
