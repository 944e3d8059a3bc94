/** Whether a page uses the whole window: without the navigation beside it. */
export const isWorkspace = (pathname: string): boolean => /\/(?:assemble|check-pages)$/.test(pathname);
