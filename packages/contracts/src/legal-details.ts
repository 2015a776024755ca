import { z } from 'zod';
import { brand } from './brand.ts';
import { checkGstin } from './merchants/gstin.ts';

const line = z.string().trim().min(1).max(200);

/**
 * The company details that Indian consumer rules require on the website and on documents. The defaults below are
 * marked as demo values. Deployments override them by configuration.
 */
export const legalDetailsSchema = z.object({
  /** Marks the details as placeholders, both on pages and in documents. */
  isDemo: z.boolean(),
  entityName: line,
  /** As printed, including the city with its PIN code and the state. */
  registeredAddress: z.array(line).min(1).max(6),
  city: line,
  pincode: z.string().regex(/^[1-9]\d{5}$/, 'Invalid PIN code.'),
  gstin: z.string().refine((gstin) => checkGstin(gstin).valid, 'Invalid GSTIN.'),
  /** Corporate Identification Number from the company register. */
  cin: z.string().regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'Invalid CIN.'),
  grievanceOfficer: z.object({
    name: line,
    designation: line,
    email: z.email().max(254),
    phone: line,
  }),
});

export type LegalDetails = z.infer<typeof legalDetailsSchema>;

export const demoLegalDetails: LegalDetails = {
  isDemo: true,
  entityName: `${brand.name} Demo Private Limited`,
  registeredAddress: brand.address.slice(1),
  city: 'Bengaluru',
  pincode: '560025',
  gstin: '29AAACP9999Q1Z0',
  cin: 'U47912KA2019PTC999999',
  grievanceOfficer: {
    name: 'Demo Officer',
    designation: 'Grievance Officer',
    email: brand.email,
    phone: brand.phone,
  },
};
