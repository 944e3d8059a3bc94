import type { SetupSetting } from '@portal/contract/configuration/schemas/setup.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Fact, FactList } from '../../../../components/card/FactList.tsx';
import { useSharedStyles } from '../../../../components/layout/useSharedStyles.ts';
import { settingLabels, settingValueText, stepTexts } from './setupTexts.ts';

/** The settings of the deployment with their places. Of secrets, only whether they are set. */
export function SetupSettings({ settings }: { settings: readonly SetupSetting[] }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  return (
    <>
      <p className={shared('small', 'below8', 'muted')}>
        {t(
          'Whoever deploys the portal changes these. Below each value is the setting of the API and, if there is one, the azd value that sets it in Azure.',
        )}
      </p>
      <FactList>
        {settings.map((setting) => (
          <Fact key={setting.name} term={settingLabels[setting.name](t)}>
            {settingValueText(setting, t)}
            <span className={shared('block', 'small', 'muted', 'breaks')}>
              {setting.variables.length > 0 ? (
                <span className={shared('mono')}>{placeOf(setting)}</span>
              ) : (
                <Link to={stepTexts.deadlineRules.to} className={shared('link')}>
                  {t('Change it in the deadline rules')}
                </Link>
              )}
            </span>
          </Fact>
        ))}
      </FactList>
    </>
  );
}

function placeOf({ variables, azdValue }: SetupSetting): string {
  return [...variables, ...(azdValue === null ? [] : [azdValue])].join(', ');
}
