import { randomUUID } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import type { Settings } from '../../config/settings.ts';
import { type ProbeResult, probeResultOf } from '../../domain/operations/doctor/finding.ts';

type MailSettings = Pick<Partial<Settings>, 'MAIL_OUTBOX_DIR' | 'ACS_ENDPOINT'>;

/** Whether mails could be handed over, without sending one; null for settings that name no way. The code ENOENT says that there is no such folder. */
export async function probeMail({
  MAIL_OUTBOX_DIR,
  ACS_ENDPOINT,
}: MailSettings): Promise<ProbeResult | null> {
  if (MAIL_OUTBOX_DIR) return canWrite(MAIL_OUTBOX_DIR);
  return ACS_ENDPOINT ? reachService(ACS_ENDPOINT) : null;
}

async function canWrite(folder: string): Promise<ProbeResult> {
  try {
    await access(folder, constants.W_OK);
    return { status: 200 };
  } catch (error) {
    return { code: String((error as NodeJS.ErrnoException).code) };
  }
}

/** Asks after a mail that was never sent: 404 tells that asking is allowed. */
async function reachService(endpoint: string): Promise<ProbeResult> {
  const path = `/emails/operations/${randomUUID()}?api-version=2023-03-31`;
  const ask = (headers: Record<string, string>) =>
    fetch(new URL(path, endpoint), { headers, signal: AbortSignal.timeout(8_000) });
  try {
    // Somebody has to be there before it is worth while to ask for a token.
    await ask({});
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name?: string };
    return { code: String(cause?.code ?? name) };
  }
  try {
    const { DefaultAzureCredential } = await import('@azure/identity');
    const { token } = await new DefaultAzureCredential().getToken('https://communication.azure.com/.default');
    const { status } = await ask({ authorization: `Bearer ${token}` });
    return { status: status === 404 ? 200 : status };
  } catch (error) {
    return probeResultOf(error);
  }
}
