import { makeStyles, tokens } from '@fluentui/react-components';

/** A panel that opens below a button at the right edge of the list. */
export const usePanelStyles = makeStyles({
  panel: {
    position: 'absolute',
    zIndex: 3,
    top: '100%',
    right: 0,
    display: 'grid',
    gap: '8px',
    boxSizing: 'border-box',
    width: 'min(400px, 100%)',
    maxHeight: '420px',
    overflowY: 'auto',
    padding: '12px',
    textAlign: 'start',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
  },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
