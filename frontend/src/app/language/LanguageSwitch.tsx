import { makeStyles, tokens } from '@fluentui/react-components';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { type Language, languages } from '@portal/contract/languages/languages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { appReady } from '../../lib/appReady.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { languageNames } from '../../lib/language/languageNames.ts';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import { storeLanguage } from '../../lib/language/storedLanguage.ts';
import { readSessionToken } from '../../lib/session/sessionToken.ts';

const useStyles = makeStyles({
  label: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  icon: { display: 'flex', fontSize: '16px' },
  select: {
    minHeight: '28px',
    padding: '0 4px',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});

/** Switches the language of the page. Stores the choice in this browser, and for a signed-in user in the profile. */
export function LanguageSwitch() {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();

  const choose = (language: Language) => {
    void appReady
      .then(() => switchLanguage(language))
      .then(
        () => storeLanguage(language),
        () =>
          toasts.show({ type: 'error', message: t('This language could not be loaded. Please try again.') }),
      );
    if (readSessionToken() !== null) void saveAsSetting(language);
  };
  const saveAsSetting = async (language: Language) => {
    try {
      const { saveLanguage } = await import('../../features/accounts/api/saveLanguage.ts');
      await saveLanguage(language, queryClient);
    } catch {
      toasts.show({ type: 'error', message: t('Failed to update settings') });
    }
  };
  return (
    <label className={styles.label}>
      <span className={styles.icon} aria-hidden>
        <GlobeRegular />
      </span>
      <select
        aria-label={t('Language')}
        className={styles.select}
        value={currentLanguage()}
        onChange={(event) => choose(event.target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
