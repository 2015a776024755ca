import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Pool } from '@postprocure/db/pool';
import { LruMap } from '../../limits/lru-map.ts';
import { Semaphore } from '../../limits/semaphore.ts';
import { createArtRenderer } from './art-renderer.ts';
import type { ImageAddress } from './image-url.ts';
import { createImageStore } from './image-store.ts';
import { createSingleFlight } from './single-flight.ts';
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
  /** Null if the image does not exist. Rejects with OVERLOADED if too many images are waiting to be rendered. */
  getImage(address: ImageAddress): Promise<Image | null>;
}

/** Increase it when drawings change, so that images cached on disk by an earlier release are not served. */
const drawingVersion = 1;
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
  const store = createImageStore(directory);
  const cache = new LruMap<string, Image>({ maxSize: cacheBytes, sizeOf: ({ bytes }) => bytes.length });
  const renders = new Semaphore({ max: 2, maxWaiting: 120, maxWaitMs: 8000 });
  const share = createSingleFlight<Image | null>();
  const renderArt = createArtRenderer();
  const remoteImages = createRemoteImages({ reads, store, allowPrivateHosts });

  const make = async ({ source, ...rendition }: ImageAddress): Promise<Buffer | null> => {
    if (source.kind === 'art') return renders.run(() => renderArt(source.image, rendition));
    const master = await remoteImages.getMaster(source.id);
    return master && renders.run(() => remoteImages.render(master, rendition));
  };

  const readOrMake = async (name: string, address: ImageAddress): Promise<Image | null> => {
    const stored = await store.read(name);
    const bytes = stored ?? (await make(address));
    if (bytes === null) return null;
    if (stored === null) await store.write(name, bytes);
    const image = toImage(bytes);
    cache.set(name, image);
    return image;
  };

  return {
    getImage: async (address) => {
      const { key, source, fileName } = address;
      const folder = source.kind === 'art' ? `v${drawingVersion}/${key}` : key;
      const name = `${folder}/${fileName}`;
      return cache.get(name) ?? share(name, () => readOrMake(name, address));
    },
  };
};
