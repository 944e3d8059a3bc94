import { randomInt } from 'node:crypto';

interface Planted {
  readonly field: string;
  readonly needle: string;
}

/** A planted value that was found where it must not be. */
export interface Leak {
  readonly field: string;
  readonly where: string;
}

const letter = () => String.fromCharCode(97 + randomInt(26));

/** Unique values that a test plants in fields, and later searches for wherever they must not appear. */
export class Canaries {
  readonly #planted: Planted[] = [];

  get count(): number {
    return this.#planted.length;
  }

  /** A word for any text. */
  readonly word = (field: string): string => {
    const needle = `Zq${Array.from({ length: 10 }, letter).join('')}`;
    return this.#plant(field, needle);
  };

  readonly email = (field: string): string => `${this.word(field)}@firm.example`;

  /** A formatted phone number. Also searched for by its digits. */
  readonly phone = (field: string): string => {
    const digits = `323${randomInt(200, 999)}${String(randomInt(10_000)).padStart(4, '0')}`;
    this.#plant(field, digits);
    return this.#plant(field, `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`);
  };

  /** A birth date (YYYY-MM-DD), before any date that the portal writes. */
  readonly birthDate = (field: string): string => {
    const part = (below: number) => String(randomInt(1, below)).padStart(2, '0');
    return this.#plant(field, `19${String(randomInt(1, 60)).padStart(2, '0')}-${part(13)}-${part(29)}`);
  };

  /** The planted values that a text contains, ignoring case. `allowed` names fields that may appear. */
  leaks(where: string, text: string, allowed: readonly string[] = []): Leak[] {
    const lower = text.toLowerCase();
    return this.#planted
      .filter(({ field, needle }) => !allowed.includes(field) && lower.includes(needle.toLowerCase()))
      .map(({ field }) => ({ field, where }));
  }

  #plant(field: string, needle: string): string {
    this.#planted.push({ field, needle });
    return needle;
  }
}
