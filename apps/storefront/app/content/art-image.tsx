import { imageUrl } from '@postprocure/contracts/images/image';
import { Image } from '@postprocure/ui/image';

interface ArtImageProps {
  /** A name from `artIcons`. */
  icon: string;
  scene: number;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** A decorative drawing of an icon in its natural colours. */
export const ArtImage = ({ icon, scene, ...rest }: ArtImageProps) => (
  <Image src={imageUrl(`art/${icon}/natural/${scene}`)} alt="" {...rest} />
);
