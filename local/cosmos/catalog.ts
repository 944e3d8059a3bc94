import { Container } from './container.ts';
import type { MetaSnapshot } from './journal/journalLine.ts';
import { Account, type PackageAccount } from './query/vercelInternals.ts';

/**
 * Databases and containers. The package's account stores their definitions. Documents are stored here by the container's
 * `_rid`, because the package deletes a container's documents when its definition is replaced.
 */
export class Catalog {
  #account: PackageAccount = new Account('127.0.0.1', 0);
  readonly #containers = new Map<string, Container>();

  get account(): PackageAccount {
    return this.#account;
  }

  /** Undefined when the database or the container does not exist. `isNew` is true on the first use of the container. */
  find(databaseId: string, containerId: string): { container: Container; isNew: boolean } | undefined {
    const database = this.#account.database(databaseId);
    const record = database.read() && database.collection(containerId).read();
    if (!record) return undefined;
    const isNew = !this.#containers.has(record._rid);
    return { container: this.#getOrCreateContainer(record._rid, databaseId, containerId), isNew };
  }

  findByRid(rid: string): Container | undefined {
    return this.#containers.get(rid);
  }

  containers(): Container[] {
    return [...this.#containers.values()];
  }

  get liveBytes(): number {
    return this.containers().reduce((total, { liveBytes }) => total + liveBytes, 0);
  }

  snapshot(): MetaSnapshot {
    const { databases } = this.#account;
    return {
      ridCount: databases._ridCount,
      databases: [...databases._data.values()].map((database) => ({
        record: database.read() ?? { id: '', _rid: '' },
        ridCount: database.collections._ridCount,
        containers: [...database.collections._data.values()].map(
          (container) => container.read() ?? { id: '', _rid: '' },
        ),
      })),
    };
  }

  /** Restores databases and containers from a snapshot and frees the documents of containers that no longer exist. */
  restore(snapshot: MetaSnapshot): void {
    this.#account = new Account('127.0.0.1', 0);
    const { databases } = this.#account;
    for (const { record, ridCount, containers } of snapshot.databases) {
      databases._set(record);
      const { collections } = this.#account.database(record.id);
      for (const container of containers) {
        collections._set(container);
        this.#getOrCreateContainer(container._rid, record.id, container.id);
      }
      collections._ridCount = ridCount;
    }
    databases._ridCount = snapshot.ridCount;
    this.removeDeletedContainers();
  }

  /** Frees the documents of containers that were deleted. */
  removeDeletedContainers(): void {
    const existingRids = new Set(
      this.snapshot().databases.flatMap(({ containers }) => containers.map((c) => c._rid)),
    );
    for (const rid of this.#containers.keys()) if (!existingRids.has(rid)) this.#containers.delete(rid);
  }

  #getOrCreateContainer(rid: string, databaseId: string, containerId: string): Container {
    const existing = this.#containers.get(rid);
    if (existing) return existing;
    const container = new Container(rid, () => {
      const record = this.#account.database(databaseId).collection(containerId).read();
      return record ?? { id: containerId, _rid: rid };
    });
    this.#containers.set(rid, container);
    return container;
  }
}
