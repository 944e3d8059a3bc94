/** What the benchmark uses of the packages in this folder. They are not installed when the types are checked. */
declare module 'chrome-launcher' {
  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; kill(): void }>;
}

declare module 'lighthouse' {
  export default function lighthouse(
    url: string,
    flags: {
      readonly port: number;
      readonly onlyCategories: readonly string[];
      readonly logLevel: 'error';
      readonly throttlingMethod: 'devtools';
      readonly disableStorageReset: boolean;
    },
  ): Promise<
    | {
        readonly lhr: {
          readonly runtimeError?: { readonly code: string };
          readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
          readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
        };
      }
    | undefined
  >;
}
