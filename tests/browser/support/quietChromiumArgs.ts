/**
 * Features of Chromium that are switched off. It heeds the last such list alone, so this one repeats Playwright's and
 * adds what a whole browser does beside the page, which takes as much of the processor as the page itself: renderers
 * kept in reserve, and pages behind the buttons and the address bar of a window that nobody sees.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIReloadButton',
];

/** Arguments that switch off what Chromium does beside the page, and its own traffic: it is to talk to the portal alone. */
export const quietChromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];
