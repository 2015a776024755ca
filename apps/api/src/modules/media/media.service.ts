import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Pool } from '@postprocure/db/pool';
import { WorkSlots } from '../../work-slots.ts';
import { createArtRenderer } from './art-renderer.ts';
import type { PictureAddress } from './picture-address.ts';
import { createPictureStore } from './picture-store.ts';
import { RecentPictures } from './recent-pictures.ts';
import { createSharedWork } from './shared-work.ts';
import { createWebPictures } from './web-pictures.ts';

export interface MediaDependencies {
  /** Where finished pictures are kept; may be emptied at any time. */
  directory: string;
  reads: Pick<Pool, 'query'>;
  /** Only for tests: imported pictures may come from this machine. */
  allowPrivateHosts?: boolean;
}

export interface Picture {
  bytes: Buffer;
  etag: string;
}

export interface MediaService {
  /** Null when there is no such picture; rejects with OVERLOADED when too many wait to be drawn. */
  getPicture(address: PictureAddress): Promise<Picture | null>;
}

/** Raised whenever drawings look different, so that those of an earlier release are not served from disk. */
const drawingVersion = 1;
const recentBytes = 24_000_000;

const toPicture = (bytes: Buffer): Picture => ({
  bytes,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
});

export const createMediaService = ({
  directory,
  reads,
  allowPrivateHosts = false,
}: MediaDependencies): MediaService => {
  // One thread a picture: several at once are drawn side by side, and the rest of the machine stays free.
  sharp.concurrency(1);
  const store = createPictureStore(directory);
  const recent = new RecentPictures<Picture>(recentBytes);
  const renders = new WorkSlots({ max: 2, maxWaiting: 120, maxWaitMs: 8000 });
  const share = createSharedWork<Picture | null>();
  const renderArt = createArtRenderer();
  const webPictures = createWebPictures({ reads, store, allowPrivateHosts });

  const make = async ({ source, width, format }: PictureAddress): Promise<Buffer | null> => {
    if (source.kind === 'art') return renders.run(() => renderArt(source.picture, width, format));
    const master = await webPictures.getMaster(source.id);
    return master && renders.run(() => webPictures.render(master, width, format));
  };

  const readOrMake = async (name: string, address: PictureAddress): Promise<Picture | null> => {
    const stored = await store.read(name);
    const bytes = stored ?? (await make(address));
    if (bytes === null) return null;
    if (stored === null) await store.write(name, bytes);
    const picture = toPicture(bytes);
    recent.add(name, picture);
    return picture;
  };

  return {
    getPicture: async (address) => {
      const { key, source, width, format } = address;
      const folder = source.kind === 'art' ? `v${drawingVersion}/${key}` : key;
      const name = `${folder}/${width}.${format}`;
      return recent.get(name) ?? share(name, () => readOrMake(name, address));
    },
  };
};
