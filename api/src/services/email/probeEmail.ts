import { randomUUID } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import type { Settings } from '../../config/settings.ts';
import { type ProbeResult, probeResultOf } from '../../domain/operations/doctor/finding.ts';

type EmailSettings = Pick<Partial<Settings>, 'MAIL_OUTBOX_DIR' | 'ACS_ENDPOINT'>;

/** Checks that emails can be sent, without sending one. Null: no sender is configured. Code ENOENT: the folder does not exist. */
export async function probeEmail({
  MAIL_OUTBOX_DIR,
  ACS_ENDPOINT,
}: EmailSettings): Promise<ProbeResult | null> {
  if (MAIL_OUTBOX_DIR) return canWrite(MAIL_OUTBOX_DIR);
  return ACS_ENDPOINT ? probeService(ACS_ENDPOINT) : null;
}

async function canWrite(folder: string): Promise<ProbeResult> {
  try {
    await access(folder, constants.W_OK);
    return { status: 200 };
  } catch (error) {
    return { code: String((error as NodeJS.ErrnoException).code) };
  }
}

/** Asks for the status of an email that was never sent. 404 means that access is granted. */
async function probeService(endpoint: string): Promise<ProbeResult> {
  const path = `/emails/operations/${randomUUID()}?api-version=2023-03-31`;
  const ask = (headers: Record<string, string>) =>
    fetch(new URL(path, endpoint), { headers, signal: AbortSignal.timeout(8_000) });
  try {
    // Check that the service responds before requesting a token.
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
