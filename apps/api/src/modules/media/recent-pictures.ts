/** The pictures asked for last, up to a number of bytes. */
export class RecentPictures<Picture extends { bytes: Buffer }> {
  readonly #maxBytes: number;
  readonly #pictures = new Map<string, Picture>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(name: string): Picture | undefined {
    const picture = this.#pictures.get(name);
    if (picture === undefined) return undefined;
    // A map lists its entries in the order they came, so the first is always the one longest unused.
    this.#pictures.delete(name);
    this.#pictures.set(name, picture);
    return picture;
  }

  add(name: string, picture: Picture): void {
    if (this.#pictures.has(name)) return;
    this.#pictures.set(name, picture);
    this.#bytes += picture.bytes.length;
    for (const [oldest, { bytes }] of this.#pictures) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pictures.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
