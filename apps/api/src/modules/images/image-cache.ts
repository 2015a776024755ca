/** The images asked for last, up to a number of bytes. */
export class ImageCache<Image extends { bytes: Buffer }> {
  readonly #maxBytes: number;
  readonly #images = new Map<string, Image>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(name: string): Image | undefined {
    const image = this.#images.get(name);
    if (image === undefined) return undefined;
    // A map lists its entries in the order they came, so the first is always the one longest unused.
    this.#images.delete(name);
    this.#images.set(name, image);
    return image;
  }

  add(name: string, image: Image): void {
    if (this.#images.has(name)) return;
    this.#images.set(name, image);
    this.#bytes += image.bytes.length;
    for (const [oldest, { bytes }] of this.#images) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#images.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
