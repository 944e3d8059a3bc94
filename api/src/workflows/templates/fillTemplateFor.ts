import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { FilledTemplate, MessageTemplate } from '@portal/contract/templates/schemas.ts';
import { settings } from '../../config/settings.ts';
import { readTemplates, readTemplatesNow } from '../../data/configuration/templates.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { fillForRequest } from '../../domain/templates/fillForRequest.ts';
import { refuseMissingTemplate } from '../../domain/templates/templateRules.ts';
import { PortalError } from '../../errors/portalError.ts';
import { translator } from '../../services/email/translator.ts';

/** A text of a template with the facts of a request. */
export async function fillTemplateFor(text: FilledTemplate, root: RequestRoot): Promise<FilledTemplate> {
  const t = await translator(text.language);
  return fillForRequest(text, root, {
    portalName: settings().BRAND_NAME,
    requestType: t(requestTypeName(root.fields.requestType)),
  });
}

/** The current template; from the cache if it has the given version there. Throws `not_found`. */
export async function findTemplate(templateId: string, version?: number): Promise<MessageTemplate> {
  const isWanted = (one: MessageTemplate) => one.templateId === templateId;
  if (version !== undefined) {
    const cached = (await readTemplates()).templates.find(isWanted);
    if (cached?.version === version) return cached;
  }
  const found = (await readTemplatesNow()).templates.find(isWanted);
  if (found) return found;
  const { code, message } = refuseMissingTemplate();
  throw new PortalError(code, message);
}
