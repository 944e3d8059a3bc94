import * as entries from '@portal/contract/configuration/endpoints/manageSubstanceUseNotice.ts';
import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { readStoredNoticeNow, substanceUseNoticeList } from '../../data/configuration/substanceUseNotice.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import {
  currentNotice,
  noticeHistoryPage,
  saveNotice,
} from '../../domain/configuration/substanceUseNotice.ts';
import { turnOf } from '../../domain/requests/access/caller.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { unprintableLetters } from '../../services/printing/print.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** GET /api/manageSubstanceUseNotice?before: the notice of 42 CFR 2.32 with ten of its versions, not cached. */
endpoint(entries.readSubstanceUseNotice, async ({ query: { before } }) => {
  const stored = await readStoredNoticeNow();
  return { data: { notice: currentNotice(stored), ...noticeHistoryPage(stored, before ?? null) } };
});

/** PUT /api/manageSubstanceUseNotice: saves a new version of the notice, and records it in the audit trail. */
endpoint(entries.saveSubstanceUseNotice, async ({ body, caller, now }) => {
  await refuseUnprintable({ source: body.source, text: body.text.join('') }, turnOf(caller));
  const by = actorOf(caller);
  const signature = { by: by.id, byName: nameOfUser(await signedInUser(caller)), now };
  const { decided } = await substanceUseNoticeList.change(([stored]) => {
    const decision = saveNotice(stored, body, signature);
    return { decided: decision, ...(decision.kind === 'changed' && { items: [decision.next] }) };
  });
  if (decided.kind === 'refused') throw new PortalError(decided.code, decided.message);
  const { notice } = decided;
  if (decided.kind === 'changed') {
    const { id: list } = substanceUseNoticeList;
    const details = { list, action: 'changed', itemId: list, version: notice.version };
    await recordPortalEvent({ kind: 'configuration-changed', by, details }, now);
  }
  return { message: 'Notice saved', data: notice };
});

/** The document would show question marks in the words of the law. */
async function refuseUnprintable(
  texts: Readonly<Record<'source' | 'text', string>>,
  turn: string,
): Promise<void> {
  const unprintable = await unprintableLetters(Object.values(texts), turn);
  for (const [index, field] of Object.keys(texts).entries()) {
    const characters = unprintable[index]!.slice(0, 10).join(' ');
    if (characters === '') continue;
    const message = localizable(
      'The notice can’t show these characters: {{characters}}. Please replace them.',
      { characters },
    );
    throw new PortalError('invalid_input', message, { fields: { [field]: inEnglish(message) } });
  }
}
