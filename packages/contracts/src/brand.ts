/** Name and contact details of the product. Do not repeat them elsewhere. */
export const brand = {
  name: 'Post Procure',
  tagline: 'List. Sell. Procure. Repeat.',
  foundedYear: 2019,
  email: 'support@postprocure.in',
  phone: '+91-98765-43210',
  location: 'Bengaluru, India',
  address: ['Post Procure', '14 Residency Road', 'Bengaluru 560025', 'Karnataka, India'],
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/postprocure' },
    { name: 'YouTube', url: 'https://www.youtube.com/@postprocure' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/postprocure' },
  ],
} as const;
