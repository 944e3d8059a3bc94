import { makeStyles, tokens } from '@fluentui/react-components';

/** The list that opens below a text field. */
export const useSuggestionStyles = makeStyles({
  box: { position: 'relative' },
  list: {
    position: 'absolute',
    zIndex: 3,
    top: 'calc(100% + 4px)',
    '&[data-upward]': { top: 'auto', bottom: 'calc(100% + 4px)' },
    left: 0,
    right: 0,
    maxHeight: '264px',
    overflowY: 'auto',
    margin: 0,
    padding: '4px',
    listStyleType: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
  },
  option: {
    padding: '8px 10px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Hover },
});
