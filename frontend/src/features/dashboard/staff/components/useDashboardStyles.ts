import { makeStyles, tokens } from '@fluentui/react-components';
import { column } from '../../../../components/layout/shapes.ts';

/** Layout of the staff dashboard. The minimum heights prevent layout shifts when the figures load. */
export const useDashboardStyles = makeStyles({
  dashboard: { ...column('12px') },
  strip: {
    ...column('6px 16px'),
    padding: '6px 16px',
    '@media (max-width: 599px)': { gap: '6px', padding: '8px 12px' },
  },
  stats: {
    display: 'grid',
    gap: '8px 16px',
    margin: 0,
    gridTemplateColumns: '1fr 0.9fr 1fr 1.25fr',
    // Large figures and longer languages need the room.
    '@media (max-width: 1099px)': { gridTemplateColumns: '1fr 1fr' },
    '@media (max-width: 359px)': { gridTemplateColumns: '1fr' },
  },
  stat: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    columnGap: '10px',
    boxSizing: 'border-box',
    minHeight: '40px',
    paddingLeft: '12px',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { paddingLeft: 0, borderLeft: 'none' },
    '@media (max-width: 1099px)': { ':nth-child(odd)': { paddingLeft: 0, borderLeft: 'none' } },
  },
  widgets: {
    ...column('16px'),
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
  widget: { boxSizing: 'border-box', height: '100%', padding: 'clamp(12px, 2vw, 20px)' },
});
