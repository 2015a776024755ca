/**
 * Memory that is used again for the next image. Large arrays that live for one image made the garbage collector run
 * every fifth image.
 */
export class Scratch {
  #memory = new Float32Array(0);

  /** What is in it may come from an earlier use, and is overwritten by the next one. */
  take(length: number): Float32Array {
    if (this.#memory.length < length) this.#memory = new Float32Array(length);
    return this.#memory.subarray(0, length);
  }
}
