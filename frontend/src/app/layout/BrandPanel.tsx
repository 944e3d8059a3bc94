import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { brand } from '../../lib/brand.ts';

const useStyles = makeStyles({
  panel: {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '40px',
    minHeight: '100dvh',
    boxSizing: 'border-box',
    padding: 'clamp(32px, 4vw, 64px)',
    color: '#fff',
    backgroundColor: '#083f41',
    backgroundImage: 'linear-gradient(160deg, #0b5a5e, #052022)',
  },
  claim: {
    margin: 0,
    maxWidth: '22ch',
    fontSize: 'clamp(24px, 2.4vw, 34px)',
    lineHeight: 1.2,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  text: { margin: '16px 0 0', maxWidth: '44ch', fontSize: tokens.fontSizeBase400, lineHeight: '26px' },
  figures: { display: 'flex', flexWrap: 'wrap', gap: '20px 36px', margin: 0 },
  figure: { display: 'flex', flexDirection: 'column-reverse' },
  value: { margin: 0, fontSize: '28px', lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
  name: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, color: '#c6e5e6' },
});

/** The claim and figures of the portal. Dark in both themes. */
export function BrandPanel() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { firms, records, uptime } = brand.figures;
  const figures = [
    { value: firms, name: t('client firms') },
    { value: records, name: t('records delivered') },
    { value: uptime, name: t('uptime') },
  ];
  return (
    <div className={styles.panel}>
      <div>
        <p className={styles.claim}>{t('Medical records for legal work, handled securely')}</p>
        <p className={styles.text}>
          {t('HIPAA-secure handling from request to delivery. Trusted by {{firms}} firms.', {
            firms,
          })}
        </p>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ value, name }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
