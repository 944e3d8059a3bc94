/** What was made of the latest texts: of each once, as long as it is among so many. */
export class Latest<Made> {
  readonly #made = new Map<string, Made>();
  readonly #make: (text: string) => Made;
  readonly #most: number;

  constructor(most: number, make: (text: string) => Made) {
    this.#most = most;
    this.#make = make;
  }

  of(text: string): Made {
    const known = this.#made.get(text);
    if (known !== undefined) return known;
    const made = this.#make(text);
    const [oldest] = this.#made.keys();
    if (this.#made.size >= this.#most && oldest !== undefined) this.#made.delete(oldest);
    this.#made.set(text, made);
    return made;
  }
}
