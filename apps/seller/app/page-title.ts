import { brand } from '@postprocure/contracts/brand';

export const pageTitle = (name: string): string => `${name} | ${brand.name} for sellers`;
