import type { FormDefinition } from './form-definition.ts';
import { termsVersion } from './terms-version.ts';

export const resellerForm = {
  kind: 'reseller',
  submitLabel: 'Apply Now',
  successMessage: 'Your reseller application has been submitted successfully!',
  failureMessage: 'Your application has not been sent yet. Please check the form.',
  sender: { name: ['fullName'], email: 'email', phone: 'phone' },
  steps: [
    {
      title: 'Personal information',
      fields: [
        {
          name: 'fullName',
          label: 'Full name',
          type: 'text',
          maxLength: 200,
          autoComplete: 'name',
          missing: 'Please enter your full name.',
        },
        {
          name: 'email',
          label: 'Email',
          type: 'email',
          missing: 'Please enter your email address.',
          width: 'half',
        },
        {
          name: 'phone',
          label: 'Phone',
          type: 'phone',
          strict: false,
          missing: 'Please enter your phone number.',
          width: 'half',
        },
      ],
    },
    {
      title: 'Business details',
      fields: [
        {
          name: 'businessName',
          label: 'Business name',
          type: 'text',
          maxLength: 200,
          autoComplete: 'organization',
          missing: 'Please enter your business name.',
        },
        {
          name: 'website',
          label: 'Website',
          type: 'webAddress',
          placeholder: 'https://',
          width: 'half',
        },
        {
          name: 'businessType',
          label: 'Business type',
          type: 'choice',
          placeholder: 'Choose a type',
          missing: 'Please choose your business type.',
          width: 'half',
          options: [
            { value: 'dropshipper', label: 'Dropshipper' },
            { value: 'e-commerce-store', label: 'E-commerce store' },
            { value: 'retailer', label: 'Retailer' },
            { value: 'wholesaler', label: 'Wholesaler' },
            { value: 'other', label: 'Other' },
          ],
        },
      ],
    },
    {
      title: 'Agreement',
      fields: [
        {
          name: 'agreeTerms',
          label:
            'I have read and agree to the [Terms of Use](/terms) and the [User Agreement](/user-agreement).',
          type: 'consent',
          version: termsVersion,
          missing: 'Please agree to the terms.',
        },
      ],
    },
  ],
} as const satisfies FormDefinition;
