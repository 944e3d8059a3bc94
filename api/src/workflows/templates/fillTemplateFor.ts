import { type Language, languages } from '@portal/contract/languages/languages.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { FilledTemplate, MessageTemplate } from '@portal/contract/templates/schemas.ts';
import { settings } from '../../config/settings.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { readTemplates, readTemplatesNow } from '../../data/configuration/templates.ts';
import { NO_PROMISED_DAY } from '../../domain/deadlines/promisedDay.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { fillForRequest } from '../../domain/templates/fillForRequest.ts';
import { refuseMissingTemplate } from '../../domain/templates/templateRules.ts';
import { PortalError } from '../../errors/portalError.ts';
import { translator } from '../../services/email/translator.ts';

/** Loads what a text needs besides its request. Returns the function that fills in the facts of a request. */
export async function templateFiller(
  now: Date,
): Promise<(text: FilledTemplate, request: RequestDocument) => FilledTemplate> {
  const today = await facilityDay(now);
  const translate = new Map(
    await Promise.all(
      languages.map(async (language): Promise<[Language, Awaited<ReturnType<typeof translator>>]> => [
        language,
        await translator(language),
      ]),
    ),
  );
  const { BRAND_NAME: portalName } = settings();
  return (text, request) => {
    const t = translate.get(text.language)!;
    const requestType = t(requestTypeName(request.fields.requestType));
    return fillForRequest(text, request, {
      portalName,
      requestType,
      noPromisedDay: t(NO_PROMISED_DAY),
      today,
    });
  };
}

/** The current template; from the cache if it has the given version there. Null if it no longer exists. */
export async function findTemplate(templateId: string, version?: number): Promise<MessageTemplate | null> {
  const isWanted = (one: MessageTemplate) => one.templateId === templateId;
  if (version !== undefined) {
    const cached = (await readTemplates()).templates.find(isWanted);
    if (cached?.version === version) return cached;
  }
  return (await readTemplatesNow()).templates.find(isWanted) ?? null;
}

export function templateMissing(): PortalError {
  const { code, message } = refuseMissingTemplate();
  return new PortalError(code, message);
}
