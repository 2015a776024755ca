import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Pool } from '@postprocure/db/pool';
import { LruMap } from '../../limits/lru-map.ts';
import { Semaphore } from '../../limits/semaphore.ts';
import { createArtRenderer } from './art-renderer.ts';
import type { ImageAddress } from './image-url.ts';
import { createImageStore } from './image-store.ts';
import { createSingleFlight } from './single-flight.ts';
import { createProductImageRenderer } from './product-image-renderer.ts';
import { createRemoteImages } from './remote-images.ts';

interface ProductImageDependencies {
  /** Cache of rendered images. Its files may be deleted at any time. */
  directory: string;
  reads: Pick<Pool, 'query'>;
  /** For tests, whose imported images come from the local machine. */
  allowPrivateHosts?: boolean;
}

interface Image {
  bytes: Buffer;
  etag: string;
}

export interface ProductImages {
  /**
   * Returns null if the image does not exist. Rejects with OVERLOADED if too many images are waiting to be rendered.
   * Calls `beforeRender` for an image that is in no cache.
   */
  getImage(address: ImageAddress, beforeRender: () => void): Promise<Image | null>;
}

/** Increase this when drawings change, so that images cached on disk by an earlier release are not served. */
const drawingVersion = 7;
const cacheBytes = 24_000_000;

const toImage = (bytes: Buffer): Image => ({
  bytes,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
});

export const createProductImages = ({
  directory,
  reads,
  allowPrivateHosts = false,
}: ProductImageDependencies): ProductImages => {
  // One thread per image: several are rendered in parallel, and other work still gets CPU time.
  sharp.concurrency(1);
  const { masters, renditions } = createImageStore(directory);
  const cache = new LruMap<string, Image>({ maxSize: cacheBytes, sizeOf: ({ bytes }) => bytes.length });
  const renders = new Semaphore({ max: 2, maxWaiting: 120, maxWaitMs: 8000 });
  const share = createSingleFlight<Image | null>();
  const renderArt = createArtRenderer();
  const renderProductImage = createProductImageRenderer();
  const remoteImages = createRemoteImages({ reads, masters, allowPrivateHosts });

  const make = async ({ source, ...rendition }: ImageAddress): Promise<Buffer | null> => {
    if (source.kind === 'art') return renders.run(() => renderArt(source.image, rendition));
    if (source.kind === 'product') return renders.run(() => renderProductImage(source.image, rendition));
    const master = await remoteImages.getMaster(source.id);
    return master && renders.run(() => remoteImages.render(master, rendition));
  };

  const remember = (name: string, bytes: Buffer): Image => {
    const image = toImage(bytes);
    cache.set(name, image);
    return image;
  };

  const makeAndStore = async (name: string, address: ImageAddress): Promise<Image | null> => {
    const bytes = await make(address);
    if (bytes === null) return null;
    await renditions.write(name, bytes);
    return remember(name, bytes);
  };

  return {
    getImage: async (address, beforeRender) => {
      const { key, source, fileName } = address;
      const folder = source.kind === 'web' ? key : `v${drawingVersion}/${key}`;
      const name = `${folder}/${fileName}`;
      const cached = cache.get(name);
      if (cached) return cached;
      const stored = await renditions.read(name);
      if (stored) return remember(name, stored);
      beforeRender();
      return share(name, () => makeAndStore(name, address));
    },
  };
};
