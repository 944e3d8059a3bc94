import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles for notes about a payment: a heading with what happened, and a sentence. */
export const useNoteStyles = makeStyles({
  notes: {
    listStyleType: 'none',
    display: 'grid',
    gap: '10px',
    margin: '12px 0 0',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', marginBottom: '2px' },
  title: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});
