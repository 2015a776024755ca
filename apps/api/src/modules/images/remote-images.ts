import sharp from 'sharp';
import type { Executor } from '@postprocure/db/pool';
import { listingImageWidth } from '@postprocure/contracts/images/image';
import { Semaphore } from '../../limits/semaphore.ts';
import { encodeImage } from './image-encoder.ts';
import type { ImageFiles } from './image-store.ts';
import type { Rendition } from './image-url.ts';
import { createSingleFlight } from './single-flight.ts';
import { downloadRemoteImage } from './remote-image-download.ts';
import { readRemoteImageUrl } from './remote-image.repository.ts';

const failureMemoryMs = 600_000;
const maxRememberedFailures = 10_000;
const maxPixels = 40_000_000;
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const fitSquare = (bytes: Buffer, width: number) =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, width, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' });

/** The stored form of an imported image: square, on white, without metadata. */
const normalizeImage = async (download: Buffer): Promise<Buffer> => {
  const { format } = await sharp(download, { limitInputPixels: maxPixels }).metadata();
  if (!acceptedFormats.has(format)) throw new Error(`${format} is not accepted`);
  return fitSquare(download, listingImageWidth).webp({ quality: 92, effort: 3 }).toBuffer();
};

interface RemoteImagesDependencies {
  reads: Executor;
  masters: ImageFiles;
  allowPrivateHosts: boolean;
}

/** Images from imported catalogues. Each is downloaded once, stored in one size, and scaled down from there. */
export const createRemoteImages = ({ reads, masters, allowPrivateHosts }: RemoteImagesDependencies) => {
  const downloads = new Semaphore({ max: 4, maxWaiting: 60, maxWaitMs: 4000 });
  const share = createSingleFlight<Buffer | null>();
  const failedUntil = new Map<number, number>();

  const rememberFailure = (id: number): void => {
    failedUntil.delete(id);
    failedUntil.set(id, Date.now() + failureMemoryMs);
    const [oldest] = failedUntil.keys();
    if (failedUntil.size > maxRememberedFailures && oldest !== undefined) failedUntil.delete(oldest);
  };

  const fetchMaster = async (id: number, name: string): Promise<Buffer | null> => {
    const sourceUrl = await readRemoteImageUrl(reads, id);
    if (sourceUrl === null) return null;
    return downloads.run(async () => {
      try {
        const master = await normalizeImage(await downloadRemoteImage(sourceUrl, { allowPrivateHosts }));
        await masters.write(name, master);
        return master;
      } catch {
        // No error is reported if the host is unreachable or did not send an image: neither we nor the visitor can
        // fix that.
        rememberFailure(id);
        return null;
      }
    });
  };

  /** Null if the image does not exist or could not be downloaded. */
  const getMaster = async (id: number): Promise<Buffer | null> => {
    if ((failedUntil.get(id) ?? 0) > Date.now()) return null;
    const name = `web/${id}/master-${listingImageWidth}.webp`;
    return (await masters.read(name)) ?? share(name, () => fetchMaster(id, name));
  };

  const render = (master: Buffer, { width, format }: Rendition): Promise<Buffer> =>
    encodeImage(fitSquare(master, width), { format, width });

  return { getMaster, render };
};
