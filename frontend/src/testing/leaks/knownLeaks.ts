interface KnownLeak {
  readonly what: RegExp;
  /** Matches the frames of the library that made it, or the frame of our code. */
  readonly origin?: RegExp;
  readonly why: string;
}

/** What a test file may leave. Everything of our code is removed all the same. */
export const knownLeaks: readonly KnownLeak[] = [
  {
    what: /^setTimeout$/,
    origin: /@tanstack\/query-core\/.*\/(?:removable|notifyManager)\.js/,
    why: 'It removes unused data from a cache, or reports a change to screens. No screen is left, and none of our code runs.',
  },
  {
    what: /^setTimeout$/,
    origin: /node:internal\/deps\/undici/,
    why: 'The time limits of connections, which it reuses.',
  },
  {
    what: /^setTimeout$/,
    origin: /^at watchCall /,
    why: 'It measures a call that has no answer yet. No screen is left that could show it.',
  },
  {
    what: /^setInterval$/,
    origin: /^at scheduleRenderingUpdate .*\/jsdom\//,
    why: 'It runs the animation frames of the window until there are none.',
  },
  {
    what: /^listener of /,
    origin: /\/react-dom\//,
    why: 'React registers its events once for each document and container, and never removes them.',
  },
  {
    what: /^listener of document for "(?:focus|blur)"$/,
    origin: /@testing-library\/user-event\/.*\/prepareDocument\.js/,
    why: 'It prepares each document once.',
  },
  {
    what: /^channel "msw:/,
    origin: /\/msw\//,
    why: 'It is part of the module, which is loaded once.',
  },
  {
    what: /^<div> in <body>$/,
    origin: /@fluentui\/react-portal\/.*\/usePortalMountNode\.js/,
    why: 'React reads the element of a portal again while it unmounts it, and Fluent makes an empty one.',
  },
  {
    what: /^<style> in <head>$/,
    why: 'Fluent writes its style sheets only once.',
  },
  {
    what: /^<title> in <head>$/,
    why: 'A page always has a title.',
  },
  {
    what: /^listener of window for "popstate"$/,
    origin: /^at listenBeforeRouter .*\/popStateGate\.ts/,
    why: 'It lives as long as the page.',
  },
  {
    what: /^setTimeout$/,
    origin: /^at saveBlob .*\/saveBlob\.ts/,
    why: 'The browser may read the saved file for a minute, whatever the page shows.',
  },
];
