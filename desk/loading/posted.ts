import { data } from "react-router";

/** What a form has sent, as texts: a file is nothing. */
export class Posted {
  readonly #data: FormData;

  constructor(data: FormData) {
    this.#data = data;
  }

  text(name: string): string {
    const value = this.#data.get(name);
    return typeof value === "string" ? value.trim() : "";
  }

  texts(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === "string");
  }

  isOn(name: string): boolean {
    return this.#data.has(name);
  }

  /** Digits alone: some mail programs copy a space with a code. */
  code(): string {
    return this.text("code").replaceAll(/\D/g, "");
  }
}

export async function posted(request: Request): Promise<Posted> {
  try {
    return new Posted(await request.formData());
  } catch {
    throw data(null, { status: 400 });
  }
}
