import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { column, hintText, noFrame, plainList, row, wrap } from '../../layout/shapes.ts';

export const usePrivacyStyles = makeStyles({
  section: { ...column('16px') },
  head: { ...row('8px 16px') },
  title: { ...typographyStyles.subtitle1, margin: '0 auto 0 0' },
  subtitle: { ...typographyStyles.subtitle2, margin: '0 0 8px' },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '75ch' },
  rows: { ...plainList, display: 'grid' },
  form: {
    ...column('16px'),
    alignItems: 'start',
    '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  day: { height: '44px' },
  note: { ...hintText, margin: 0, maxWidth: '75ch' },
  patient: { ...typographyStyles.body1Strong, gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  issue: { ...row('4px 16px') },
  group: { ...noFrame },
  legend: { ...typographyStyles.body1Strong, padding: 0, marginBottom: '4px' },
  fullWidth: { gridColumn: '1 / -1' },
  actions: { ...wrap('12px'), '& button': { minHeight: '40px' } },
});
