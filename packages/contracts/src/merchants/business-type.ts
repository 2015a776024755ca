export const businessTypes = ['proprietorship', 'partnership', 'llp', 'company', 'other'] as const;

export type BusinessType = (typeof businessTypes)[number];

export const businessTypeNames: Record<BusinessType, string> = {
  proprietorship: 'Sole proprietorship',
  partnership: 'Partnership',
  llp: 'Limited liability partnership (LLP)',
  company: 'Company',
  other: 'Trust, society, HUF or other',
};
