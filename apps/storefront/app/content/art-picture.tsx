import { pictureUrl } from '@postprocure/contracts/picture';
import { Picture } from '@postprocure/ui/picture';

interface ArtPictureProps {
  /** A name of `artIcons`. */
  icon: string;
  scene: number;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** Our own art as decoration. The icon keeps its natural colours, which every icon has. */
export const ArtPicture = ({ icon, scene, ...rest }: ArtPictureProps) => (
  <Picture src={pictureUrl(`art/${icon}/natural/${scene}`)} alt="" {...rest} />
);
