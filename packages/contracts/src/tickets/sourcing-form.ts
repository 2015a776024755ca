import type { FormDefinition } from './form-definition.ts';
import { termsVersion } from './terms-version.ts';

export const sourcingForm = {
  kind: 'sourcing',
  submitLabel: 'Submit request',
  successMessage:
    'Your sourcing request has been submitted successfully! Our team will review it and get back to you shortly.',
  failureMessage: 'Your request has not been sent yet. Please check the form.',
  sender: { name: ['requesterName'], email: 'requesterEmail', phone: 'requesterPhone' },
  steps: [
    {
      title: 'Contact and product',
      fields: [
        {
          name: 'requesterName',
          label: 'Your name',
          type: 'text',
          maxLength: 200,
          autoComplete: 'name',
          missing: 'Please enter your name.',
        },
        {
          name: 'requesterEmail',
          label: 'Your email',
          type: 'email',
          missing: 'Please enter your email address.',
          width: 'half',
        },
        {
          name: 'requesterPhone',
          label: 'Your phone',
          type: 'phone',
          strict: true,
          missing: 'Please enter your phone number.',
          width: 'half',
        },
        {
          name: 'productCategory',
          label: 'Product category',
          type: 'choice',
          placeholder: 'Choose a category',
          missing: 'Please choose a product category.',
          width: 'half',
          options: [
            { value: 'electronics', label: 'Electronics' },
            { value: 'apparel', label: 'Apparel' },
            { value: 'home-kitchen', label: 'Home and kitchen' },
            { value: 'health-beauty', label: 'Health and beauty' },
            { value: 'jewelry', label: 'Jewellery' },
            { value: 'sports-outdoor', label: 'Sports and outdoor' },
            { value: 'toys-games', label: 'Toys and games' },
            { value: 'other', label: 'Other' },
          ],
        },
        {
          name: 'productName',
          label: 'Product name',
          type: 'text',
          maxLength: 300,
          missing: 'Please enter the product name.',
          width: 'half',
        },
        {
          name: 'minQuantity',
          label: 'Minimum quantity',
          type: 'wholeNumber',
          min: 1,
          max: 100_000_000,
          placeholder: 'e.g. 500 units minimum',
          missing: 'Please enter the minimum quantity.',
          width: 'half',
        },
        {
          name: 'targetPrice',
          label: 'Target price per unit (INR)',
          type: 'rupees',
          width: 'half',
        },
      ],
    },
    {
      title: 'Specifications',
      fields: [
        {
          name: 'qualityStandards',
          label: 'Quality standards',
          type: 'longText',
          maxLength: 3000,
          placeholder: 'Materials, certificates, tolerances',
        },
        {
          name: 'customizationNeeds',
          label: 'Customisation',
          type: 'longText',
          maxLength: 3000,
          placeholder: 'Logo, colours, packing, labels',
        },
        {
          name: 'referenceLinks',
          label: 'Reference links',
          type: 'links',
          maxLength: 3000,
          hint: 'Enter one link per line.',
          placeholder: 'https://',
        },
      ],
    },
    {
      title: 'Review',
      fields: [
        {
          name: 'agreeTerms',
          label: 'I have checked the summary and agree to the [Terms of Use](/terms).',
          type: 'consent',
          version: termsVersion,
          missing: 'Please agree to the terms.',
        },
      ],
    },
  ],
} as const satisfies FormDefinition;
