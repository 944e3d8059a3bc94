import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of a list of events along a vertical line with a dot for each. */
export const useTimelineStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  entry: {
    position: 'relative',
    padding: '0 0 20px 24px',
    breakInside: 'avoid',
    '::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '6px',
      boxSizing: 'border-box',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      border: `2px solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '5px',
      top: '22px',
      bottom: '-2px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    '&:first-child::before': {
      border: 'none',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '&:last-child': { paddingBottom: 0 },
  },
});
