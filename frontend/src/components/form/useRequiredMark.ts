import { makeStyles, tokens } from '@fluentui/react-components';

/**
 * The asterisk after the label of a required field. It is generated content and not part of the label, because screen
 * readers get the same from aria-required. A no-break space keeps it on the line of the last word.
 */
export const useRequiredMark = makeStyles({
  required: {
    '::after': {
      content: ['"\\a0*"', '"\\a0*" / ""'],
      color: tokens.colorStatusDangerForeground1,
      fontWeight: tokens.fontWeightRegular,
    },
  },
});
