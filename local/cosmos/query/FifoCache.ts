/** Caches the values created for the most recent texts, at most `maxSize` of them. Evicts the oldest value. */
export class FifoCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #create: (text: string) => Value;
  readonly #maxSize: number;

  constructor(maxSize: number, create: (text: string) => Value) {
    this.#maxSize = maxSize;
    this.#create = create;
  }

  get(text: string): Value {
    const cached = this.#values.get(text);
    if (cached !== undefined) return cached;
    const value = this.#create(text);
    const [oldest] = this.#values.keys();
    if (this.#values.size >= this.#maxSize && oldest !== undefined) this.#values.delete(oldest);
    this.#values.set(text, value);
    return value;
  }
}
