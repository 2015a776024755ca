import { z } from 'zod';
import { passwordRequest } from '../accounts/account.ts';
import { findAccountNumberFault, findIfscFault } from './bank-account.ts';
import { isEmail } from '../tickets/email.ts';
import { indianPhoneMessage, toE164 } from '../tickets/phone.ts';
import { findGstinFault } from './gstin.ts';
import { indianStateCodes } from '../indian-state.ts';
import { findPanFault, normalizeTaxId } from './pan.ts';
import { findPincodeFault } from '../shipments/pin-code-state.ts';
import { businessTypes } from './business-type.ts';
import { text } from '../text.ts';

const required = (max: number, message: string) => text(max).trim().min(1, message);
const taxId = text(40).transform(normalizeTaxId);

export const merchantProfileUpdate = z
  .object({
    businessType: z.enum(businessTypes),
    legalName: required(200, 'Enter the legal name of the business.'),
    pan: taxId,
    gst: z.discriminatedUnion('registered', [
      z.object({ registered: z.literal(true), gstin: taxId }),
      z.object({
        registered: z.literal(false),
        declared: z.literal(true, 'Confirm that the business is not registered for GST.'),
      }),
    ]),
    address: z.object({
      line1: required(200, 'Enter the address.'),
      line2: text(200).trim(),
      city: required(100, 'Enter the town or city.'),
      stateCode: z.enum(indianStateCodes),
      pincode: text(10).trim(),
    }),
  })
  .superRefine(({ pan, gst, address: { pincode, stateCode } }, context) => {
    const refuse = (path: string[], message: string | null) => {
      if (message !== null) context.addIssue({ code: 'custom', path, message });
    };
    refuse(['pan'], findPanFault(pan));
    if (gst.registered) refuse(['gst', 'gstin'], findGstinFault(gst.gstin, { pan, stateCode }));
    refuse(['address', 'pincode'], findPincodeFault(pincode, stateCode));
  });

const refineText = (find: (value: string) => string | null) => (value: string, context: z.RefinementCtx) => {
  const message = find(value);
  if (message !== null) context.addIssue({ code: 'custom', message });
};

export const bankAccountUpdate = z.object({
  holder: required(120, 'Enter the name of the account holder.'),
  accountNumber: text(40)
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .superRefine(refineText(findAccountNumberFault)),
  ifsc: taxId.superRefine(refineText(findIfscFault)),
  ...passwordRequest.shape,
});

export const merchantProfile = z.object({
  businessType: z.enum(businessTypes).nullable(),
  legalName: z.string().nullable(),
  pan: z.string().nullable().describe('Masked for users who cannot change it'),
  gstin: z.string().nullable(),
  unregisteredSince: z.iso
    .datetime()
    .nullable()
    .describe('When the merchant declared that it is not registered for GST'),
  address: z
    .object({
      line1: z.string(),
      line2: z.string(),
      city: z.string(),
      stateCode: z.enum(indianStateCodes),
      pincode: z.string(),
    })
    .nullable(),
  bank: z
    .object({ holder: z.string(), ifsc: z.string(), lastDigits: z.string() })
    .nullable()
    .describe('The full account number is never returned'),
  updatedAt: z.iso.datetime().nullable(),
});

export const brandUpdate = z.object({
  name: required(120, 'Enter the name of your brand.'),
  supportEmail: text(254)
    .trim()
    .refine((value) => value === '' || isEmail(value), 'Enter an email address, such as name@example.in.'),
  supportPhone: text(40)
    .trim()
    .transform((typed) => (typed === '' ? '' : toE164(typed)))
    .refine((value) => value !== null, indianPhoneMessage),
});

export const brandProfile = z.object({
  name: z.string(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  logoUrl: z.string().nullable(),
});

export type MerchantProfileUpdate = z.output<typeof merchantProfileUpdate>;
export type MerchantProfileInput = z.input<typeof merchantProfileUpdate>;
export type BankAccountUpdate = z.output<typeof bankAccountUpdate>;
export type MerchantProfile = z.infer<typeof merchantProfile>;
export type BrandUpdate = z.output<typeof brandUpdate>;
export type BrandProfile = z.infer<typeof brandProfile>;
