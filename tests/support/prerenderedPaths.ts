/** The public pages whose HTML has their content. A test compares them with the build. */
export const prerenderedPaths = [
  '/client/request',
  '/request-status',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/terms',
  '/privacy',
  '/status',
  '/test-downloads',
  '/404',
];
