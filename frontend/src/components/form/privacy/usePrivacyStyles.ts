import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const usePrivacyStyles = makeStyles({
  section: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: { ...typographyStyles.subtitle1, margin: '0 auto 0 0' },
  subtitle: { ...typographyStyles.subtitle2, margin: '0 0 8px' },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '75ch' },
  rows: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  form: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  day: { height: '44px' },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3, maxWidth: '75ch' },
  patient: { ...typographyStyles.body1Strong, gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  issue: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { ...typographyStyles.body1Strong, padding: 0, marginBottom: '4px' },
  fullWidth: { gridColumn: '1 / -1' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', '& button': { minHeight: '40px' } },
});
