/**
 * Memory that is reused for the next image. Allocating large arrays for each image would make the garbage collector run
 * after every fifth image.
 */
export class Scratch {
  #memory = new Float32Array(0);

  /** The array may still contain earlier data, and the next call returns the same memory. */
  take(length: number): Float32Array {
    if (this.#memory.length < length) this.#memory = new Float32Array(length);
    return this.#memory.subarray(0, length);
  }
}
