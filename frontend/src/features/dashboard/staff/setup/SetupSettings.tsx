import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { SetupSetting } from '@portal/contract/configuration/schemas/setup.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Fact, FactList } from '../../../../components/card/FactList.tsx';
import { settingLabels, settingValueText, stepTexts } from './setupTexts.ts';

const useStyles = makeStyles({
  hint: { ...typographyStyles.caption1, margin: '0 0 8px', color: tokens.colorNeutralForeground3 },
  place: {
    ...typographyStyles.caption1,
    display: 'block',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  name: { fontFamily: tokens.fontFamilyMonospace },
  link: { color: tokens.colorBrandForegroundLink },
});

/** The settings of the deployment with their places. Of secrets, only whether they are set. */
export function SetupSettings({ settings }: { settings: readonly SetupSetting[] }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <>
      <p className={styles.hint}>
        {t(
          'Whoever deploys the portal changes these. Below each value is the setting of the API and, if there is one, the azd value that sets it in Azure.',
        )}
      </p>
      <FactList>
        {settings.map((setting) => (
          <Fact key={setting.name} term={settingLabels[setting.name](t)}>
            {settingValueText(setting, t)}
            <span className={styles.place}>
              {setting.variables.length > 0 ? (
                <span className={styles.name}>{placeOf(setting)}</span>
              ) : (
                <Link to={stepTexts.deadlineRules.to} className={styles.link}>
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
