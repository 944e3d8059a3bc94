import { deliveryFormats } from '@portal/contract/requests/scope/scopeOptions.ts';
import {
  IN_SUBPOENA_PACKET,
  sensitiveCategories,
} from '@portal/contract/requests/scope/sensitiveCategories.ts';
import type { Scope } from '@portal/contract/requests/scope/view.ts';
import { useTranslation } from 'react-i18next';
import { useServiceDates } from './useServiceDates.ts';

/** A term and its values, each on its own line. */
type ScopeLine = [term: string, values: readonly string[]];

interface NamedFile {
  readonly fileId: string;
  readonly name: string;
}

/** Returns a function that describes the stated parts of a scope, in the order of the form. */
export function useScopeLines(): (scope: Scope, files: readonly NamedFile[]) => ScopeLine[] {
  const { t } = useTranslation();

  const dates = useServiceDates();
  const sensitive = (scope: Scope, files: readonly NamedFile[]): string[] =>
    sensitiveCategories.flatMap(({ id, label }) => {
      const authorization = scope.sensitive?.[id];
      if (authorization === undefined) return [];
      const file = files.find(({ fileId }) => fileId === authorization)?.name;
      const where =
        authorization === IN_SUBPOENA_PACKET
          ? t('authorization in the subpoena packet')
          : (file ?? t('File that no longer exists'));
      return [t('{{category}} ({{authorization}})', { category: t(label), authorization: where })];
    });

  return (scope, files) => {
    const format = deliveryFormats.find(({ value }) => value === scope.delivery)?.label;
    const lines: ScopeLine[] = [
      [t('Dates of service'), dates(scope)],
      [t('Include'), [scope.include ?? '']],
      [t('Exclude'), [scope.exclude ?? '']],
      [t('Sensitive records'), sensitive(scope, files)],
      [t('Certified copies'), scope.certified ? [t('Yes')] : []],
      [t('Rush'), scope.rush ? [t('Yes')] : []],
      [t('Delivery format'), [format ? t(format) : (scope.delivery ?? '')]],
      [t('Claim number'), [scope.claimNumber ?? '']],
      [t('Case caption'), [scope.caseCaption ?? '']],
      [t('Court'), [scope.court ?? '']],
      [t('Case number'), [scope.caseNumber ?? '']],
      [t('Matter number'), [scope.matterNumber ?? '']],
    ];
    return lines
      .map(([term, values]): ScopeLine => [term, values.filter(Boolean)])
      .filter(([, values]) => values.length > 0);
  };
}
