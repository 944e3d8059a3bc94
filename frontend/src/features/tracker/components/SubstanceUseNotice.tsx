import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { IN_SUBPOENA_PACKET } from '@portal/contract/requests/scope/sensitiveCategories.ts';
import type { SubstanceUseNotice as Notice } from '@portal/contract/requests/scope/substanceUseNotice.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/card/Panel.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';

interface Props {
  notice: Notice;
  files: readonly FileView[];
  /** The versions of the scope. */
  scope: RequestView['scope'];
}

/** The statement that accompanies records of substance use disorder treatment, and where the consent is. */
export function SubstanceUseNotice({ notice, files, scope }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const file = files.find(({ fileId }) => fileId === notice.consent)?.originalName;
  return (
    <Panel title={t('Notice for substance use records')}>
      {/* The law words it in English. */}
      <div lang="en">
        {notice.text.map((paragraph, index) => (
          <p key={`${index}-${paragraph}`} className={shared('body', 'below8', 'readable')}>
            {paragraph}
          </p>
        ))}
        <p className={shared('body', 'below8', 'readable')}>{notice.source}</p>
      </div>
      <p className={shared('body', 'below8', 'readable')}>
        {notice.consent === IN_SUBPOENA_PACKET
          ? t('The consent is in the subpoena packet. The scope of records below says what was asked for.')
          : t('The consent is “{{file}}”. The scope of records below says what was asked for.', {
              file: file ?? t('File that no longer exists'),
            })}
      </p>
      {scope?.at(-1)?.scope.sensitive?.['substanceUse'] === undefined && (
        <p className={shared('body', 'below8', 'readable')}>
          {t('These records are no longer in the scope. Documents that were released earlier may have them.')}
        </p>
      )}
    </Panel>
  );
}
