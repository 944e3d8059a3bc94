/** Props of a child of the body that an open dialog must not hide from screen readers. */
export const accessibleBehindDialogs = { 'data-tabster-never-hide': '' };
