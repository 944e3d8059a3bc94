import { IN_SUBPOENA_PACKET } from '@portal/contract/requests/scope/sensitiveCategories.ts';
import type { SubstanceUseNotice } from '@portal/contract/requests/scope/substanceUseNotice.ts';
import { currentScopeOf } from '../../../domain/requests/edits/narrowScope.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { translator } from '../../../services/email/translator.ts';

/**
 * The notice of 42 CFR 2.32 as a text file: the statement as the law words it, then what explains the scope of the consent
 * (2.32(b)), in the language of the request.
 */
export async function noticeText(
  request: RequestDocument,
  { version, source, text, consent }: SubstanceUseNotice,
): Promise<string> {
  const t = await translator(request.language);
  const scope = currentScopeOf(request);
  const category = t('Substance use disorder treatment');
  const isAskedFor = scope?.sensitive?.['substanceUse'] !== undefined;
  const ranges = scope?.ranges.map(({ from, to }) => `${from} – ${to}`).join('; ');
  const where =
    consent === IN_SUBPOENA_PACKET
      ? t('authorization in the subpoena packet')
      : (request.files[consent]?.originalName ?? '');
  const facts = [
    [t('Source'), source],
    [t('Version'), version],
    [t('Consent'), where],
    [
      t('Sensitive records'),
      isAskedFor ? category : t('{{category}} (no longer in the scope)', { category }),
    ],
    [t('Dates of service'), scope?.dates === 'all' ? t('All dates') : ranges || t('Not stated')],
    [t('Include'), scope?.include],
    [t('Exclude'), scope?.exclude],
  ].filter(([, value]) => value);
  return [...text, ...facts.map((fact) => fact.join(': '))].map((line) => `${line}\r\n`).join('\r\n');
}
