/**
 * Types of the classes that Azurite's startup program uses; the package publishes none. The portal uses them (main.ts)
 * because that program has no option to save a change before its response, or to report uploads.
 * Trailing parameters that keep their defaults are not declared.
 */
declare module 'azurite/dist/src/common/ServerBase.js' {
  import type { Server } from 'node:http';

  export interface LokiDatabase {
    autosaveDirty(): boolean;
    saveDatabase(done: (error?: Error | null) => void): void;
    throttledSavePending: boolean;
  }

  export interface PersistenceLocation {
    locationId: string;
    locationPath: string;
    maxConcurrency: number;
  }

  export interface StorageServer {
    readonly httpServer: Server;
    readonly metadataStore: { readonly db: LokiDatabase };
    readonly extentMetadataStore: { readonly db: LokiDatabase };
    start(): Promise<void>;
    close(): Promise<void>;
    getHttpServerAddress(): string;
  }

  export type ConfigurationArguments = [
    host: string,
    port: number,
    keepAliveTimeoutSeconds: number,
    metadataDBPath: string,
    extentDBPath: string,
    persistence: PersistenceLocation[],
    enableAccessLog: boolean,
    accessLog: undefined,
    enableDebugLog: boolean,
    debugLogFilePath: undefined,
    loose: boolean,
    skipApiVersionCheck: boolean,
  ];
}

declare module 'azurite/dist/src/blob/BlobConfiguration.js' {
  import type { ConfigurationArguments } from 'azurite/dist/src/common/ServerBase.js';
  const exports: { default: new (...settings: ConfigurationArguments) => object };
  export default exports;
}

declare module 'azurite/dist/src/blob/BlobServer.js' {
  import type { StorageServer } from 'azurite/dist/src/common/ServerBase.js';
  const exports: { default: new (configuration: object) => StorageServer };
  export default exports;
}

declare module 'azurite/dist/src/queue/QueueConfiguration.js' {
  import type { ConfigurationArguments } from 'azurite/dist/src/common/ServerBase.js';
  const exports: { default: new (...settings: ConfigurationArguments) => object };
  export default exports;
}

declare module 'azurite/dist/src/queue/QueueServer.js' {
  import type { StorageServer } from 'azurite/dist/src/common/ServerBase.js';
  const exports: { default: new (configuration: object) => StorageServer };
  export default exports;
}
