import * as entries from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import { MAX_UNFINISHED_REQUESTS } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import {
  changeUnfinishedList,
  readUnfinished,
  writeUnfinished,
} from '../../data/requests/drafts/unfinishedRequests.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { missingFields } from '../../domain/requests/unfinished/missingFields.ts';
import { saveUnfinished } from '../../domain/requests/unfinished/saveUnfinished.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import {
  discardUnfinished,
  endUnfinished,
  isWithinLimit,
  isPaidOrSubmitted,
  unfinishedRequestsOf,
} from '../../workflows/requests/drafts/unfinishedRequests.ts';

/** GET /api/unfinishedRequests: the unpaid requests of the wizard that the signed-in client has saved. */
endpoint(entries.listUnfinishedRequests, async ({ caller }) => {
  const found = await unfinishedRequestsOf(sessionOf(caller).userId);
  return { data: found.map((request) => ({ ...request, missing: missingFields(request.values) })) };
});

/** PUT /api/unfinishedRequests: saves a request of the wizard, unless another device saved it since. */
endpoint(entries.saveUnfinishedRequest, async ({ body: { seenVersion, ...content }, caller, now }) => {
  const { userId } = sessionOf(caller);
  if (await isPaidOrSubmitted(content.draftId)) {
    throw new PortalError('gone', 'This request was already paid or submitted.');
  }
  const data = await retryOnConflict('the unfinished request', async () => {
    const stored = await readUnfinished(content.draftId);
    const others = stored ? 0 : (await unfinishedRequestsOf(userId)).length;
    const sent = { content: { ...content, ownerId: userId }, seenVersion, others };
    const decision = saveUnfinished(stored?.value ?? null, sent, now);
    if (decision.kind === 'unknown') throw notFound('Request not found');
    if (decision.kind === 'conflict') throw changedElsewhere();
    if (decision.kind === 'full') throw tooMany();
    const { value } = decision;
    if (decision.kind === 'save' && !(await writeUnfinished(value, stored?.etag ?? null, now)))
      return writeConflict;
    // After the request, because reading the list removes what does not exist. Each save repeats it, in case an earlier one
    // stopped before it.
    await changeUnfinishedList(userId, { added: [value.draftId] });
    if (!stored && !(await isWithinLimit(userId, value.draftId))) {
      await endUnfinished(value.draftId, userId);
      throw tooMany();
    }
    return succeeded({ version: value.version, expiresAt: value.expiresAt });
  });
  return { data };
});

/** DELETE /api/unfinishedRequests: discards an unfinished request. Repeating the call changes nothing. */
endpoint(entries.discardUnfinishedRequest, async ({ body: { draftId }, caller }) => {
  await discardUnfinished(draftId, sessionOf(caller).userId);
  return { message: 'Request discarded', data: { draftId } };
});

function changedElsewhere(): PortalError {
  return new PortalError('conflict', 'This request was changed on another device.');
}

function tooMany(): PortalError {
  return new PortalError(
    'too_large',
    localizable('You have {{number}} unfinished requests. Submit or discard one to make room for this one.', {
      number: MAX_UNFINISHED_REQUESTS,
    }),
  );
}
