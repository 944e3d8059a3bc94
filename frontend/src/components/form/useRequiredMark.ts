import { makeStyles, tokens } from '@fluentui/react-components';

/**
 * The asterisk behind the label of a field that must be filled. Drawn, so that it is no part of the label's words:
 * screen readers learn the same from aria-required. A no-break space keeps it beside the last word.
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
