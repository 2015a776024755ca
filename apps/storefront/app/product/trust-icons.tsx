import { brand } from '@postprocure/contracts/brand';
import { Icon, type IconName } from '@postprocure/ui/icon';

const promises: readonly { icon: IconName; text: string }[] = [
  { icon: 'truck', text: 'Free Delivery' },
  { icon: 'medal', text: 'Quality Product' },
  { icon: 'box', text: `${brand.name} Delivered` },
  { icon: 'lock', text: 'Secure Transaction' },
];

export const TrustIcons = () => (
  <ul className="grid grid-cols-4 gap-2 cramped:grid-cols-2 self-start text-center text-xs font-semibold">
    {promises.map(({ icon, text }) => (
      <li key={text} className="grid content-start justify-items-center gap-2">
        <span className="grid size-12 place-items-center rounded-full bg-peacock-soft text-peacock">
          <Icon name={icon} className="size-6" />
        </span>
        {text}
      </li>
    ))}
  </ul>
);
