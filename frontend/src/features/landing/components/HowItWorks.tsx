import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentEditRegular } from '@fluentui/react-icons/svg/document-edit';
import { FolderOpenRegular } from '@fluentui/react-icons/svg/folder-open';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import { useTranslation } from 'react-i18next';
import { bodyText } from '../../../components/layout/shapes.ts';

const useStyles = makeStyles({
  strip: {
    display: 'grid',
    gap: '16px 32px',
    margin: 0,
    padding: '24px 0',
    listStyleType: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  step: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2px 12px' },
  icon: {
    gridRow: '1 / 3',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    fontSize: '22px',
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    borderRadius: tokens.borderRadiusXLarge,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { ...bodyText, margin: 0, color: tokens.colorNeutralForeground2 },
});

/** The three steps of a request: Start, Verify, Track. */
export function HowItWorks() {
  const styles = useStyles();
  const { t } = useTranslation();
  const steps = [
    [
      t('Start'),
      t('Fill in the request, add the documents and pay the processing fee.'),
      DocumentEditRegular,
    ],
    [
      t('Verify', { context: 'step' }),
      t('We check the authorization and contact you if anything is missing.'),
      ShieldCheckmarkRegular,
    ],
    [
      t('Track'),
      t('Check the status and download the records with your Order ID and verification code.'),
      FolderOpenRegular,
    ],
  ] as const;
  return (
    <ol className={styles.strip} aria-label={t('How it works')}>
      {steps.map(([title, text, Icon]) => (
        <li key={title} className={styles.step}>
          <span className={styles.icon} aria-hidden>
            <Icon />
          </span>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
