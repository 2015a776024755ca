import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Pool } from '@postprocure/db/pool';
import { Semaphore } from '../../limits/semaphore.ts';
import { createArtRenderer } from './art-renderer.ts';
import type { ImageAddress } from './image-url.ts';
import { createImageStore } from './image-store.ts';
import { ImageCache } from './image-cache.ts';
import { createSingleFlight } from './single-flight.ts';
import { createRemoteImages } from './remote-images.ts';

export interface MediaDependencies {
  /** Where finished images are kept; may be emptied at any time. */
  directory: string;
  reads: Pick<Pool, 'query'>;
  /** Only for tests: imported images may come from this machine. */
  allowPrivateHosts?: boolean;
}

export interface Image {
  bytes: Buffer;
  etag: string;
}

export interface MediaService {
  /** Null when there is no such image; rejects with OVERLOADED when too many wait to be drawn. */
  getImage(address: ImageAddress): Promise<Image | null>;
}

/** Raised whenever drawings look different, so that those of an earlier release are not served from disk. */
const drawingVersion = 1;
const recentBytes = 24_000_000;

const toImage = (bytes: Buffer): Image => ({
  bytes,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
});

export const createMediaService = ({
  directory,
  reads,
  allowPrivateHosts = false,
}: MediaDependencies): MediaService => {
  // One thread an image: several at once are drawn side by side, and the rest of the machine stays free.
  sharp.concurrency(1);
  const store = createImageStore(directory);
  const recent = new ImageCache<Image>(recentBytes);
  const renders = new Semaphore({ max: 2, maxWaiting: 120, maxWaitMs: 8000 });
  const share = createSingleFlight<Image | null>();
  const renderArt = createArtRenderer();
  const remoteImages = createRemoteImages({ reads, store, allowPrivateHosts });

  const make = async ({ source, width, format }: ImageAddress): Promise<Buffer | null> => {
    if (source.kind === 'art') return renders.run(() => renderArt(source.image, width, format));
    const master = await remoteImages.getMaster(source.id);
    return master && renders.run(() => remoteImages.render(master, width, format));
  };

  const readOrMake = async (name: string, address: ImageAddress): Promise<Image | null> => {
    const stored = await store.read(name);
    const bytes = stored ?? (await make(address));
    if (bytes === null) return null;
    if (stored === null) await store.write(name, bytes);
    const image = toImage(bytes);
    recent.add(name, image);
    return image;
  };

  return {
    getImage: async (address) => {
      const { key, source, width, format } = address;
      const folder = source.kind === 'art' ? `v${drawingVersion}/${key}` : key;
      const name = `${folder}/${width}.${format}`;
      return recent.get(name) ?? share(name, () => readOrMake(name, address));
    },
  };
};
