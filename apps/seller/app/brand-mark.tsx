import { brand } from '@postprocure/contracts/brand';

export const BrandMark = () => (
  <p className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight">
    <img src="/favicon.svg" alt="" width={36} height={36} />
    {brand.name}
  </p>
);
